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

export interface Image {
  /** Where a reader gets it, such as `/cms/uploads/brain.webp`. */
  url: string
  /** What it shows, for who cannot see it; never empty (WCAG 1.1.1). */
  alt: string
  /** Pixels. */
  width?: number
  height?: number
  /** The same picture in smaller files, the smallest first; without any there is but the one. */
  sizes?: readonly ImageSize[]
}

export interface ImageSize {
  url: string
  /** Pixels. */
  width: number
}

/** The words of a running text, without their form: its paragraphs and entries one after the other. */
export function plainText(nodes: RichText): string {
  return nodes.flatMap(partsOf).join(' ')
}

/** The words of one line of it. */
export function wordsOf(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : wordsOf(node.children))).join('')
}

function partsOf(node: RichTextNode): readonly string[] {
  if (node.type === 'image') return []
  return node.type === 'list' ? node.children.flatMap(entriesOf) : [wordsOf(node.children)]
}

function entriesOf(node: ListItemNode | ListNode): readonly string[] {
  return node.type === 'list' ? node.children.flatMap(entriesOf) : [wordsOf(node.children)]
}
