import * as v from 'valibot'
import { bounds } from '../bounds.ts'
import { isSlug } from '../slug.ts'
import { messageOf } from './read.ts'

const atMost = (characters: number) =>
  v.maxLength<string, number, string>(characters, messageOf({ code: 'too_long', max: characters }))

const visible = v.check(isVisible, messageOf({ code: 'empty' }))
const oneLine = v.check(isOneLine, messageOf({ code: 'several_lines' }))

/** A text that may contain line breaks. */
export const lines = v.check(isLines, messageOf({ code: 'control_character' }))

/** A title, a name or a link text. */
export const label = v.pipe(v.string(), v.trim(), visible, atMost(bounds.label), oneLine)

/** A description for search engines and lists. */
export const description = v.pipe(v.string(), v.trim(), visible, atMost(bounds.label), lines)

/** A plain text of one paragraph. */
export const text = v.pipe(v.string(), v.trim(), visible, atMost(bounds.text), lines)

export const slug = v.pipe(v.string(), v.check(isSlug, messageOf({ code: 'not_slug' })))

/** A date that exists, as `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.check(isDay, messageOf({ code: 'not_day' })))

const ifVisible = v.transform((text: string) => (isVisible(text) ? text : undefined))

/** Undefined if no character is visible. */
export const optionalLabel = optional(v.pipe(v.string(), v.trim(), atMost(bounds.label), oneLine, ifVisible))
export const optionalText = optional(v.pipe(v.string(), v.trim(), atMost(bounds.text), lines, ifVisible))

export const list = v.pipe(
  v.array(v.unknown()),
  v.maxLength(bounds.items, messageOf({ code: 'too_many_entries', max: bounds.items })),
)

/** The parts of a document, each read separately. */
export const blocks = v.pipe(
  v.array(v.unknown()),
  v.maxLength(bounds.blocks, messageOf({ code: 'too_many_entries', max: bounds.blocks })),
)

/** A service sends null for a field without a value. */
export function optional<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(
    v.pipe(
      v.nullable(schema),
      v.transform((value) => value ?? undefined),
    ),
  )
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(text)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Whether any character of a text is visible. Invisible ones such as soft hyphens are allowed among visible ones. */
function isVisible(text: string): boolean {
  return /[^\p{C}\p{Z}\p{DI}]/u.test(text)
}

/** Whether a text is one line without control characters. */
function isOneLine(text: string): boolean {
  return !/\p{Cc}/u.test(text)
}

/** Whether a text contains no control characters except line breaks and tabs. */
function isLines(text: string): boolean {
  return isOneLine(text.replace(/\r?\n|\t/g, ' '))
}

export const listOf = <Schema extends v.GenericSchema>(entry: Schema) =>
  v.pipe(v.array(entry), v.maxLength(bounds.items, messageOf({ code: 'too_many_entries', max: bounds.items })))

export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.integer(messageOf({ code: 'not_whole_number' })),
    v.minValue(min, messageOf({ code: 'below', min })),
    v.maxValue(max, messageOf({ code: 'above', max })),
  )

export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  v.picklist(words, messageOf({ code: 'not_listed', known: words }))
