import { readFile } from 'node:fs/promises'
import { productName } from '@clairmemoire/domain/product'
import type { FastifyInstance } from 'fastify'
import { siteOfRequest } from '../locale-of-request.ts'
import { colour, draw } from './drawing.ts'

/** Pixels: in a bookmark, on the screen of a telephone, and when an app of the site would start. */
const sizes = [32, 180, 192, 512] as const

/** The sign of the site for browsers and devices that take no SVG, and what it is called on their screens. */
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

/** It opens in the browser like any page: where the address and the way back are. */
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
