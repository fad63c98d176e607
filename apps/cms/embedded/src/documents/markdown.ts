import type { Reason } from '@clairmemoire/cms-client/reason'
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked'

/** Unsupported Markdown, and the line where it begins, counted from 1. */
interface MarkdownFault {
  line: number
  quotation: string
  reason: Reason
}

interface ReadMarkdown {
  tree: readonly WireNode[]
  /** The line where each node of the tree begins, counted from 1. */
  lines: readonly number[]
  faults: readonly MarkdownFault[]
}

const reasons: Partial<Record<MarkedToken['type'], Reason>> = {
  html: { code: 'html' },
  code: { code: 'code_block' },
  hr: { code: 'horizontal_rule' },
  def: { code: 'link_definition' },
}

/** Parses Markdown to a rich text tree. Unsupported syntax is a fault, never dropped or passed on. */
export function readMarkdown(markdown: string): ReadMarkdown {
  try {
    return treeOf(markdown)
  } catch (error) {
    // The lexer is recursive and overflows the stack on deeply nested quotes, lists or marks.
    if (!(error instanceof RangeError)) throw error
    return {
      tree: [],
      lines: [],
      faults: [{ line: 1, quotation: markdown.trim(), reason: { code: 'nested_too_deeply' } }],
    }
  }
}

function treeOf(markdown: string): ReadMarkdown {
  const faults: MarkdownFault[] = []
  const lines: number[] = []
  let line = 1
  const tree = knownTokens(Lexer.lex(markdown, { gfm: false })).flatMap((token) => {
    const refuse: Refuse = (reason, { raw }) => {
      const [before = ''] = token.raw.split(raw, 1)
      // The lexer removes indentation inside a list. If the list therefore does not contain the piece, the fault gets the line
      // of the list.
      const lineOfToken = before === token.raw ? line : line + breaksIn(before)
      faults.push({ line: lineOfToken, quotation: raw.trim(), reason })
    }
    const nodes = nodesOf(token, refuse)
    lines.push(...nodes.map(() => line))
    line += breaksIn(token.raw)
    return nodes
  })
  return { tree, lines, faults }
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1
}

function nodesOf(token: MarkedToken, refuse: Refuse): readonly WireNode[] {
  if (token.type === 'space') return []
  if (token.type === 'heading') return [headingNode(token, refuse)]
  if (token.type === 'paragraph') return [imageNode(token) ?? paragraphNode(token, refuse)]
  if (token.type === 'list') return [listNode(token, refuse)]
  if (token.type === 'blockquote') return quoteNodes(token, refuse)
  refuse(reasons[token.type] ?? { code: 'unknown_markdown', type: token.type }, token)
  return []
}

function paragraphNode({ tokens }: Tokens.Paragraph, refuse: Refuse): WireNode {
  return { type: 'paragraph', children: inlineNodes(tokens, refuse) }
}

function headingNode(token: Tokens.Heading, refuse: Refuse): WireNode {
  const { depth, tokens } = token
  if (depth < 2 || depth > 4) refuse({ code: 'heading_level' }, token)
  return { type: 'heading', level: depth, children: inlineNodes(tokens, refuse) }
}

/** Returns the node of a paragraph that contains nothing but an image; undefined for other paragraphs. */
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

/** Returns the text of an item, then its nested lists. */
function itemNodes(tokens: readonly MarkedToken[], refuse: Refuse): WireNode[] {
  const words = tokens.filter((token) => token.type === 'text' || token.type === 'paragraph')
  const [first, second] = words
  if (second) refuse({ code: 'several_paragraphs' }, second)
  const others = tokens.filter((token) => token.type !== 'space' && !words.some((word) => word === token))
  const item: WireNode = { type: 'list-item', children: inlineNodes(first?.tokens, refuse) }
  return [item, ...others.flatMap((token) => lists(token, refuse))]
}

function lists(token: MarkedToken, refuse: Refuse): readonly WireNode[] {
  if (token.type === 'list') return [listNode(token, refuse)]
  refuse(reasons[token.type] ?? { code: 'unknown_in_list', type: token.type }, token)
  return []
}

/** Each paragraph of a quote becomes one quote node. */
function quoteNodes({ tokens }: Tokens.Blockquote, refuse: Refuse): readonly WireNode[] {
  return knownTokens(tokens).flatMap((token): readonly WireNode[] => {
    if (token.type === 'space') return []
    if (token.type === 'paragraph') return [{ type: 'quote', children: inlineNodes(token.tokens, refuse) }]
    refuse(reasons[token.type] ?? { code: 'unknown_in_quote', type: token.type }, token)
    return []
  })
}

/** Reports an unsupported piece of Markdown. */
type Refuse = (reason: Reason, token: { raw: string }) => void

type Marks = Pick<WireText, 'bold' | 'italic'>

const inlineReasons: Partial<Record<MarkedToken['type'], Reason>> = {
  html: { code: 'html' },
  br: { code: 'line_break' },
  codespan: { code: 'inline_code' },
  image: { code: 'inline_image' },
}

/** The inline nodes of a paragraph. */
function inlineNodes(tokens: readonly Token[] | undefined, refuse: Refuse, marks: Marks = {}): WireInline[] {
  return merged(knownTokens(tokens).flatMap((token) => inlineOf(token, refuse, marks)))
}

function inlineOf(token: MarkedToken, refuse: Refuse, marks: Marks): readonly WireInline[] {
  if (token.type === 'text' || token.type === 'escape') return [textNode(token, refuse, marks)]
  if (token.type === 'strong') return inlineNodes(token.tokens, refuse, { ...marks, bold: true })
  if (token.type === 'em') return inlineNodes(token.tokens, refuse, { ...marks, italic: true })
  if (token.type === 'link') return [linkNode(token, refuse, marks)]
  refuse(inlineReasons[token.type] ?? { code: 'unknown_markdown', type: token.type }, token)
  return []
}

function linkNode(token: Tokens.Link, refuse: Refuse, marks: Marks): WireInline {
  const { href, title, tokens } = token
  if (title) refuse({ code: 'link_title' }, token)
  const words = inlineNodes(tokens, refuse, marks)
  return { type: 'link', url: href, children: words.filter((node) => node.type === 'text') }
}

function textNode({ type, text }: { type: string; text: string }, refuse: Refuse, marks: Marks): WireText {
  const [character] = /&(?:\w+|#\w+);/.exec(text) ?? []
  if (type === 'text' && character) refuse({ code: 'html_character' }, { raw: character })
  return { type: 'text', text: inOneLine(text), ...marks }
}

/** A line break inside a paragraph becomes a space. */
function inOneLine(text: string): string {
  return text.replace(/ *\n */g, ' ')
}

/** Joins adjacent texts with the same marks. */
function merged(nodes: readonly WireInline[]): WireInline[] {
  return nodes.reduce<WireInline[]>((before, node) => {
    const last = before.at(-1)
    if (last?.type !== 'text' || node.type !== 'text' || last.bold !== node.bold || last.italic !== node.italic)
      return [...before, node]
    return [...before.slice(0, -1), { ...last, text: last.text + node.text }]
  }, [])
}

/** The lexer has no extensions, so there are no other tokens. */
function knownTokens(tokens: readonly Token[] = []): readonly MarkedToken[] {
  return tokens as readonly MarkedToken[]
}

/** A rich text tree in Strapi's shape, as `@clairmemoire/cms-client/client` reads it. */
type WireNode =
  | { type: 'paragraph' | 'quote' | 'list-item'; children: readonly WireInline[] }
  | { type: 'heading'; level: number; children: readonly WireInline[] }
  | { type: 'list'; format: 'ordered' | 'unordered'; children: readonly WireNode[] }
  | { type: 'image'; image: { url: string; alternativeText: string }; children: readonly WireText[] }

type WireInline = WireText | { type: 'link'; url: string; children: readonly WireText[] }

interface WireText {
  type: 'text'
  text: string
  bold?: true
  italic?: true
}
