import * as v from 'valibot'
import type { GlossaryEntry } from '../glossary.ts'
import * as fields from './fields.ts'
import { type ReadContext, read, within } from './read.ts'
import { readRichText } from './rich-text.ts'

const entry = v.object({ slug: fields.slug, term: fields.label, text: v.array(v.unknown()) })

export function readGlossaryEntry(attributes: unknown, context: ReadContext): GlossaryEntry {
  const { text, ...named } = read(entry, attributes, context)
  return { ...named, text: readRichText(text, within(context, 'text')) }
}
