import { readMarkdown } from './markdown.ts'

interface BlockFault {
  field: string
  reason: string
}

/** The blocks of a page as the service answers with them; people and articles are slugs still. */
interface WireBlocks {
  blocks: unknown
  faults: readonly BlockFault[]
}

type Fields = Record<string, unknown>

/** Blocks whose text is Markdown; that of others is plain. */
const withMarkdown = new Set<unknown>(['text', 'notice'])

/** Blocks whose items have Markdown in one field. */
const markdownOfItems = new Map<unknown, string>([
  ['questions', 'answer'],
  ['easy-read', 'text'],
])

/** Turns the blocks of a front matter, `- kind: lead`, into components. What is not as it should be is left to the schemas. */
export function wireBlocks(blocks: unknown): WireBlocks {
  const faults: BlockFault[] = []
  if (!Array.isArray(blocks)) return { blocks, faults }
  return { blocks: blocks.map((block, index) => wireBlock(block, `blocks[${index}]`, faults)), faults }
}

function wireBlock(block: unknown, field: string, faults: BlockFault[]): unknown {
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

/** An image of a front matter, `{ url, alt }`, as an entry of a media library. */
export function media(image: unknown): unknown {
  if (!isFields(image)) return image
  const { alt, ...fields } = image
  return { data: { id: 1, attributes: { ...fields, alternativeText: alt } } }
}

/** The Markdown of a field as a tree of running text. */
export function wireText(value: unknown, field: string): { value: unknown; faults: readonly BlockFault[] } {
  if (typeof value !== 'string') return { value, faults: [] }
  const { tree, faults } = readMarkdown(value)
  return { value: tree, faults: faults.map(({ line, reason }) => ({ field: `${field}, line ${line}`, reason })) }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
