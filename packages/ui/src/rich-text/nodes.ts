import type { Explanation } from '../explained-word/explained-word.tsx'

/** Running text as data. A page’s own title is its only heading of level 1. */
export type RichTextNode = ParagraphNode | HeadingNode | ListNode | QuoteNode | ImageNode

interface ParagraphNode {
  type: 'paragraph'
  children: readonly InlineNode[]
}

interface HeadingNode {
  type: 'heading'
  /** Where a table of contents leads to. */
  id?: string
  level: 2 | 3 | 4
  children: readonly InlineNode[]
}

export interface ListNode {
  type: 'list'
  format: 'ordered' | 'unordered'
  /** A list among the items belongs under the item before it. */
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
  /** What it shows, for who cannot see it (WCAG 1.1.1). */
  alt: string
  /** Pixels. */
  width?: number
  height?: number
  /** The same picture in smaller files; the browser takes the one that suffices. */
  sizes?: readonly { url: string; width: number }[]
}

export type InlineNode = TextNode | LinkNode

export interface TextNode {
  type: 'text'
  text: string
  bold?: true
  italic?: true
  /** What a hard word means. */
  explanation?: Explanation
}

interface LinkNode {
  type: 'link'
  url: string
  children: readonly TextNode[]
}

/** An item with the lists that belong under it. */
interface Item {
  words: readonly InlineNode[]
  lists: readonly ListNode[]
}

/** A list as it is nested on a page; a list that stands before every item gets one without words. */
export function itemsOfList({ children }: ListNode): readonly Item[] {
  return children.reduce<readonly Item[]>((items, child) => {
    if (child.type === 'list-item') return [...items, { words: child.children, lists: [] }]
    const { words, lists } = items.at(-1) ?? { words: [], lists: [] }
    return [...items.slice(0, -1), { words, lists: [...lists, child] }]
  }, [])
}
