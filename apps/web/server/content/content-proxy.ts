import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { backendConnections } from '../backend-connections.ts'

/** What of a request the content service needs; nothing of the visitor travels. */
const passedOn = ['accept', 'accept-encoding', 'if-none-match'] as const

/** What of its answer a visitor needs; nothing that it sets travels, such as a cookie. */
const passedBack = ['content-type', 'content-length', 'content-encoding', 'etag', 'last-modified', 'vary'] as const

/** Seconds for which a browser need not ask again: what was published is on every page within a minute. */
const maxAge = 60

/** Lets browsers read the content service through the site's own origin: its documents and its media, and nothing else of it. */
export function proxyContent(app: FastifyInstance, cmsUrl: string): void {
  for (const part of ['/api', '/uploads']) {
    app.register(httpProxy, {
      upstream: cmsUrl,
      prefix: `/cms${part}`,
      rewritePrefix: part,
      httpMethods: ['GET', 'HEAD'],
      undici: backendConnections(),
      replyOptions: {
        rewriteRequestHeaders: (_request, headers) => only(passedOn, headers),
        rewriteHeaders: (headers) => ({
          ...only(passedBack, headers),
          'cache-control': `public, max-age=${maxAge}`,
        }),
        retryDelay: () => null,
        onError: (reply) => {
          reply.code(503).header('cache-control', 'no-store').send({ data: null, error: unavailable })
        },
      },
    })
  }
}

/** In the shape of the service's own errors. */
const unavailable = { status: 503, name: 'ServiceUnavailableError', message: 'Service Unavailable', details: {} }

function only<Value>(names: readonly string[], headers: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))
}
