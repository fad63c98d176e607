import * as v from 'valibot'
import { bounds } from '../bounds.ts'
import { isSlug } from '../slug.ts'

const atMost = (characters: number) =>
  v.maxLength<string, number, string>(characters, `is longer than ${characters} characters`)

const visible = v.check(isVisible, 'is empty')
const oneLine = v.check(isOneLine, 'holds a control character or more than one line')

/** Of a text in which editors may press Enter. */
export const lines = v.check(isLines, 'holds a control character')

/** A title, a name, the words of a link. */
export const label = v.pipe(v.string(), v.trim(), visible, atMost(bounds.label), oneLine)

/** What search engines and lists say of a document. */
export const description = v.pipe(v.string(), v.trim(), visible, atMost(bounds.label), lines)

/** A plain text of one paragraph. */
export const text = v.pipe(v.string(), v.trim(), visible, atMost(bounds.text), lines)

export const slug = v.pipe(v.string(), v.check(isSlug, 'is no slug such as memory-and-age'))

/** `YYYY-MM-DD`, of a day that exists. */
export const day = v.pipe(v.string(), v.check(isDay, 'is no day such as 2026-11-22'))

const emptyUnlessVisible = v.transform((text: string) => (isVisible(text) ? text : ''))

/** Null or empty where an editor wrote nothing that is seen. */
export const optionalLabel = optional(v.pipe(v.string(), v.trim(), atMost(bounds.label), oneLine, emptyUnlessVisible))
export const optionalText = optional(v.pipe(v.string(), v.trim(), atMost(bounds.text), lines, emptyUnlessVisible))

export const list = v.pipe(v.array(v.unknown()), v.maxLength(bounds.items, `has more than ${bounds.items} entries`))

/** The parts of a document, each read by itself. */
export const blocks = v.pipe(v.array(v.unknown()), v.maxLength(bounds.blocks, `has more than ${bounds.blocks} entries`))

function optional<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.nullable(schema), null)
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(text)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/**
 * Whether a person sees anything of a text. Soft hyphens, word joiners and their like have their place among words; alone they
 * say nothing.
 */
function isVisible(text: string): boolean {
  return /[^\p{C}\p{Z}\p{DI}]/u.test(text)
}

/** Whether a text is one line without characters that steer a device. */
function isOneLine(text: string): boolean {
  return !/\p{Cc}/u.test(text)
}

/** Whether a text is lines without characters that steer a device; they may end, and hold tabs. */
function isLines(text: string): boolean {
  return isOneLine(text.replace(/\r?\n|\t/g, ' '))
}
