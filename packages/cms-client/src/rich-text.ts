/** Rich text as a tree of known nodes. It is data that a page renders and never contains markup. */
export type RichText = readonly RichTextNode[]

export type RichTextNode = ParagraphNode | HeadingNode | ListNode | QuoteNode | ImageNode

export interface ParagraphNode {
  type: 'paragraph'
  children: readonly InlineNode[]
}

export interface HeadingNode {
  type: 'heading'
  /** Level 1 is the title of the page, so texts begin at 2. */
  level: 2 | 3 | 4
  children: readonly InlineNode[]
}

export interface ListNode {
  type: 'list'
  format: 'ordered' | 'unordered'
  /** A nested list belongs to the item before it. */
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
  /** Allowed by `allowedLink`. */
  url: string
  children: readonly TextNode[]
}

export interface Image {
  /** The address from which readers load it, such as `/cms/uploads/brain.webp`. */
  url: string
  /** Text alternative; never empty (WCAG 1.1.1). */
  alt: string
  /** Pixels. */
  width?: number
  height?: number
  /** Smaller versions of the picture, smallest first; may be empty. */
  sizes?: readonly ImageSize[]
}

export interface ImageSize {
  url: string
  /** Pixels. */
  width: number
}

/** The plain text of its paragraphs and list items, in order. */
export function plainText(nodes: RichText): string {
  return nodes.flatMap(partsOf).join(' ')
}

/** The plain text of one line. */
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
