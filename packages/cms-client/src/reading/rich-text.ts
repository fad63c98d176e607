import * as v from 'valibot'
import { allowedLink } from '../allowed-link.ts'
import { bounds } from '../bounds.ts'
import type { InlineNode, ListItemNode, ListNode, RichText, RichTextNode, TextNode } from '../rich-text.ts'
import * as fields from './fields.ts'
import { readImage } from './image.ts'
import { leaveOut, type Place, read, readEach, refuse, within } from './read.ts'

const nodes = v.array(v.unknown())
const typed = v.object({ type: v.string() })
const parent = v.object({ children: nodes })
const heading = v.object({ level: v.pipe(v.number(), v.integer('is no level')), children: nodes })
const list = v.object({ format: v.picklist(['ordered', 'unordered']), children: nodes })
const image = v.object({ image: v.unknown() })

/** Reads the service's tree of running text. What is unknown in it is left out; a paragraph without a word leaves no trace. */
export function readRichText(value: unknown, place: Place): RichText {
  const tree = read(nodes, value, place)
  if (countNodes(tree) > bounds.nodes) refuse(place, `has more than ${bounds.nodes} nodes`)
  return readEach(tree, place, readNode)
}

function readNode(value: unknown, place: Place): RichTextNode | undefined {
  const { type } = read(typed, value, place)
  switch (type) {
    case 'paragraph':
    case 'quote':
    case 'heading':
      return readWords(type, value, place)
    case 'list':
      return readList(value, place, 1)
    case 'image': {
      const shown = readImage(read(image, value, place).image, within(place, 'image'))
      return shown && { type, image: shown }
    }
    default:
      return leaveOut(place, unknownNode)
  }
}

function readWords(type: 'paragraph' | 'quote' | 'heading', value: unknown, place: Place): RichTextNode | undefined {
  const level = type === 'heading' ? levelOf(read(heading, value, place).level) : undefined
  const children = readInline(read(parent, value, place).children, within(place, 'children'))
  if (children.length === 0) return undefined
  if (type === 'heading') return { type, level: level ?? 2, children }
  return { type, children }
}

function readList(value: unknown, place: Place, depth: number): ListNode | undefined {
  if (depth > bounds.depth) refuse(place, `is a list inside more than ${bounds.depth - 1} lists`)
  const { format, children } = read(list, value, place)
  const items = readEach(children, within(place, 'children'), (item, place) => readListChild(item, place, depth))
  return items.length === 0 ? undefined : { type: 'list', format, children: items }
}

function readListChild(value: unknown, place: Place, depth: number): ListItemNode | ListNode | undefined {
  const { type } = read(typed, value, place)
  if (type === 'list') return readList(value, place, depth + 1)
  if (type !== 'list-item') return leaveOut(place, unknownNode)
  const children = readInline(read(parent, value, place).children, within(place, 'children'))
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
function readInline(children: readonly unknown[], place: Place): InlineNode[] {
  return readEach(children, place, readInlineNode).flat()
}

function readInlineNode(value: unknown, place: Place): readonly InlineNode[] | undefined {
  const { type } = read(typed, value, place)
  if (type === 'text') return readText(value, place)
  if (type === 'link') return readLink(value, place)
  return leaveOut(place, unknownNode)
}

function readLink(value: unknown, place: Place): readonly InlineNode[] {
  const { url, children } = read(link, value, place)
  const said = readEach(children, within(place, 'children'), readLinkText).flat()
  if (said.length === 0) return []
  const allowed = allowedLink(url)
  if (allowed !== undefined) return [{ type: 'link', url: allowed, children: said }]
  leaveOut(within(place, 'url'), linkNotAllowed)
  return said
}

function readLinkText(value: unknown, place: Place): readonly TextNode[] | undefined {
  if (read(typed, value, place).type === 'text') return readText(value, place)
  return leaveOut(place, unknownNode)
}

/** The editor puts empty texts around links; they are no words. */
function readText(value: unknown, place: Place): readonly TextNode[] {
  const { text, bold, italic } = read(words, value, place)
  if (text === '') return []
  return [{ type: 'text', text, ...(bold ? { bold } : {}), ...(italic ? { italic } : {}) }]
}
