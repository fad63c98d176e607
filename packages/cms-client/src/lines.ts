/** A text that a person reads as a unit: a paragraph, a list item, a title. */
export interface Line {
  /** Its path, such as `body[0].text[3]`. */
  field: string
  text: string
  /** Whether the text names what follows or the target of a link, so that it need not be a sentence. */
  isTitle: boolean
}

const titles = new Set(['title', 'term', 'name', 'label', 'role', 'when'])

/** The fields that contain texts, at any depth; others contain addresses, dates and names of other documents. */
const textFields = new Set(
  'title term name label role description summary short text caption question answer blocks body items action groups entries introduction questionsToAsk page whatItTests whatHappens visits when partner partnerTime medicines sideEffects costs goodToKnow closed reason results'.split(
    ' ',
  ),
)

/** Every line of a parsed document, in order, without the names of sources and other documents. */
export function linesOf(document: object): readonly Line[] {
  return Object.entries(document).flatMap(([key, value]) => (textFields.has(key) ? linesIn(value, key, key) : []))
}

function linesIn(value: unknown, field: string, key: string): readonly Line[] {
  if (typeof value === 'string') return value === '' ? [] : [{ field, text: value, isTitle: titles.has(key) }]
  if (Array.isArray(value)) return value.flatMap((entry, index) => linesIn(entry, `${field}[${index}]`, key))
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && 'children' in value) return linesOfNode(value, field)
  return linesOf(value).map((line) => ({ ...line, field: `${field}.${line.field}` }))
}

/** Rich text: lists item by item, any other node as a whole. */
function linesOfNode(node: { type: unknown; children: unknown }, field: string): readonly Line[] {
  if (node.type === 'list') return linesIn(node.children, `${field}.children`, 'text')
  return [{ field, text: words(node), isTitle: node.type === 'heading' }]
}

function words(node: object): string {
  if ('text' in node) return String(node.text)
  return 'children' in node && Array.isArray(node.children) ? node.children.map(words).join('') : ''
}
