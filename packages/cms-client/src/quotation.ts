import { isFields } from './components.ts'
import { unknownFactIn } from './fact.ts'
import type { ReasonCode } from './reasons/reason.ts'

/**
 * The words of a document in the field of a problem: a value, an unknown fact, a node of rich text, the address of an image or the
 * kind of a block; undefined for anything else.
 */
export function quotationAt(attributes: object, field: string, code?: ReasonCode): string | undefined {
  const keys = field.split(/[.[\]]+/).filter(Boolean)
  const words = wordsOf(keys.reduce<unknown>((value, key) => new Map(Object.entries(value ?? {})).get(key), attributes))
  if (code === 'unknown_fact') return unknownFactIn(words ?? '')
  return keys.at(-1) === '__component' ? words?.replace('blocks.', '') : words
}

function wordsOf(value: unknown): string | undefined {
  if (/^(?:string|number|boolean)$/.test(typeof value)) return String(value)
  if (!isFields(value)) return undefined
  if ('text' in value) return wordsOf(value['text'])
  if (Array.isArray(value['children'])) return value['children'].map(wordsOf).join('')
  return wordsOf(value['url'] ?? value['data'] ?? value['attributes'])
}

/** The most characters of a quotation. */
const maxLength = 60

/** The first line of the words, shortened. */
export function shortened(words: string): string {
  const [line = ''] = words.split('\n')
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line
}
