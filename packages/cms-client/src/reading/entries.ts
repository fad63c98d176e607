import * as v from 'valibot'
import type { Image } from '../rich-text.ts'
import * as fields from './fields.ts'
import { type Attributes, type ReadContext, read, refuse, related, within } from './read.ts'
import { readMedia, readRichText } from './rich-text.ts'

const entryFields = v.object({
  slug: fields.slug,
  name: fields.label,
  role: fields.label,
  /** Whether this is a placeholder for a real person; the page marks it as a sample. */
  sample: v.boolean(),
})
const listedFields = v.looseObject(entryFields.entries)
const personFields = v.object({ text: v.array(v.unknown()) })

/** A person as a list or by-line shows them. */
export interface PersonEntry extends v.InferOutput<typeof entryFields> {
  /** A picture from the media library; absent in by-lines and samples. */
  portrait?: Image | undefined
}

/** A person in a list, with their picture if there is one. */
export function readListedPerson(attributes: unknown, context: ReadContext): PersonEntry {
  const { slug, name, role, sample, portrait } = read(listedFields, attributes, context)
  return { slug, name, role, sample, portrait: readMedia(portrait, within(context, 'portrait')) }
}

export type Person = ReturnType<typeof readPerson>

export function readPerson(attributes: Attributes, context: ReadContext) {
  const entry = readListedPerson(attributes, context)
  const { text } = read(personFields, attributes, context)
  if (!entry.portrait && !entry.sample) refuse(within(context, 'portrait'), { code: 'missing_portrait' })
  return { ...entry, text: readRichText(text, within(context, 'text')) }
}

/** The person that a field names; a document without this person is refused. */
export function readRelatedPerson(field: unknown, context: ReadContext): PersonEntry {
  const found = related(field, context)
  return found === undefined ? refuse(context, { code: 'missing' }) : read(entryFields, ...found)
}

const entry = v.object({ slug: fields.slug, term: fields.label, text: v.array(v.unknown()) })

/** A word of medicine or research, and its meaning. */
export type GlossaryEntry = ReturnType<typeof readGlossaryEntry>

export function readGlossaryEntry(attributes: unknown, context: ReadContext) {
  const { text, ...named } = read(entry, attributes, context)
  return { ...named, text: readRichText(text, within(context, 'text')) }
}
