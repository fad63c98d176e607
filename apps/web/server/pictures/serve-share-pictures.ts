import { productName } from '@clairmemoire/domain/product'
import { growthRings } from '@clairmemoire/ui/growth-rings'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { sharePictures } from '../../src/search-engines/share-picture-path.ts'
import { shareSize } from '../../src/search-engines/share-size.ts'
import { destinationOf } from '../destination.ts'
import { siteOfRequest } from '../locale-of-request.ts'
import type { PageStore } from '../page-store.ts'
import { xmlText } from '../xml-text.ts'
import { draw } from './draw.ts'
import { colour } from './palette.ts'
import { titleLines } from './title-lines.ts'

const { width, height } = shareSize

const margin = 80

const lineHeight = 1.16

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

/** About 100 kB each. */
const kept = 200

/** The picture of any page that there is, by its path. A picture is drawn once and kept; another title is another picture. */
export function serveSharePictures(app: FastifyInstance, pageAt: PageStore): void {
  const pictures = new LRUCache<string, Buffer>({ max: kept, fetchMethod: drawSharePicture })
  app.get<{ Querystring: { page?: string | string[] } }>(sharePictures, async (request, reply) => {
    const site = siteOfRequest(request)
    const path = [request.query.page].flat()[0] ?? ''
    const destination = destinationOf(path, site.locale)
    if (destination.kind === 'redirect') return reply.callNotFound()
    const { title } = await pageAt(destination.url, site)
    const picture = title === undefined ? undefined : await pictures.fetch(title)
    if (!picture) return reply.callNotFound()
    return reply.header('cache-control', 'public, max-age=86400').type('image/png').send(picture)
  })
}

/** The picture that other sites show beside a link: the title of the page, whose it is, and the rings of the house. */
function drawSharePicture(title: string): Promise<Buffer> {
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

function rings(): string {
  return growthRings()
    .marks.map((mark) =>
      'path' in mark
        ? `<path d="${mark.path}" stroke="${tones[mark.tone]}" stroke-width="${mark.width}"/>`
        : `<circle cx="${mark.x}" cy="${mark.y}" r="${mark.radius}" fill="${tones[mark.tone]}"/>`,
    )
    .join('')
}
