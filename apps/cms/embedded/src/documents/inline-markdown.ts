import type { MarkedToken, Token, Tokens } from 'marked'
import type { WireInline, WireText } from './wire-nodes.ts'

/** Is told of what Markdown has and a document may not hold. */
export type Refuse = (reason: string) => void

type Marks = Pick<WireText, 'bold' | 'italic'>

const reasons: Partial<Record<MarkedToken['type'], string>> = {
  html: 'HTML is not taken: write Markdown',
  br: 'a line is broken inside a paragraph: begin a new paragraph',
  codespan: 'code is not known to pages',
  image: 'an image stands among words: give it a paragraph of its own',
}

/** The words of a paragraph. */
export function inlineNodes(tokens: readonly Token[] | undefined, refuse: Refuse, marks: Marks = {}): WireInline[] {
  return merged(knownTokens(tokens).flatMap((token) => inlineOf(token, refuse, marks)))
}

function inlineOf(token: MarkedToken, refuse: Refuse, marks: Marks): readonly WireInline[] {
  if (token.type === 'text' || token.type === 'escape') return [textNode(token, refuse, marks)]
  if (token.type === 'strong') return inlineNodes(token.tokens, refuse, { ...marks, bold: true })
  if (token.type === 'em') return inlineNodes(token.tokens, refuse, { ...marks, italic: true })
  if (token.type === 'link') return [linkNode(token, refuse, marks)]
  refuse(reasons[token.type] ?? `${token.type} is not known to pages`)
  return []
}

function linkNode({ href, title, tokens }: Tokens.Link, refuse: Refuse, marks: Marks): WireInline {
  if (title) refuse('a link has a title: say it in its words')
  const words = inlineNodes(tokens, refuse, marks)
  return { type: 'link', url: href, children: words.filter((node) => node.type === 'text') }
}

function textNode({ type, text }: { type: string; text: string }, refuse: Refuse, marks: Marks): WireText {
  if (type === 'text' && /&(?:\w+|#\w+);/.test(text)) refuse('a character is written as HTML: write it as itself')
  return { type: 'text', text: inOneLine(text), ...marks }
}

/** A line that ends inside a paragraph is a space. */
export function inOneLine(text: string): string {
  return text.replace(/ *\n */g, ' ')
}

/** Neighbours with the same marks are one text. */
function merged(nodes: readonly WireInline[]): WireInline[] {
  return nodes.reduce<WireInline[]>((before, node) => {
    const last = before.at(-1)
    if (last?.type !== 'text' || node.type !== 'text' || last.bold !== node.bold || last.italic !== node.italic)
      return [...before, node]
    return [...before.slice(0, -1), { ...last, text: last.text + node.text }]
  }, [])
}

/** The lexer has no extension, so there are no other tokens. */
export function knownTokens(tokens: readonly Token[] = []): readonly MarkedToken[] {
  return tokens as readonly MarkedToken[]
}
