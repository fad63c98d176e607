import * as v from 'valibot'
import { bounds } from '../bounds.ts'
import { isSlug } from '../slug.ts'

const atMost = (characters: number) =>
  v.maxLength<string, number, string>(characters, `is longer than ${characters} characters`)

/** A title, a name, the words of a link. */
export const label = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'), atMost(bounds.label))

/** A plain text of one paragraph. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'), atMost(bounds.text))

export const slug = v.pipe(v.string(), v.check(isSlug, 'is no slug such as memory-and-age'))

/** `YYYY-MM-DD`, of a day that exists. */
export const day = v.pipe(v.string(), v.check(isDay, 'is no day such as 2026-11-22'))

/** Null or empty where an editor wrote nothing. */
export const optionalLabel = v.optional(v.nullable(v.pipe(v.string(), v.trim(), atMost(bounds.label))), null)
export const optionalText = v.optional(v.nullable(v.pipe(v.string(), v.trim(), atMost(bounds.text))), null)

export const list = v.pipe(v.array(v.unknown()), v.maxLength(bounds.items, `has more than ${bounds.items} entries`))

/** The parts of a document, each read by itself. */
export const blocks = v.pipe(v.array(v.unknown()), v.maxLength(bounds.blocks, `has more than ${bounds.blocks} entries`))

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(text)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
