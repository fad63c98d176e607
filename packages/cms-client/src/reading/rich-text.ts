import * as v from 'valibot'
import { allowedLink, isSitePath } from '../allowed-link.ts'
import { bounds } from '../bounds.ts'
import type {
  Image,
  ImageSize,
  InlineNode,
  ListItemNode,
  ListNode,
  RichText,
  RichTextNode,
  TextNode,
} from '../rich-text.ts'
import * as fields from './fields.ts'
import { messageOf, warn, type ReadContext, read, readEach, refuse, related, within } from './read.ts'

const nodes = v.array(v.unknown())
const typed = v.object({ type: v.string() })
const parent = v.object({ children: nodes })
const heading = v.object({
  level: v.pipe(v.number(), v.integer(messageOf({ code: 'not_whole_number' }))),
  children: nodes,
})
const list = v.object({ format: v.picklist(['ordered', 'unordered']), children: nodes })
const image = v.object({ image: v.unknown() })

/** Reads the service's rich text tree. Unknown nodes are skipped and reported; empty paragraphs are dropped silently. */
export function readRichText(value: unknown, context: ReadContext): RichText {
  const tree = read(nodes, value, context)
  if (countNodes(tree) > bounds.nodes) refuse(context, { code: 'too_many_nodes', max: bounds.nodes })
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
      return warn(context, unknownNode)
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
  if (depth > bounds.depth) refuse(context, { code: 'nested_list', max: bounds.depth - 1 })
  const { format, children } = read(list, value, context)
  const items = readEach(children, within(context, 'children'), (item, context) => readListChild(item, context, depth))
  return items.length === 0 ? undefined : { type: 'list', format, children: items }
}

function readListChild(value: unknown, context: ReadContext, depth: number): ListItemNode | ListNode | undefined {
  const { type } = read(typed, value, context)
  if (type === 'list') return readList(value, context, depth + 1)
  if (type !== 'list-item') return warn(context, unknownNode)
  const children = readInline(read(parent, value, context).children, within(context, 'children'))
  return children.length === 0 ? undefined : { type, children }
}

/** The page's title is the only first-level heading; levels below the fourth become the fourth. */
function levelOf(level: number): 2 | 3 | 4 {
  if (level <= 2) return 2
  return level === 3 ? 3 : 4
}

/** Stops soon after the limit of nodes; the limit also keeps the tree from being too deep. */
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

const unknownNode = { code: 'unknown_node' } as const

const link = v.object({ url: v.string(), children: v.array(v.unknown()) })
const mark = v.optional(v.nullable(v.boolean()))
const words = v.object({
  text: v.pipe(v.string(), v.maxLength(bounds.text, messageOf({ code: 'too_long', max: bounds.text })), fields.lines),
  bold: mark,
  italic: mark,
})

/** The inline nodes of a paragraph. A disallowed link becomes plain text. */
function readInline(children: readonly unknown[], context: ReadContext): InlineNode[] {
  return readEach(children, context, readInlineNode).flat()
}

function readInlineNode(value: unknown, context: ReadContext): readonly InlineNode[] | undefined {
  const { type } = read(typed, value, context)
  if (type === 'text') return readText(value, context)
  if (type === 'link') return readLink(value, context)
  return warn(context, unknownNode)
}

function readLink(value: unknown, context: ReadContext): readonly InlineNode[] {
  const { url, children } = read(link, value, context)
  const texts = readEach(children, within(context, 'children'), readLinkText).flat()
  if (texts.length === 0) return []
  // Strapi refuses a text with an sms link: an emergency number is a fact, or the link of a button.
  const allowed = /^sms:/i.test(url) ? undefined : allowedLink(url)
  if (allowed !== undefined) return [{ type: 'link', url: allowed, children: texts }]
  warn(within(context, 'url'), { code: 'link_not_allowed' })
  return texts
}

function readLinkText(value: unknown, context: ReadContext): readonly TextNode[] | undefined {
  if (read(typed, value, context).type === 'text') return readText(value, context)
  return warn(context, unknownNode)
}

/** Strapi's editor puts empty texts around links; they are dropped. */
function readText(value: unknown, context: ReadContext): readonly TextNode[] {
  const { text, bold, italic } = read(words, value, context)
  if (text === '') return []
  return [{ type: 'text', text, ...(bold ? { bold } : {}), ...(italic ? { italic } : {}) }]
}

const noPixels = messageOf({ code: 'pixels_out_of_range', max: bounds.pixels })
const pixels = v.pipe(v.number(), v.integer(noPixels), v.minValue(1, noPixels), v.maxValue(bounds.pixels, noPixels))
const side = v.optional(v.nullable(pixels))
const formatFields = v.pipe(
  v.record(v.string(), v.unknown()),
  v.maxEntries(bounds.sizes, messageOf({ code: 'too_many_entries', max: bounds.sizes })),
)
const imageFields = v.object({
  url: v.string(),
  alternativeText: fields.optionalLabel,
  width: side,
  height: side,
  formats: v.optional(v.nullable(formatFields), null),
})
const sizeFields = v.object({ url: v.pipe(v.string(), v.check(isSitePath)), width: v.number() })

/** An image without a description or from another host is skipped, so that no reader misses content that others see. */
function readImage(value: unknown, context: ReadContext): Image | undefined {
  const { url, alternativeText, width, height, formats } = read(imageFields, value, context)
  if (!isSitePath(url)) return warn(context, { code: 'image_from_elsewhere' })
  if (!alternativeText) return warn(context, { code: 'image_without_description' })
  const sizes = readSizes(Object.values(formats ?? {}), within(context, 'formats'))
  return {
    url: context.files + url,
    alt: alternativeText,
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    ...(sizes.length > 0 ? { sizes } : {}),
  }
}

/** Smaller versions are optional, so an unreadable one is ignored; but a version with an invalid width makes the text unreadable. */
function readSizes(formats: readonly unknown[], context: ReadContext): ImageSize[] {
  return formats
    .flatMap((format, index) => {
      const { success, output } = v.safeParse(sizeFields, format)
      if (!success) return []
      return [{ url: context.files + output.url, width: read(pixels, output.width, within(context, index, 'width')) }]
    })
    .toSorted((one, other) => one.width - other.width)
}

/** The image that a media field names, if any. */
export function readMedia(field: unknown, context: ReadContext): Image | undefined {
  const found = related(field, context)
  return found && readImage(...found)
}
