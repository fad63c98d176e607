import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { type BodyCounter, bodyCounters, BodyShareExceeded } from './body-counters.ts'
import { backendConnections } from './connection-limits.ts'
import { ambiguousTarget } from './refused-requests.ts'

/** The body of a request is larger than `bodyLimit`; the response is 413. */
class BodyTooLarge extends Error {}

const bodyLimit = 1024 * 1024

/** The part of a reply that a problem response needs; the proxy's reply type differs from the server's. */
interface Answerable {
  code: (status: number) => { headers: (values: Record<string, string>) => { send: (body: unknown) => unknown } }
}

/** Receives the outcome of each call to the backend. */
export interface BackendWatch {
  answers: () => void
  fails: (reason: unknown) => void
}

/** Headers that apply to one connection only (RFC 9110, 7.6.1), so the proxy does not forward them. */
const hopByHop = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Proxies `/api/*` to the backend with the visitor's address, which the backend uses for rate limits. */
export function proxyApi(app: FastifyInstance, backendUrl: string, backend: BackendWatch): void {
  const counterFor = bodyCounters()
  const { request, endStreams } = backendConnections()
  app.addHook('preClose', endStreams)
  app.register(async (api) => {
    api.addHook('preParsing', (request, _reply, payload) =>
      wholeBody(payload, Number(request.headers['content-length'] ?? 0), counterFor(request.ip)),
    )
    // Only the backend parses bodies, of any content type.
    api.removeContentTypeParser('text/plain')
    api.setErrorHandler((error, _request, reply) => answerProblem(reply, error))
    await api.register(httpProxy, {
      upstream: backendUrl,
      prefix: '/api',
      rewritePrefix: '/api',
      undici: { request },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...endToEnd(headers),
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.host,
        }),
        rewriteHeaders: (headers) => {
          backend.answers()
          return endToEnd(headers)
        },
        // By default, when the backend sends Retry-After, the proxy retries ten times within moments.
        retryDelay: () => null,
        onError: (reply, { error }) => {
          const problem: unknown = error.cause ?? error
          if (!isVisitorError(problem)) backend.fails(problem)
          answerProblem(reply, problem)
        },
      },
    })
  })
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)))
}

/** Whether the request itself is at fault. */
function isVisitorError(error: unknown): boolean {
  return error instanceof BodyTooLarge || error instanceof BodyShareExceeded || statusOf(error) === 400
}

/** Set explicitly, because the reply may already have the content type of an event stream that the visitor has just left. */
const json = { 'content-type': 'application/json; charset=utf-8' }

/**
 * Responds to an error as the contract defines. Any other failure between site and backend becomes a 503, after which the visitor may
 * retry.
 */
function answerProblem(reply: Answerable, error: unknown): void {
  if (error instanceof BodyTooLarge) {
    reply.code(413).headers(json).send({ detail: 'Request body is too large.', code: 'payload_too_large' })
  } else if (error instanceof BodyShareExceeded) {
    const waiting = { ...json, 'retry-after': '30', 'cache-control': 'no-store' }
    reply
      .code(429)
      .headers(waiting)
      .send({ detail: 'Request was throttled. Expected available in 30 seconds.', code: 'throttled' })
  } else if (statusOf(error) === 400) {
    reply.code(400).headers(json).send(ambiguousTarget)
  } else if (statusOf(error) === 415) {
    // The content type is empty or invalid, so the site cannot parse it.
    reply.code(415).headers(json).send({ detail: 'Unsupported media type in request.', code: 'unsupported_media_type' })
  } else {
    const waiting = { ...json, 'retry-after': '30', 'cache-control': 'no-store' }
    reply.code(503).headers(waiting).send({ detail: 'Service temporarily unavailable.', code: 'service_unavailable' })
  }
}

function statusOf(error: unknown): unknown {
  return error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
}

/**
 * Waits until a visitor has sent the whole body, so that a visitor who stops midway uses no backend connection. The bytes are counted,
 * because a chunked body announces no length.
 */
async function wholeBody(body: Readable, announced: number, counter: BodyCounter): Promise<Readable> {
  if (announced > bodyLimit) throw new BodyTooLarge()
  const chunks: Buffer[] = []
  let size = 0
  try {
    // The stream of a rejected body stays open, because the response uses the same connection.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > bodyLimit) throw new BodyTooLarge()
      counter.take(chunk.length)
      chunks.push(chunk)
    }
  } finally {
    counter.release()
  }
  return Readable.from(chunks.length === 0 ? [] : [Buffer.concat(chunks)])
}
