import type { InlineNode, ListItemNode, ListNode, RichText, RichTextNode } from './rich-text.ts'

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
