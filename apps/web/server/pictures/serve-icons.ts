import { readFile } from 'node:fs/promises'
import { productName } from '@clairmemoire/domain/product'
import type { FastifyInstance } from 'fastify'
import { siteOfRequest } from '../locale-of-request.ts'
import { colour, draw } from './drawing.ts'

/** Widths in pixels: for bookmarks, the home screen of a telephone, and the start of an installed app. */
const sizes = [32, 180, 192, 512] as const

/** The icon of the site for browsers and devices without SVG support, and the manifest with its name. */
export function serveIcons(app: FastifyInstance, iconFile: string): void {
  const icons = new Map<number, Promise<Buffer>>()
  const iconOf = (size: number) => {
    const icon = icons.get(size) ?? readFile(iconFile, 'utf8').then((svg) => draw(svg, size))
    icons.set(size, icon)
    return icon
  }
  for (const [path, size] of [
    ...sizes.map((each) => [`/icons/${each}.png`, each] as const),
    ['/favicon.ico', 32] as const,
  ])
    app.get(path, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/png')
        .send(await iconOf(size)),
    )
  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestIn(siteOfRequest(request).locale))),
  )
}

/** The manifest. With `display: browser` an installed site opens like any page, with the address and the Back button. */
function manifestIn(locale: string) {
  return {
    name: productName,
    short_name: productName,
    lang: locale,
    start_url: '/',
    display: 'browser',
    background_color: colour('surface-paper'),
    theme_color: colour('surface-paper'),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].map((size) => ({ src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    ],
  }
}
