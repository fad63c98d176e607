import { Lexer, type MarkedToken, type Tokens } from 'marked'
import { inlineNodes, inOneLine, knownTokens, type Refuse } from './inline-markdown.ts'
import type { WireNode } from './wire-nodes.ts'

/** What a text cannot hold, with the number of the line where it begins, from 1. */
export interface MarkdownFault {
  line: number
  reason: string
}

export interface ReadMarkdown {
  tree: readonly WireNode[]
  faults: readonly MarkdownFault[]
}

const reasons: Partial<Record<MarkedToken['type'], string>> = {
  html: 'HTML is not taken: write Markdown',
  code: 'code is not known to pages: take the spaces away that the line begins with',
  hr: 'a line across the page is not known to pages',
  def: 'an address stands apart from its link: write it in brackets behind the words',
}

/** Markdown as a tree of running text. Whatever has no place in such a tree is a fault, never dropped or passed on. */
export function readMarkdown(markdown: string): ReadMarkdown {
  try {
    return treeOf(markdown)
  } catch (error) {
    // The lexer calls itself for each quote, list or mark inside another one, until the stack is full.
    if (!(error instanceof RangeError)) throw error
    const reason = 'here or below, quotes, lists or marks stand inside one another more often than can be read'
    return { tree: [], faults: [{ line: 1, reason }] }
  }
}

function treeOf(markdown: string): ReadMarkdown {
  const faults: MarkdownFault[] = []
  let line = 1
  const tree = knownTokens(Lexer.lex(markdown, { gfm: false })).flatMap((token) => {
    const refuse = (reason: string) => void faults.push({ line, reason })
    const nodes = nodesOf(token, refuse)
    line += token.raw.split('\n').length - 1
    return nodes
  })
  return { tree, faults }
}

function nodesOf(token: MarkedToken, refuse: Refuse): readonly WireNode[] {
  if (token.type === 'space') return []
  if (token.type === 'heading') return [headingNode(token, refuse)]
  if (token.type === 'paragraph') return [imageNode(token) ?? paragraphNode(token, refuse)]
  if (token.type === 'list') return [listNode(token, refuse)]
  if (token.type === 'blockquote') return quoteNodes(token, refuse)
  refuse(reasons[token.type] ?? `${token.type} is not known to pages`)
  return []
}

function paragraphNode({ tokens }: Tokens.Paragraph, refuse: Refuse): WireNode {
  return { type: 'paragraph', children: inlineNodes(tokens, refuse) }
}

function headingNode({ depth, tokens }: Tokens.Heading, refuse: Refuse): WireNode {
  if (depth < 2 || depth > 4)
    refuse('a heading has the wrong level: the title is the only #, so begin with ## and end with ####')
  return { type: 'heading', level: depth, children: inlineNodes(tokens, refuse) }
}

/** An image that is a paragraph by itself. */
function imageNode({ tokens }: Tokens.Paragraph): WireNode | undefined {
  const [image, ...others] = knownTokens(tokens)
  if (image?.type !== 'image' || others.length > 0) return undefined
  return {
    type: 'image',
    image: { url: image.href, alternativeText: inOneLine(image.text) },
    children: [{ type: 'text', text: '' }],
  }
}

function listNode({ ordered, items }: Tokens.List, refuse: Refuse): WireNode {
  const children = items.flatMap(({ tokens }) => itemNodes(knownTokens(tokens), refuse))
  return { type: 'list', format: ordered ? 'ordered' : 'unordered', children }
}

/** The words of an item, then the lists under it. */
function itemNodes(tokens: readonly MarkedToken[], refuse: Refuse): WireNode[] {
  const words = tokens.filter((token) => token.type === 'text' || token.type === 'paragraph')
  if (words.length > 1) refuse('an item of a list has several paragraphs: make it one')
  const [first] = words
  const others = tokens.filter((token) => token.type !== 'space' && !words.some((word) => word === token))
  const item: WireNode = { type: 'list-item', children: inlineNodes(first?.tokens, refuse) }
  return [item, ...others.flatMap((token) => lists(token, refuse))]
}

function lists(token: MarkedToken, refuse: Refuse): readonly WireNode[] {
  if (token.type === 'list') return [listNode(token, refuse)]
  refuse(reasons[token.type] ?? `${token.type} is not known in a list`)
  return []
}

/** Each of its paragraphs is a quote. */
function quoteNodes({ tokens }: Tokens.Blockquote, refuse: Refuse): readonly WireNode[] {
  return knownTokens(tokens).flatMap((token): readonly WireNode[] => {
    if (token.type === 'space') return []
    if (token.type === 'paragraph') return [{ type: 'quote', children: inlineNodes(token.tokens, refuse) }]
    refuse(reasons[token.type] ?? `${token.type} is not known in a quote`)
    return []
  })
}
