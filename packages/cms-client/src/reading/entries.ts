import * as v from 'valibot'
import type { GlossaryEntry, Person, PersonEntry } from '../entries.ts'
import { type Attributes, related } from './envelope.ts'
import * as fields from './fields.ts'
import { readMedia } from './image.ts'
import { type ReadContext, read, refuse, within } from './read.ts'
import { readRichText } from './rich-text.ts'

const entryFields = v.object({ slug: fields.slug, name: fields.label, role: fields.label, sample: v.boolean() })
const listedFields = v.looseObject(entryFields.entries)
const personFields = v.object({ text: v.array(v.unknown()) })

/** A person in a list, with their picture if there is one. */
export function readListedPerson(attributes: unknown, context: ReadContext): PersonEntry {
  const { slug, name, role, sample, portrait: media } = read(listedFields, attributes, context)
  const portrait = readMedia(media, within(context, 'portrait'))
  return { slug, name, role, sample, ...(portrait ? { portrait } : {}) }
}

export function readPerson(attributes: Attributes, context: ReadContext): Person {
  const entry = readListedPerson(attributes, context)
  const { text } = read(personFields, attributes, context)
  if (!entry.portrait && !entry.sample)
    refuse(within(context, 'portrait'), 'is missing: a real person is shown with a picture')
  return { ...entry, text: readRichText(text, within(context, 'text')) }
}

/** The person that a field names; without one the document is refused. */
export function readRelatedPerson(field: unknown, context: ReadContext): PersonEntry {
  const found = related(field, context)
  return found === undefined ? refuse(context, 'is missing') : read(entryFields, ...found)
}

const entry = v.object({ slug: fields.slug, term: fields.label, text: v.array(v.unknown()) })

export function readGlossaryEntry(attributes: unknown, context: ReadContext): GlossaryEntry {
  const { text, ...named } = read(entry, attributes, context)
  return { ...named, text: readRichText(text, within(context, 'text')) }
}
