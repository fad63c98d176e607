import * as v from 'valibot'
import { allowedLink } from '../allowed-link.ts'
import { bounds } from '../bounds.ts'
import type { InlineNode, ListItemNode, ListNode, RichText, RichTextNode, TextNode } from '../rich-text.ts'
import * as fields from './fields.ts'
import { readImage } from './image.ts'
import { leaveOut, type ReadContext, read, readEach, refuse, within } from './read.ts'

const nodes = v.array(v.unknown())
const typed = v.object({ type: v.string() })
const parent = v.object({ children: nodes })
const heading = v.object({ level: v.pipe(v.number(), v.integer('is no level')), children: nodes })
const list = v.object({ format: v.picklist(['ordered', 'unordered']), children: nodes })
const image = v.object({ image: v.unknown() })

/** Reads the service's tree of running text. What is unknown in it is left out; a paragraph without a word leaves no trace. */
export function readRichText(value: unknown, context: ReadContext): RichText {
  const tree = read(nodes, value, context)
  if (countNodes(tree) > bounds.nodes) refuse(context, `has more than ${bounds.nodes} nodes`)
  return readEach(tree, context, readNode)
}

function readNode(value: unknown, context: ReadContext): RichTextNode | undefined {
  const { type } = read(typed, value, context)
  switch (type) {
    case 'paragraph':
    case 'quote':
    case 'heading':
      return readWords(type, value, context)
    case 'list':
      return readList(value, context, 1)
    case 'image': {
      const shown = readImage(read(image, value, context).image, within(context, 'image'))
      return shown && { type, image: shown }
    }
    default:
      return leaveOut(context, unknownNode)
  }
}

function readWords(
  type: 'paragraph' | 'quote' | 'heading',
  value: unknown,
  context: ReadContext,
): RichTextNode | undefined {
  const level = type === 'heading' ? levelOf(read(heading, value, context).level) : undefined
  const children = readInline(read(parent, value, context).children, within(context, 'children'))
  if (children.length === 0) return undefined
  if (type === 'heading') return { type, level: level ?? 2, children }
  return { type, children }
}

function readList(value: unknown, context: ReadContext, depth: number): ListNode | undefined {
  if (depth > bounds.depth) refuse(context, `is a list inside more than ${bounds.depth - 1} lists`)
  const { format, children } = read(list, value, context)
  const items = readEach(children, within(context, 'children'), (item, context) => readListChild(item, context, depth))
  return items.length === 0 ? undefined : { type: 'list', format, children: items }
}

function readListChild(value: unknown, context: ReadContext, depth: number): ListItemNode | ListNode | undefined {
  const { type } = read(typed, value, context)
  if (type === 'list') return readList(value, context, depth + 1)
  if (type !== 'list-item') return leaveOut(context, unknownNode)
  const children = readInline(read(parent, value, context).children, within(context, 'children'))
  return children.length === 0 ? undefined : { type, children }
}

/** The page has the only heading of the first level; levels below the fourth look like the fourth. */
function levelOf(level: number): 2 | 3 | 4 {
  if (level <= 2) return 2
  return level === 3 ? 3 : 4
}

/** Stops counting soon after there are too many, and looks no deeper than there may be nodes. */
function countNodes(tree: readonly unknown[]): number {
  const waiting = [...tree]
  let count = 0
  while (waiting.length > 0 && count <= bounds.nodes) {
    const node = waiting.pop()
    count += 1
    if (typeof node === 'object' && node !== null && 'children' in node && Array.isArray(node.children))
      for (const child of node.children.slice(0, bounds.nodes + 1)) waiting.push(child)
  }
  return count
}

const unknownNode = 'is a node of an unknown type'
export const linkNotAllowed = 'is a link that is not allowed'

const link = v.object({ url: v.string(), children: v.array(v.unknown()) })
const mark = v.optional(v.nullable(v.boolean()))
const words = v.object({
  text: v.pipe(v.string(), v.maxLength(bounds.text, `is longer than ${bounds.text} characters`), fields.lines),
  bold: mark,
  italic: mark,
})

/** The words of a paragraph. A link that is not allowed stays as its words. */
function readInline(children: readonly unknown[], context: ReadContext): InlineNode[] {
  return readEach(children, context, readInlineNode).flat()
}

function readInlineNode(value: unknown, context: ReadContext): readonly InlineNode[] | undefined {
  const { type } = read(typed, value, context)
  if (type === 'text') return readText(value, context)
  if (type === 'link') return readLink(value, context)
  return leaveOut(context, unknownNode)
}

function readLink(value: unknown, context: ReadContext): readonly InlineNode[] {
  const { url, children } = read(link, value, context)
  const said = readEach(children, within(context, 'children'), readLinkText).flat()
  if (said.length === 0) return []
  // Strapi refuses a text with such a link: an emergency number is named as a fact, or stands on a button.
  const allowed = /^sms:/i.test(url) ? undefined : allowedLink(url)
  if (allowed !== undefined) return [{ type: 'link', url: allowed, children: said }]
  leaveOut(within(context, 'url'), linkNotAllowed)
  return said
}

function readLinkText(value: unknown, context: ReadContext): readonly TextNode[] | undefined {
  if (read(typed, value, context).type === 'text') return readText(value, context)
  return leaveOut(context, unknownNode)
}

/** The editor puts empty texts around links; they are no words. */
function readText(value: unknown, context: ReadContext): readonly TextNode[] {
  const { text, bold, italic } = read(words, value, context)
  if (text === '') return []
  return [{ type: 'text', text, ...(bold ? { bold } : {}), ...(italic ? { italic } : {}) }]
}
