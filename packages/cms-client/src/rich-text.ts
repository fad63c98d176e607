import type { Image } from './image.ts'

/** Running text as a tree of known nodes: data that a page renders, never markup. */
export type RichText = readonly RichTextNode[]

export type RichTextNode = ParagraphNode | HeadingNode | ListNode | QuoteNode | ImageNode

export interface ParagraphNode {
  type: 'paragraph'
  children: readonly InlineNode[]
}

export interface HeadingNode {
  type: 'heading'
  /** 1 is the title of the page itself, so no text has it. */
  level: 2 | 3 | 4
  children: readonly InlineNode[]
}

export interface ListNode {
  type: 'list'
  format: 'ordered' | 'unordered'
  /** A list among the items belongs under the item before it. */
  children: readonly (ListItemNode | ListNode)[]
}

export interface ListItemNode {
  type: 'list-item'
  children: readonly InlineNode[]
}

export interface QuoteNode {
  type: 'quote'
  children: readonly InlineNode[]
}

export interface ImageNode {
  type: 'image'
  image: Image
}

export type InlineNode = TextNode | LinkNode

export interface TextNode {
  type: 'text'
  text: string
  bold?: true
  italic?: true
}

export interface LinkNode {
  type: 'link'
  /** One that `allowedLink` lets through. */
  url: string
  children: readonly TextNode[]
}
