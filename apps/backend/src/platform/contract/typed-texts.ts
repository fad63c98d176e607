import { typedLine, typedWords } from '@clairmemoire/domain/typed-text'

type Clean = (value: unknown) => unknown

/** As far as it says where people type texts, with everything that it refers to in its place. */
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
 * What cleans the texts of a value that fits the schema as forms clean them (R5-07). A text has a pattern, which takes line breaks where
 * a person may write several lines. One without a pattern, such as a password, stays as it is.
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
