import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drawingFonts, tokensFile } from '@clairmemoire/ui/drawing-files'

const tokens = readFileSync(tokensFile, 'utf8')
const colours = new Map(
  Array.from(tokens.matchAll(/^ {2}--([\w-]+): (#[\da-f]{6});$/gm), ([, name, value]) => [name, value]),
)

/** A color of the site by the name of its token, `#rrggbb`. */
export function colour(token: string): string {
  const value = colours.get(token)
  if (value === undefined) throw new Error(`The palette has no ${token}`)
  return value
}

const fontFiles = drawingFonts.map((font) => fileURLToPath(font))

/** Renders an SVG as a PNG of the given width in pixels, with the fonts of the site only. */
export async function draw(svg: string, width: number): Promise<Buffer> {
  // The library is native code, and only pictures need it, so it is loaded with the first picture.
  const { renderAsync } = await import('@resvg/resvg-js')
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Atkinson Hyperlegible Next' },
  })
  return picture.asPng()
}
