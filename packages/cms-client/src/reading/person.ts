import * as v from 'valibot'
import type { Person, PersonEntry } from '../person.ts'
import { type Attributes, related } from './envelope.ts'
import * as fields from './fields.ts'
import { readMedia } from './image.ts'
import { type Place, read, refuse, within } from './read.ts'
import { readRichText } from './rich-text.ts'

const entryFields = v.object({ slug: fields.slug, name: fields.label, role: fields.label, sample: v.boolean() })
const personFields = v.object({ ...entryFields.entries, text: v.array(v.unknown()) })

export function readPersonEntry(attributes: unknown, place: Place): PersonEntry {
  return read(entryFields, attributes, place)
}

export function readPerson(attributes: Attributes, place: Place): Person {
  const { text, ...entry } = read(personFields, attributes, place)
  const portrait = readMedia(attributes['portrait'], within(place, 'portrait'))
  if (!portrait && !entry.sample) refuse(within(place, 'portrait'), 'is missing: a real person is shown with a picture')
  return { ...entry, text: readRichText(text, within(place, 'text')), ...(portrait ? { portrait } : {}) }
}

/** The person that a field names; a document without them is refused. */
export function readRelatedPerson(field: unknown, place: Place): PersonEntry {
  const found = related(field, place)
  return found === undefined ? refuse(place, 'is missing') : readPersonEntry(...found)
}
