import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

type Unit =
  | 'ms'
  | 's'
  | 'minutes'
  | 'bytes'
  | 'MB'
  | 'a second'
  | 'times'
  | 'signups'
  | 'requests'
  | 'mails'
  | 'descriptors'
  | 'timers'
  | 'connections'
  | 'tries'
  | 'rows'
  | '% of a core'
type Target = { atMost: number } | { atLeast: number }

/** A row of the table; the value and the target are in the unit of the row. */
export type Measure = readonly [what: string, value: number, unit: Unit, target?: Target]

/** The measurements of one topic. */
export interface Chapter {
  title: string
  measures: readonly Measure[]
}

/** Returns the median of an odd number of values. Throws a RangeError if one of them is not a finite number. */
export function median(values: readonly number[]): number {
  if (!values.every(Number.isFinite)) throw new RangeError(`Not all of these were measured: ${values.join(', ')}`)
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Describes the machine in general terms that do not identify it, and the work of others on it. */
export function machine(): string {
  const system = /^PRETTY_NAME="(.*)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? process.platform
  const hardware = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores, ${Math.round(totalmem() / 1024 ** 3)} GB`
  const load = `${(loadavg()[0] ?? 0).toFixed(1)} other processes when it began`
  return `${new Date().toISOString().slice(0, 10)}, ${hardware}, ${load}, ${system}, Node ${process.versions.node}`
}

export function asTable({ title, measures }: Chapter): string {
  return [`### ${title}`, '', '| measured | value | target | |', '|---|---:|---:|---|', ...measures.map(asRow)].join(
    '\n',
  )
}

/** Replaces the text between the comments that mark this part of the document. Throws if the document has no such part. */
export function replacePart(document: string, part: string, text: string): string {
  const [start, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`]
  const [from, to] = [document.indexOf(start), document.indexOf(end)]
  if (from < 0 || to < from) throw new RangeError(`The document has no part "${part}".`)
  return `${document.slice(0, from + start.length)}\n\n${text}\n\n${document.slice(to)}`
}

function asRow([what, value, unit, target]: Measure): string {
  if (target === undefined) return `| ${what} | ${amount(value, unit)} |  |  |`
  const [sign, aim] = 'atMost' in target ? ['≤', target.atMost] : ['≥', target.atLeast]
  const isMet = 'atMost' in target ? value <= aim : value >= aim
  const missing = Math.abs(value - aim)
  const missedBy = aim === 0 ? amount(missing, unit) : `${((missing / aim) * 100).toFixed(0)} %`
  return `| ${what} | ${amount(value, unit)} | ${sign} ${amount(aim, unit)} | ${isMet ? 'met' : `**missed by ${missedBy}**`} |`
}

function amount(value: number, unit: Unit): string {
  const digits = unit === 's' || unit === 'times' || unit === '% of a core' ? 2 : 0
  const number = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return unit === 'times' ? `× ${number}` : `${number} ${unit}`
}
