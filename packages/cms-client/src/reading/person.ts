import * as v from 'valibot'
import type { Person, PersonEntry } from '../person.ts'
import { type Attributes, related } from './envelope.ts'
import * as fields from './fields.ts'
import { readMedia } from './image.ts'
import { type ReadContext, read, refuse, within } from './read.ts'
import { readRichText } from './rich-text.ts'

const entryFields = v.object({ slug: fields.slug, name: fields.label, role: fields.label, sample: v.boolean() })
const personFields = v.object({ ...entryFields.entries, text: v.array(v.unknown()) })

export function readPersonEntry(attributes: unknown, context: ReadContext): PersonEntry {
  return read(entryFields, attributes, context)
}

export function readPerson(attributes: Attributes, context: ReadContext): Person {
  const { text, ...entry } = read(personFields, attributes, context)
  const portrait = readMedia(attributes['portrait'], within(context, 'portrait'))
  if (!portrait && !entry.sample)
    refuse(within(context, 'portrait'), 'is missing: a real person is shown with a picture')
  return { ...entry, text: readRichText(text, within(context, 'text')), ...(portrait ? { portrait } : {}) }
}

/** The person that a field names; a document without them is refused. */
export function readRelatedPerson(field: unknown, context: ReadContext): PersonEntry {
  const found = related(field, context)
  return found === undefined ? refuse(context, 'is missing') : readPersonEntry(...found)
}
