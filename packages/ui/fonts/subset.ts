import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** All letters of French and English copy and of most visitors' names; fallback fonts draw the rest. */
const letters = [charactersIn(0x20, 0x7e), charactersIn(0xc0, 0xff), 'ŒŸœ«»“”‘’–—…·•×−²³½°€→←\u00A0\u202F'].join('')

interface Face {
  /** The published font, with every weight and every Latin letter. */
  source: string
  /** The weights we use (`fonts.css`). */
  weights: number | { min: number; max: number }
  format: 'woff2' | 'truetype'
}

const atkinson =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'
const fraunces = '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'

/** By name: the files that every page loads, 31 kB instead of 71 kB, and those for pictures drawn by the site server. */
export const faces: Readonly<Record<string, Face>> = {
  'atkinson-hyperlegible-next-fr-en.woff2': {
    source: atkinson,
    weights: { min: 400, max: 650 },
    format: 'woff2',
  },
  'fraunces-fr-en.woff2': { source: fraunces, weights: 560, format: 'woff2' },
  'atkinson-hyperlegible-next-fr-en.ttf': { source: atkinson, weights: 400, format: 'truetype' },
  'fraunces-fr-en.ttf': { source: fraunces, weights: 560, format: 'truetype' },
}

/** Where the published fonts are. */
export const fontsFolder = path.join(import.meta.dirname, '../src/foundation/fonts')

export async function subset({ source, weights, format }: Face): Promise<Buffer> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(source)))
  return subsetFont(whole, letters, { targetFormat: format, variationAxes: { wght: weights } })
}

function charactersIn(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
