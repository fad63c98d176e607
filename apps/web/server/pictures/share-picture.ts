import { productName } from '@clairmemoire/domain/product'
import { growthRings } from '@clairmemoire/ui/growth-rings'
import { shareSize } from '../../src/search-engines/share-size.ts'
import { xmlText } from '../xml-text.ts'
import { draw } from './draw.ts'
import { colour } from './palette.ts'
import { titleLines } from './title-lines.ts'

const { width, height } = shareSize
const margin = 80
const lineHeight = 1.16

/** The picture that other sites show beside a link: the title of the page, whose it is, and the rings of the house. */
export function drawSharePicture(title: string): Promise<Buffer> {
  const { size, lines } = titleLines(title)
  const top = (height - (lines.length - 1) * size * lineHeight) / 2 + size * 0.1
  const words = lines.map(
    (line, index) => `<tspan x="${margin}" y="${Math.round(top + index * size * lineHeight)}">${xmlText(line)}</tspan>`,
  )
  return draw(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colour('surface-paper')}"/>
<rect width="${width}" height="12" fill="${colour('deep-pine')}"/>
<g transform="translate(${width - 470} 60)" fill="none" stroke-linecap="round">${rings()}</g>
<text font-family="Fraunces" font-size="${size}" fill="${colour('text-ink')}">${words.join('')}</text>
<text x="${margin}" y="${height - 64}" font-family="Atkinson Hyperlegible Next" font-size="32" fill="${colour('text-pine')}">${xmlText(productName)}</text>
</svg>`,
    width,
  )
}

const tones = {
  pine: colour('deep-pine'),
  fern: colour('bright-fern'),
  sage: colour('bright-sage'),
  dew: colour('bright-dew'),
  amber: colour('bright-amber'),
  clay: colour('bright-clay'),
  ink: colour('text-ink'),
  mist: colour('surface-mist'),
  honey: colour('surface-honey'),
}

function rings(): string {
  return growthRings()
    .marks.map((mark) =>
      'path' in mark
        ? `<path d="${mark.path}" stroke="${tones[mark.tone]}" stroke-width="${mark.width}"/>`
        : `<circle cx="${mark.x}" cy="${mark.y}" r="${mark.radius}" fill="${tones[mark.tone]}"/>`,
    )
    .join('')
}
