import type { Block } from '@clairmemoire/cms-client/block'
import { wordsOf } from '@clairmemoire/cms-client/plain-text'
import type { RichTextNode } from '@clairmemoire/cms-client/rich-text'
import { slugify } from '@clairmemoire/domain/slug'
import type { PlacedBlock } from './placed-block.ts'

/** A part of a long text, as a table of contents leads to it. */
export interface Part {
  id: string
  text: string
}

export interface PlacedBlocks {
  blocks: readonly PlacedBlock[]
  contents: readonly Part[]
}

/**
 * Gives each heading and question an id of its own, which nothing else of a page has: made of its words, so that a link to it
 * outlives a change elsewhere. The titles of blocks and the headings of level 2 are the parts.
 */
export function placed(blocks: readonly Block[]): PlacedBlocks {
  const idOf = createIds()
  const contents: Part[] = []
  const part = (text: string) => {
    const id = idOf(text)
    contents.push({ id, text })
    return id
  }
  const nodeWithId = (node: RichTextNode) => {
    if (node.type !== 'heading') return node
    const words = wordsOf(node.children)
    return { ...node, id: node.level === 2 ? part(words) : idOf(words) }
  }
  const withId = (block: Block): PlacedBlock => {
    if (block.kind === 'text') return { ...block, text: block.text.map(nodeWithId) }
    const title = 'title' in block && block.kind !== 'notice' ? block.title : undefined
    const id = title === undefined ? {} : { id: part(title) }
    if (block.kind !== 'questions') return { ...block, ...id }
    return { ...block, ...id, items: block.items.map((item) => ({ ...item, id: idOf(item.question) })) }
  }
  return { blocks: blocks.map(withId), contents }
}

function createIds(): (text: string) => string {
  const taken = new Map<string, number>()
  return (text) => {
    const words = `text-${slugify(text).slice(0, 60)}`
    const count = (taken.get(words) ?? 0) + 1
    taken.set(words, count)
    return count === 1 ? words : `${words}-${count}`
  }
}
