import { typedLine, typedWords } from '@clairmemoire/domain/typed-text'

type Clean = (value: unknown) => unknown

/** The part of a dereferenced schema that locates texts. */
export interface TextsSchema {
  pattern?: string
  items?: TextsSchema
  properties?: Readonly<Record<string, TextsSchema>>
  additionalProperties?: boolean | TextsSchema
  allOf?: readonly TextsSchema[]
  anyOf?: readonly TextsSchema[]
  oneOf?: readonly TextsSchema[]
}

/**
 * Returns a function that cleans the texts of a valid value in the same way as forms do (R5-07). A pattern marks a text, and a
 * pattern that accepts line breaks marks a multi-line text. Strings without a pattern, such as passwords, are not changed.
 */
export function textCleaner(schema: TextsSchema): Clean {
  const { pattern, items, properties = {}, additionalProperties: others } = schema
  const cleanText = pattern !== undefined && new RegExp(pattern, 'u').test('\n') ? typedWords : typedLine
  const cleanItem = items && textCleaner(items)
  const named = new Map(Object.entries(properties).map(([name, property]) => [name, textCleaner(property)] as const))
  const cleanOther = typeof others === 'object' ? textCleaner(others) : undefined
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map(textCleaner)

  const cleanOwn: Clean = (value) => {
    if (typeof value === 'string') return pattern === undefined ? value : cleanText(value)
    if (Array.isArray(value)) return cleanItem ? value.map(cleanItem) : value
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, (named.get(name) ?? cleanOther)?.(each) ?? each]),
    )
  }
  return (value) => parts.reduce((cleaned, clean) => clean(cleaned), cleanOwn(value))
}
