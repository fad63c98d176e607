import { readFileSync } from 'node:fs'
import { tokensFile } from '@clairmemoire/ui/tokens-file'

const tokens = readFileSync(tokensFile, 'utf8')
const colours = new Map(
  Array.from(tokens.matchAll(/^ {2}--([\w-]+): (#[\da-f]{6});$/gm), ([, name, value]) => [name, value]),
)

/** A colour of the site by the name of its token, `#rrggbb`. */
export function colour(token: string): string {
  const value = colours.get(token)
  if (value === undefined) throw new Error(`The palette has no ${token}`)
  return value
}
