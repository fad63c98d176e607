import * as v from 'valibot'
import { drawingNames } from '../drawing-name.ts'
import { readBlocks } from './blocks.ts'
import type { Attributes } from './envelope.ts'
import * as fields from './fields.ts'
import { type ReadContext, read, within } from './read.ts'
import { readRichText } from './rich-text.ts'
import { refuseUnknownFacts } from './unknown-facts.ts'

const page = v.object({
  slug: fields.slug,
  title: fields.label,
  /** For search engines and lists. */
  description: fields.description,
  /** The date of the last change in wording, if readers should know it; `YYYY-MM-DD`. */
  updatedOn: fields.optional(fields.day),
  /** A summary in a box at the top (WCAG 3.1.5); empty for short pages. */
  summary: fields.optional(v.array(v.unknown())),
  /** Shown beside the title on wide screens. */
  drawing: fields.optional(v.picklist(drawingNames)),
  blocks: fields.blocks,
})

/** A page whose content is a document. Its texts may name facts of the operator, `{{contactPhone}}`: see `factNames`. */
export type Page = ReturnType<typeof readPage>

export function readPage(attributes: Attributes, context: ReadContext) {
  const { blocks, summary = [], ...described } = read(page, attributes, context)
  const shown = {
    ...described,
    summary: readRichText(summary, within(context, 'summary')),
    blocks: readBlocks(blocks, { ...within(context, 'blocks'), mayNameFacts: true }),
  }
  refuseUnknownFacts(shown, context)
  return shown
}
