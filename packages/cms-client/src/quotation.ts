import { isFields } from './components.ts'

/**
 * The words of a document in the field of a problem: a value, a node of rich text, the address of an image or the kind of a block;
 * undefined for anything else.
 */
export function quotationAt(attributes: object, field: string): string | undefined {
  const keys = field.split(/[.[\]]+/).filter(Boolean)
  return wordsOf(keys.reduce<unknown>((value, key) => new Map(Object.entries(value ?? {})).get(key), attributes))
}

function wordsOf(value: unknown): string | undefined {
  if (/^(?:string|number|boolean)$/.test(typeof value)) return String(value)
  if (!isFields(value)) return undefined
  if ('text' in value) return wordsOf(value['text'])
  if (Array.isArray(value['children'])) return value['children'].map(wordsOf).join('')
  if ('__component' in value) return wordsOf(value['__component'])?.replace('blocks.', '')
  return wordsOf(value['url'] ?? value['data'] ?? value['attributes'])
}

/** The most characters of a quotation. */
const maxLength = 60

/** The first line of the words, shortened. */
export function shortened(words: string): string {
  const [line = ''] = words.split('\n')
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line
}
