import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { sharePictures } from '../../src/search-engines/share-picture-path.ts'
import { destinationOf } from '../destination.ts'
import { siteOfRequest } from '../locale-of-request.ts'
import type { PageStore } from '../page-store.ts'
import { drawSharePicture } from './share-picture.ts'

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
