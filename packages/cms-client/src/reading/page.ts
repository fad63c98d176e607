import * as v from 'valibot'
import { namesUnknownFact } from '../fact.ts'
import type { Page } from '../page.ts'
import { readBlocks } from './blocks.ts'
import type { Attributes } from './envelope.ts'
import * as fields from './fields.ts'
import { type Place, read, refuse, within } from './read.ts'
import { readRichText } from './rich-text.ts'

const page = v.object({
  slug: fields.slug,
  title: fields.label,
  description: fields.description,
  updatedOn: v.optional(v.nullable(fields.day), null),
  summary: v.optional(v.nullable(v.array(v.unknown())), null),
  blocks: fields.blocks,
})

export function readPage(attributes: Attributes, place: Place): Page {
  const { blocks, updatedOn, summary, ...described } = read(page, attributes, place)
  const shown: Page = {
    ...described,
    ...(updatedOn === null ? {} : { updatedOn }),
    summary: readRichText(summary ?? [], within(place, 'summary')),
    blocks: readBlocks(blocks, { ...within(place, 'blocks'), mayNameFacts: true }),
  }
  refuseUnknownFacts(shown, place)
  return shown
}

/** A reader would see the braces in place of whom to call. */
function refuseUnknownFacts(value: unknown, place: Place): void {
  if (typeof value === 'string' && namesUnknownFact(value)) refuse(place, 'names a fact that no operator has')
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value))
    refuseUnknownFacts(part, within(place, Array.isArray(value) ? Number(key) : key))
}
