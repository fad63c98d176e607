import { Refusal } from '../refusal.ts'

/** A criterion of a registered study that a person has labelled. */
export interface LabelledRow {
  /** Line number in the file, from 1. */
  line: number
  study: string
  /** Whether every criterion of its study is in the table. */
  isOfWholeStudy: boolean
  kinds: readonly string[]
  /** Whether visitors can answer it themselves. */
  isForPeople: boolean
  text: string
}

const columns = ['study', 'whole_study', 'kinds', 'class', 'text'] as const

/** Reads a table of labels, as CSV. Throws an error that lists all faults, one on each line. */
export function labelledRows(table: string): LabelledRow[] {
  const [header = { line: 1, fields: [] }, ...records] = recordsOf(table.replace(/^\uFEFF/, ''))
  const absent = columns.filter((column) => !header.fields.includes(column))
  if (absent.length > 0) throw new Refusal(`The table has no column ${absent.join(', ')}.`)
  const short = records.filter(({ fields }) => fields.length !== header.fields.length)
  if (short.length > 0) throw new Refusal(short.map(({ line }) => shortRow(line, header.fields.length)).join('\n'))
  return records.map(({ line, fields }) => {
    const field = (column: (typeof columns)[number]) => fields[header.fields.indexOf(column)]?.trim() ?? ''
    return {
      line,
      study: field('study'),
      isOfWholeStudy: field('whole_study') === 'yes',
      kinds: field('kinds')
        .split(/[\s;,+|/]+/)
        .filter(Boolean),
      isForPeople: ['E', 'L'].includes(field('class')),
      text: field('text'),
    }
  })
}

function shortRow(line: number, width: number): string {
  return `Line ${line} of the table has not ${width} fields, as its first line has.`
}

interface TableRecord {
  line: number
  fields: readonly string[]
}

/** Splits a CSV table into records. A quoted field may contain commas, line breaks and doubled quotes. */
function recordsOf(table: string): TableRecord[] {
  const records: { line: number; fields: string[] }[] = []
  let line = 1
  let isNew = true
  for (const [, quoted, plain = '', end = ''] of table.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    if (isNew) records.push({ line, fields: [] })
    records.at(-1)?.fields.push(quoted?.replaceAll('""', '"') ?? plain)
    isNew = end !== ','
    line += `${quoted ?? ''}${end}`.split('\n').length - 1
  }
  return records.filter(({ fields }) => fields.some((field) => field !== ''))
}
