import sheet from '../foundation/tokens.css?raw'

interface Token {
  name: string
  value: string
}

/** Returns the tokens of a family with their first values in the style sheet; `surface-paper`, for example, belongs to `surface`. */
export function tokensOf(family: string): Token[] {
  const usual = sheet.slice(0, sheet.indexOf('@media'))
  const declared = usual.matchAll(new RegExp(`--(${family}-[\\w-]+): ([^;]+);`, 'g'))
  return Array.from(declared, ([, name = '', value = '']) => ({ name, value }))
}
