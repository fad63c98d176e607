import * as v from 'valibot'
import { drawingNames } from '../drawing-name.ts'
import type { Page } from '../page.ts'
import { readBlocks } from './blocks.ts'
import type { Attributes } from './envelope.ts'
import * as fields from './fields.ts'
import { type ReadContext, read, within } from './read.ts'
import { readRichText } from './rich-text.ts'
import { refuseUnknownFacts } from './unknown-facts.ts'

const page = v.object({
  slug: fields.slug,
  title: fields.label,
  description: fields.description,
  updatedOn: v.optional(v.nullable(fields.day), null),
  summary: v.optional(v.nullable(v.array(v.unknown())), null),
  drawing: v.optional(v.nullable(v.picklist(drawingNames)), null),
  blocks: fields.blocks,
})

export function readPage(attributes: Attributes, context: ReadContext): Page {
  const { blocks, updatedOn, summary, drawing, ...described } = read(page, attributes, context)
  const shown: Page = {
    ...described,
    ...(updatedOn === null ? {} : { updatedOn }),
    summary: readRichText(summary ?? [], within(context, 'summary')),
    ...(drawing === null ? {} : { drawing }),
    blocks: readBlocks(blocks, { ...within(context, 'blocks'), mayNameFacts: true }),
  }
  refuseUnknownFacts(shown, context)
  return shown
}
