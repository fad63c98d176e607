import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { shortened } from '@clairmemoire/cms-client/quotation'
import { reasonText } from '@clairmemoire/cms-client/reason'
import type { Locale } from '@clairmemoire/domain/locale'
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Fault } from './fault.ts'
import { readMarkdown } from './markdown.ts'
import { partsOf } from './source.ts'

const wording = {
  fr: {
    file: 'le fichier',
    slug: 'le nom du fichier',
    line: 'ligne',
    colon: '\u00a0: ',
    quote: (text: string) => `«\u00a0${text}\u00a0»`,
  },
  en: { file: 'the file', slug: 'the file name', line: 'line', colon: ': ', quote: (text: string) => `“${text}”` },
}

/** Returns a sentence for each fault, with file, line, field, reason, and the words in question. */
export async function faultTexts(faults: readonly Fault[], folder: string, locale: Locale): Promise<string[]> {
  const texts = new Map<string, string>()
  for (const { file, field } of faults)
    if (field !== '' && !texts.has(file)) texts.set(file, await textOf(path.join(folder, file)))
  return faults
    .map((fault) => ({ ...fault, ...placeOf(fault, texts.get(fault.file) ?? '') }))
    .toSorted((one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0))
    .map((fault) => faultText(fault, locale))
}

/** Returns an empty text if the file was deleted in the meantime. */
function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '')
}

/** Expects the place of the fault in its file, as `placeOf` returns it. */
function faultText(fault: Fault, locale: Locale): string {
  const { file, slug, line, colon, quote } = wording[locale]
  const field = fault.field === 'slug' && fault.line === undefined ? slug : fault.field
  const where = [fault.line && `${line} ${fault.line}`, field].filter(Boolean).join(', ') || file
  const quotation = shortened(fault.quotation ?? '')
  const reason = reasonText(fault.reason, locale)
  return [fault.file, where, quotation ? `${reason} (${quote(quotation)})` : reason].join(colon)
}

interface Place {
  /** The name of the field in the file; empty for the text below the fields and for the whole file. */
  field: string
  /** The line of the file, counted from 1. */
  line?: number | undefined
}

type Key = string | number

/** The names of fields in files, where they differ from the names in an answer. */
const namesInFiles: Readonly<Record<string, string>> = {
  Footer: 'groups',
  group: 'entries',
  alternativeText: 'alt',
  __component: 'kind',
}

/** Fields of an answer that files do not have. */
const wrappers = new Set<Key>(['data', 'attributes'])

/** Finds the field and the line of a fault in the text of its file. */
function placeOf({ field, line, quotation = '' }: Omit<Fault, 'file' | 'reason'>, text: string): Place {
  const { front, body } = partsOf(text) ?? { front: text, body: '' }
  // The slug is the file name, so a fault of the slug has no place in the text.
  if (field === '' || (field === 'slug' && !/^slug:/m.test(front))) return { field, line }
  const keys = keysOf(field)
  const found = nodeAt(front, keys)
  const startOfFields = linesIn(text.slice(0, text.indexOf(front)))
  if (body !== '' && isBeyondFields(keys, found)) {
    const from =
      linesIn(text.slice(0, text.length - body.length)) + lineInMarkdown(body, keys[keys.indexOf('text') + 1], line)
    return { field: '', line: lineWith(quotation, text, from) }
  }
  const { node, path, rest } = found
  const start = startOfFields + found.line
  if (isScalar(node) && (line !== undefined || typeof rest[0] === 'number')) {
    const isBlock = node.type?.startsWith('BLOCK')
    const from = isBlock ? start + lineInMarkdown(String(node.value), rest[0], line) : start
    return { field: fieldOf(path), line: lineWith(quotation, text, from) }
  }
  const missing = isMap(node)
    ? rest.slice(0, 1).flatMap((key) => (wrappers.has(key) ? [] : (namesInFiles[key] ?? key)))
    : []
  return { field: fieldOf([...path, ...missing]), line: start }
}

interface FoundNode {
  /** The deepest node that the keys lead to. */
  node: unknown
  /** The keys that lead to the node; `rest` contains the keys for which there is no node. */
  path: readonly Key[]
  rest: readonly Key[]
  /** The line on which the node begins, counted from 1 within the fields. */
  line: number
}

function nodeAt(front: string, keys: readonly Key[]): FoundNode {
  const lineCounter = new LineCounter()
  let node: unknown = parseDocument(front, { schema: 'core', stringKeys: true, lineCounter }).contents
  const path: Key[] = []
  let depth = 0
  for (const key of keys) {
    const name = namesInFiles[key] ?? key
    const child: unknown = isMap(node) || isSeq(node) ? node.get(name, true) : undefined
    if (child === undefined && !wrappers.has(key)) break
    depth += 1
    if (child === undefined) continue
    path.push(name)
    node = child
  }
  const start = isNode(node) ? (node.range?.[0] ?? 0) : 0
  return { node, path, rest: keys.slice(depth), line: lineCounter.linePos(start).line }
}

/** Whether the keys lead to the Markdown below the fields; in a page, this Markdown is the last block. */
function isBeyondFields([first]: readonly Key[], { node, path, rest }: FoundNode): boolean {
  if (path.length === 0) return first === 'body' || first === 'text' || first === 'blocks'
  return path.length === 1 && first === 'blocks' && isSeq(node) && typeof rest[0] === 'number'
}

/** Returns the line within a Markdown text, counted from 1: the given line, or the line of the node with this index. */
function lineInMarkdown(markdown: string, index: Key | undefined, line: number | undefined): number {
  return line ?? readMarkdown(markdown).lines[Number(index)] ?? 1
}

/**
 * Searches from the given line on for a line with the first line of the quotation, then for one with its first three words,
 * because formatting may separate the others. Returns the given line if neither is found.
 */
function lineWith(quotation: string, text: string, from: number): number {
  const [words = ''] = quotation.split('\n')
  const lines = text.split('\n').slice(from - 1)
  const [index] = [words, words.split(' ', 3).join(' ')]
    .map((some) => lines.findIndex((line) => line.includes(some)))
    .filter((found) => found >= 0)
  return from + (index ?? 0)
}

function linesIn(text: string): number {
  return text.split('\n').length - 1
}

/** Turns `body[0].text` into `['body', 0, 'text']`. */
function keysOf(field: string): readonly Key[] {
  return field
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}

function fieldOf(keys: readonly Key[]): string {
  return keys.reduce<string>(
    (field, key) => (typeof key === 'number' ? `${field}[${key}]` : field === '' ? key : `${field}.${key}`),
    '',
  )
}
