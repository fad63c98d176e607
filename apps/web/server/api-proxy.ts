import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { type BodyShare, bodyShares, TooManyOfOne } from './body-shares.ts'
import { backendConnections } from './connection-limits.ts'
import { unclearTarget } from './refused-requests.ts'

/** The body of one request is larger than any the contract has: 413. */
class BodyTooLarge extends Error {}

const bodyLimit = 1024 * 1024

/** The part of a reply that a problem needs; the proxy's replies are of another type than the server's. */
interface Answerable {
  code: (status: number) => { headers: (values: Record<string, string>) => { send: (body: unknown) => unknown } }
}

/** Receives the outcome of each attempt to ask the backend. */
export interface BackendWatch {
  answers: () => void
  fails: (reason: unknown) => void
}

/** What either end says about its own connection to the site (RFC 9110, 7.6.1); the other one is another. */
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

/** Hands `/api/*` to the backend with the visitor's address, by which the backend counts and limits. */
export function proxyApi(app: FastifyInstance, backendUrl: string, backend: BackendWatch): void {
  const shares = bodyShares()
  app.register(async (api) => {
    api.addHook('preParsing', (request, _reply, payload) =>
      wholeBody(payload, Number(request.headers['content-length'] ?? 0), shares(request.ip)),
    )
    // Whatever its type, the body is for the backend to read.
    api.removeContentTypeParser('text/plain')
    api.setErrorHandler((error, _request, reply) => answerProblem(reply, error))
    await api.register(httpProxy, {
      upstream: backendUrl,
      prefix: '/api',
      rewritePrefix: '/api',
      undici: backendConnections(),
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
        // Left to itself the proxy asks again, ten times within moments, where the backend said when to come back.
        retryDelay: () => null,
        onError: (reply, { error }) => {
          const problem: unknown = error.cause ?? error
          if (!isOfVisitor(problem)) backend.fails(problem)
          answerProblem(reply, problem)
        },
      },
    })
  })
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)))
}

/** What is wrong with the request itself. */
function isOfVisitor(error: unknown): boolean {
  return error instanceof BodyTooLarge || error instanceof TooManyOfOne || statusOf(error) === 400
}

/** In the words of the contract; whatever else goes wrong between site and backend, the visitor may try again. */
function answerProblem(reply: Answerable, error: unknown): void {
  if (error instanceof BodyTooLarge) {
    reply.code(413).headers({}).send({ detail: 'Request body is too large.', code: 'payload_too_large' })
  } else if (error instanceof TooManyOfOne) {
    const waiting = { 'retry-after': '30', 'cache-control': 'no-store' }
    reply
      .code(429)
      .headers(waiting)
      .send({ detail: 'Request was throttled. Expected available in 30 seconds.', code: 'throttled' })
  } else if (statusOf(error) === 400) {
    reply.code(400).headers({}).send(unclearTarget)
  } else if (statusOf(error) === 415) {
    // A type that is empty or none at all: it is the site that cannot read it.
    reply.code(415).headers({}).send({ detail: 'Unsupported media type in request.', code: 'unsupported_media_type' })
  } else {
    const waiting = { 'retry-after': '30', 'cache-control': 'no-store' }
    reply.code(503).headers(waiting).send({ detail: 'Service temporarily unavailable.', code: 'service_unavailable' })
  }
}

function statusOf(error: unknown): unknown {
  return error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
}

/**
 * Waits until a visitor has sent all of a body, so that one who stops or goes away in the middle takes nothing of the
 * backend. A body sent in chunks has no length to look at beforehand.
 */
async function wholeBody(body: Readable, announced: number, share: BodyShare): Promise<Readable> {
  if (announced > bodyLimit) throw new BodyTooLarge()
  const chunks: Buffer[] = []
  let size = 0
  try {
    // Left open where it is refused, for the answer goes the same way.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > bodyLimit) throw new BodyTooLarge()
      share.take(chunk.length)
      chunks.push(chunk)
    }
  } finally {
    share.release()
  }
  return Readable.from(chunks.length === 0 ? [] : [Buffer.concat(chunks)])
}
