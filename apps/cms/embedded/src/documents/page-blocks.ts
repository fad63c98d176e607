import { readMarkdown } from './markdown.ts'
import type { FaultInFile } from './fault.ts'

/** The blocks of a page in the service's shape; people and articles are still slugs. */
interface WireBlocks {
  blocks: unknown
  faults: readonly FaultInFile[]
}

type Fields = Record<string, unknown>

/** Blocks with a Markdown text; the others are plain text. */
const withMarkdown = new Set<unknown>(['text', 'notice'])

/** The Markdown field of a block's items. */
const markdownOfItems = new Map<unknown, string>([
  ['questions', 'answer'],
  ['easy-read', 'text'],
])

/** Turns the blocks of a front matter, `- kind: lead`, into components. Invalid values are left for the schemas. */
export function wireBlocks(blocks: unknown): WireBlocks {
  const faults: FaultInFile[] = []
  if (!Array.isArray(blocks)) return { blocks, faults }
  return { blocks: blocks.map((block, index) => wireBlock(block, `blocks[${index}]`, faults)), faults }
}

function wireBlock(block: unknown, field: string, faults: FaultInFile[]): unknown {
  if (!isFields(block)) return block
  const { kind, ...fields } = block
  const marked = (name: string, text: unknown) => {
    const { value, faults: found } = wireText(text, `${field}.${name}`)
    faults.push(...found)
    return value
  }
  if (withMarkdown.has(kind)) fields['text'] = marked('text', fields['text'])
  const inItems = markdownOfItems.get(kind)
  if (inItems !== undefined && Array.isArray(fields['items']))
    fields['items'] = fields['items'].map((item, index) =>
      isFields(item) ? { ...item, [inItems]: marked(`items[${index}].${inItems}`, item[inItems]) } : item,
    )
  if (isFields(fields['image'])) fields['image'] = media(fields['image'])
  return { __component: `blocks.${String(kind)}`, ...fields }
}

/** Turns an image of a front matter, `{ url, alt }`, into an entry of a media library. */
export function media(image: unknown): unknown {
  if (!isFields(image)) return image
  const { alt, ...fields } = image
  return { data: { id: 1, attributes: { ...fields, alternativeText: alt } } }
}

/** Parses the Markdown of a field. */
export function wireText(value: unknown, field: string): { value: unknown; faults: readonly FaultInFile[] } {
  if (typeof value !== 'string') return { value, faults: [] }
  const { tree, faults } = readMarkdown(value)
  return { value: tree, faults: faults.map((fault) => ({ field, ...fault })) }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
