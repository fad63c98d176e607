import { productName } from '@clairmemoire/domain/product'
import { growthRings } from '@clairmemoire/ui/growth-rings'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { sharePictures, shareSize } from '../../src/search-engines/share-picture.ts'
import { destinationOf } from '../destination.ts'
import { siteOfRequest } from '../locale-of-request.ts'
import type { PageStore } from '../page-store.ts'
import { xmlText } from '../xml-text.ts'
import { colour, draw } from './drawing.ts'

interface TitleLines {
  /** The font size in pixels. */
  size: number
  lines: readonly string[]
}

/** Maximum width of a title in pixels. */
const widthOfTitle = 660

/** The font sizes, the largest first, and the number of lines that fit at each size. */
const sizes = [
  { size: 76, lines: 3 },
  { size: 64, lines: 4 },
  { size: 52, lines: 5 },
  { size: 42, lines: 7 },
] as const

/** Average width of a letter of Fraunces, rounded up. */
const widthOfLetter = 0.54

/** Breaks a title into lines at the largest size at which it fits. A title that fits at no size ends with an ellipsis. */
export function titleLines(title: string): TitleLines {
  for (const { size, lines: most } of sizes) {
    const lines = linesOf(title, lettersIn(size))
    if (lines.length <= most) return { size, lines }
  }
  const { size, lines: most } = sizes[3]
  const lines = linesOf(title, lettersIn(size)).slice(0, most)
  return {
    size,
    lines: lines.map((line, index) => (index === most - 1 ? `${line.slice(0, lettersIn(size) - 1)}…` : line)),
  }
}

function lettersIn(size: number): number {
  return Math.floor(widthOfTitle / (size * widthOfLetter))
}

/** Breaks a title into lines of at most this many letters; a longer word is cut. */
function linesOf(title: string, letters: number): readonly string[] {
  const words = title.split(' ').flatMap((word) => word.match(new RegExp(`.{1,${letters}}`, 'gsu')) ?? [])
  return words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > letters) return [...lines, word]
    return [...lines.slice(0, -1), `${last} ${word}`]
  }, [])
}

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
}

/** The largest number of cached pictures; each has about 100 kB. */
const maxCached = 200

/**
 * Serves the share picture of any existing page, by the path of the page. Pictures are cached by title, so a page with a new title gets a
 * new picture.
 */
export function serveSharePictures(app: FastifyInstance, pageAt: PageStore): void {
  const pictures = new LRUCache<string, Buffer>({ max: maxCached, fetchMethod: drawSharePicture })
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

/** The picture that other sites show beside a link: the title of the page, the name of the site, and its rings. */
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
