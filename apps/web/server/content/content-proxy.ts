import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { backendConnections } from '../connection-limits.ts'

/** Where the content service says that something was published (its webhook), with `Authorization: Bearer` and the secret. */
export const publishedPath = '/cms/published'

interface Publishing {
  /** Without one every notification is refused. */
  secret: string | undefined
  onPublished: () => void
}

export function publishWebhook(app: FastifyInstance, { secret, onPublished }: Publishing): void {
  // What it says is not read: everything is looked at again.
  app.register(async (webhook) => {
    webhook.removeAllContentTypeParsers()
    webhook.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume().once('end', () => done(null))
    })
    webhook.post(publishedPath, async ({ headers }, reply) => {
      if (secret === undefined || !isSame(headers.authorization ?? '', `Bearer ${secret}`))
        return reply.code(401).send()
      onPublished()
      return reply.code(204).send()
    })
  })
}

/** Takes as long for every wrong text. */
function isSame(text: string, expected: string): boolean {
  const hashOf = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(hashOf(text), hashOf(expected))
}

/** What of a request the content service needs; nothing of the visitor travels. */
const passedOn = ['accept', 'accept-encoding', 'if-none-match'] as const

/** What of its answer a visitor needs; nothing that it sets travels, such as a cookie. */
const passedBack = ['content-type', 'content-length', 'content-encoding', 'etag', 'last-modified', 'vary'] as const

/**
 * How long a browser need not ask again. A document is asked for each time, by its etag: one that could not be read may be there
 * when a reader tries again. A file takes a minute, like everything that is published.
 */
const parts = [
  { path: '/api', caching: 'no-cache' },
  { path: '/uploads', caching: 'public, max-age=60' },
] as const

/** Lets browsers read the content service through the site's own origin: its documents and its media, and nothing else of it. */
export function proxyContent(app: FastifyInstance, cmsUrl: string): void {
  for (const { path, caching } of parts) {
    app.register(async (part) => {
      part.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', reply.statusCode < 400 ? caching : 'no-store')
      })
      await part.register(httpProxy, {
        upstream: cmsUrl,
        prefix: `/cms${path}`,
        rewritePrefix: path,
        httpMethods: ['GET', 'HEAD'],
        undici: backendConnections(),
        replyOptions: {
          rewriteRequestHeaders: (_request, headers) => only(passedOn, headers),
          rewriteHeaders: (headers) => asData(only(passedBack, headers)),
          retryDelay: () => null,
          onError: (reply) => {
            reply.code(503).send({ data: null, error: unavailable })
          },
        },
      })
    })
  }
}

/** In the shape of the service's own errors. */
const unavailable = { status: 503, name: 'ServiceUnavailableError', message: 'Service Unavailable', details: {} }

/** What a page reads, shows or plays. */
const data = /^(?:image|audio|video)\/|^(?:application\/(?:json|pdf)|text\/plain)(?:;|$)/

/** A script or a style sheet that somebody uploads has the origin of the site, which its policy trusts: it comes as bytes that no page runs. */
function asData(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'content-type': type } = headers
  return type === undefined || data.test(type) ? headers : { ...headers, 'content-type': 'application/octet-stream' }
}

function only<Value>(names: readonly string[], headers: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))
}
