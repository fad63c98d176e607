import { fileURLToPath } from 'node:url'
import { drawingFonts } from '@clairmemoire/ui/drawing-fonts'

const fontFiles = drawingFonts.map((font) => fileURLToPath(font))

/** A drawing as a PNG of that many pixels in width, in the faces of the site and no other. */
export async function draw(svg: string, width: number): Promise<Buffer> {
  // Native code that the first picture asks for, and no page.
  const { renderAsync } = await import('@resvg/resvg-js')
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Atkinson Hyperlegible Next' },
  })
  return picture.asPng()
}
