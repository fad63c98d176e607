import * as v from 'valibot'
import type { Page } from '../page.ts'
import { readBlocks } from './blocks.ts'
import type { Attributes } from './envelope.ts'
import * as fields from './fields.ts'
import { type Place, within } from './place.ts'
import { read } from './read.ts'

const page = v.object({ slug: fields.slug, title: fields.label, description: fields.label, blocks: fields.blocks })

export function readPage(attributes: Attributes, place: Place): Page {
  const { blocks, ...described } = read(page, attributes, place)
  return { ...described, blocks: readBlocks(blocks, within(place, 'blocks')) }
}
