import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { backendConnections } from '../connection-limits.ts'

/** The path of the webhook that the content service calls after a publication, with the secret as `Authorization: Bearer`. */
export const publishedPath = '/cms/published'

interface Publishing {
  /** Without a secret every notification is rejected. */
  secret: string | undefined
  onPublished: () => void
}

export function publishWebhook(app: FastifyInstance, { secret, onPublished }: Publishing): void {
  // The body is ignored, because a publication expires all content.
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

/** Compares in constant time. */
function isSame(text: string, expected: string): boolean {
  const hashOf = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(hashOf(text), hashOf(expected))
}

/** Request headers that the content service needs; nothing about the visitor is forwarded. */
const forwardedHeaders = ['accept', 'accept-encoding', 'if-none-match'] as const

/** Response headers that a visitor needs; others, such as cookies, are dropped. */
const returnedHeaders = ['content-type', 'content-length', 'content-encoding', 'etag', 'last-modified', 'vary'] as const

/**
 * Cache headers. A browser revalidates a document by its ETag each time, because a document that could not be read may be available on the
 * next attempt. A file is cached for a minute, like everything published.
 */
const parts = [
  { path: '/api', caching: 'no-cache' },
  { path: '/uploads', caching: 'public, max-age=60' },
] as const

/** Proxies the documents and media of the content service under the site's own origin; browsers can reach nothing else of the service. */
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
          rewriteRequestHeaders: (_request, headers) => only(forwardedHeaders, headers),
          rewriteHeaders: (headers) => asData(only(returnedHeaders, headers)),
          retryDelay: () => null,
          onError: (reply) => {
            reply.code(503).send({ data: null, error: unavailable })
          },
        },
      })
    })
  }
}

/** This error has the shape of the content service's own errors. */
const unavailable = { status: 503, name: 'ServiceUnavailableError', message: 'Service Unavailable', details: {} }

/** Types that a page reads, shows or plays. */
const data = /^(?:image|audio|video)\/|^(?:application\/(?:json|pdf)|text\/plain)(?:;|$)/

/**
 * Serves every other type as bytes that no page executes: an uploaded script or style sheet would have the site's own origin, which the
 * content security policy trusts.
 */
function asData(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'content-type': type } = headers
  return type === undefined || data.test(type) ? headers : { ...headers, 'content-type': 'application/octet-stream' }
}

function only<Value>(names: readonly string[], headers: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))
}
