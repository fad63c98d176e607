import sheet from '../foundation/tokens.css?raw'

interface Token {
  name: string
  value: string
}

/** The tokens of a family as first declared in the style sheet: `surface` has `surface-paper`. */
export function tokensOf(family: string): Token[] {
  const usual = sheet.slice(0, sheet.indexOf('@media'))
  const declared = usual.matchAll(new RegExp(`--(${family}-[\\w-]+): ([^;]+);`, 'g'))
  return Array.from(declared, ([, name = '', value = '']) => ({ name, value }))
}
