import type { Block } from '@clairmemoire/cms-client/page'
import { type HeadingNode, type RichTextNode, wordsOf } from '@clairmemoire/cms-client/rich-text'
import { slugify } from '@clairmemoire/domain/slug'

type TextBlock = Extract<Block, { kind: 'text' }>
type QuestionsBlock = Extract<Block, { kind: 'questions' }>

export type PlacedQuestion = QuestionsBlock['items'][number] & { id: string }

interface PlacedQuestions extends Omit<QuestionsBlock, 'items'> {
  items: readonly PlacedQuestion[]
}

type PlacedNode = Exclude<RichTextNode, HeadingNode> | (HeadingNode & { id: string })

interface PlacedText extends Omit<TextBlock, 'text'> {
  text: readonly PlacedNode[]
}

/** A block with ids for its headings; a block without a title has no id itself. */
export type PlacedBlock = (Exclude<Block, QuestionsBlock | TextBlock> | PlacedQuestions | PlacedText) & { id?: string }

/** A block whose kind consists of titled items. */
export type ComposedBlock = Extract<
  PlacedBlock,
  { kind: 'steps' | 'cards' | 'people' | 'questions' | 'call-to-action' | 'pillars' | 'related-articles' | 'easy-read' }
>

/** Gives each heading and question a unique id made of its words, so that links to it stay valid when other text changes. */
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
    const words = `content-${slugify(text).slice(0, 60)}`
    let id = words
    // Each candidate is checked, because the words themselves may end in a number.
    for (let count = 2; taken.has(id); count += 1) id = `${words}-${count}`
    taken.add(id)
    return id
  }
}

/** A section of a long text, for its table of contents. */
export interface Part {
  id: string
  text: string
}

/**
 * The sections of a text: the titles of its blocks and its headings of level 2. They are derived from the blocks, so that the page data
 * need not contain them.
 */
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
