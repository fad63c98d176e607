import type { Block } from '@clairmemoire/cms-client/block'
import { wordsOf } from '@clairmemoire/cms-client/plain-text'
import type { RichTextNode } from '@clairmemoire/cms-client/rich-text'
import { slugify } from '@clairmemoire/domain/slug'
import type { PlacedBlock, PlacedNode } from './placed-block.ts'

/**
 * Gives each heading and question an id of its own, which nothing else of a page has: made of its words, so that a link to it
 * outlives a change elsewhere.
 */
export function placed(blocks: readonly Block[]): readonly PlacedBlock[] {
  const idOf = createIds()
  const nodeWithId = (node: RichTextNode): PlacedNode =>
    node.type === 'heading' ? { ...node, id: idOf(wordsOf(node.children)) } : node
  return blocks.map((block) => {
    if (block.kind === 'text') return { ...block, text: block.text.map(nodeWithId) }
    const title = 'title' in block && block.kind !== 'notice' ? block.title : undefined
    const id = title === undefined ? {} : { id: idOf(title) }
    if (block.kind !== 'questions') return { ...block, ...id }
    return { ...block, ...id, items: block.items.map((item) => ({ ...item, id: idOf(item.question) })) }
  })
}

function createIds(): (text: string) => string {
  const taken = new Set<string>()
  return (text) => {
    const words = `text-${slugify(text).slice(0, 60)}`
    let id = words
    // Words may end in a number themselves.
    for (let count = 2; taken.has(id); count += 1) id = `${words}-${count}`
    taken.add(id)
    return id
  }
}
