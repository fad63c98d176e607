import { wordsOf } from '@clairmemoire/cms-client/plain-text'
import type { PlacedBlock } from './placed-block.ts'

/** A part of a long text, as a table of contents leads to it. */
export interface Part {
  id: string
  text: string
}

/** The parts are the titles of blocks and the headings of level 2. A page makes them of its blocks: it need not carry them. */
export function partsOf(blocks: readonly PlacedBlock[]): readonly Part[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'text') {
      const { id } = block
      return id !== undefined && 'title' in block && block.title !== undefined ? [{ id, text: block.title }] : []
    }
    return block.text.flatMap((node) =>
      node.type === 'heading' && node.level === 2 ? [{ id: node.id, text: wordsOf(node.children) }] : [],
    )
  })
}
