import * as v from 'valibot'
import { allowedLink } from '../allowed-link.ts'
import { bounds } from '../bounds.ts'
import type { InlineNode, TextNode } from '../rich-text.ts'
import * as fields from './fields.ts'
import { leaveOut, type Place, within } from './place.ts'
import { read, readEach } from './read.ts'

export const unknownNode = 'is a node of an unknown type'
export const linkNotAllowed = 'is a link that is not allowed'

const typed = v.object({ type: v.string() })
const link = v.object({ url: v.string(), children: v.array(v.unknown()) })
const mark = v.optional(v.nullable(v.boolean()))
const words = v.object({
  text: v.pipe(v.string(), v.maxLength(bounds.text, `is longer than ${bounds.text} characters`), fields.lines),
  bold: mark,
  italic: mark,
})

/** The words of a paragraph. A link that is not allowed stays as its words. */
export function readInline(children: readonly unknown[], place: Place): InlineNode[] {
  return readEach(children, place, readNode).flat()
}

function readNode(value: unknown, place: Place): readonly InlineNode[] | undefined {
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
