import type { Explanation } from '../explained-word/explained-word.tsx'

/** Rich text as data. It has no heading of level 1, because that is the title of the page. */
export type RichTextNode = ParagraphNode | HeadingNode | ListNode | QuoteNode | ImageNode

interface ParagraphNode {
  type: 'paragraph'
  children: readonly InlineNode[]
}

interface HeadingNode {
  type: 'heading'
  /** The id that the table of contents links to. */
  id?: string
  level: 2 | 3 | 4
  children: readonly InlineNode[]
}

export interface ListNode {
  type: 'list'
  format: 'ordered' | 'unordered'
  /** A nested list belongs to the item before it. */
  children: readonly (ListItemNode | ListNode)[]
}

interface ListItemNode {
  type: 'list-item'
  children: readonly InlineNode[]
}

interface QuoteNode {
  type: 'quote'
  children: readonly InlineNode[]
}

interface ImageNode {
  type: 'image'
  image: Picture
}

export interface Picture {
  url: string
  /** Text alternative (WCAG 1.1.1). */
  alt: string
  /** In pixels, as is the height. */
  width?: number
  height?: number
  /** Smaller versions of the picture; the browser loads the smallest one that is large enough. */
  sizes?: readonly { url: string; width: number }[]
}

export type InlineNode = TextNode | LinkNode

export interface TextNode {
  type: 'text'
  text: string
  bold?: true
  italic?: true
  /** The meaning of a hard word. */
  explanation?: Explanation
}

interface LinkNode {
  type: 'link'
  url: string
  children: readonly TextNode[]
}

/** An item with its nested lists. */
interface Item {
  words: readonly InlineNode[]
  lists: readonly ListNode[]
}

/** Puts each nested list into the item before it. If there is no item before it, the list gets an item without words. */
export function itemsOfList({ children }: ListNode): readonly Item[] {
  return children.reduce<readonly Item[]>((items, child) => {
    if (child.type === 'list-item') return [...items, { words: child.children, lists: [] }]
    const { words, lists } = items.at(-1) ?? { words: [], lists: [] }
    return [...items.slice(0, -1), { words, lists: [...lists, child] }]
  }, [])
}
