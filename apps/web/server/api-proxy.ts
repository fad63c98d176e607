import { Transform, type TransformCallback } from 'node:stream'
import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

const bodyLimit = 1024 * 1024

class BodyTooLarge extends Error {
  readonly statusCode = 413
}

/** The part of a reply that a problem needs; the proxy's replies are of another type than the server's. */
interface Answerable {
  code: (status: number) => { headers: (values: Record<string, string>) => { send: (body: unknown) => unknown } }
}

/** Hands `/api/*` to the backend with the visitor's address, by which the backend counts and limits. */
export function proxyApi(app: FastifyInstance, backendUrl: string): void {
  app.register(async (api) => {
    api.addHook('preParsing', async (request, _reply, payload) => {
      if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw new BodyTooLarge()
      return payload.pipe(limitedTo(bodyLimit))
    })
    api.setErrorHandler((error, _request, reply) => answerProblem(reply, error))
    await api.register(httpProxy, {
      upstream: backendUrl,
      prefix: '/api',
      rewritePrefix: '/api',
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.host,
        }),
        onError: (reply, { error }) => {
          answerProblem(reply, error.cause ?? error)
        },
      },
    })
  })
}

/** In the words of the contract; whatever else goes wrong between site and backend, the visitor may try again. */
function answerProblem(reply: Answerable, error: unknown): void {
  if (error instanceof BodyTooLarge) {
    reply.code(413).headers({}).send({ detail: 'Request body is too large.', code: 'payload_too_large' })
  } else {
    const waiting = { 'retry-after': '30', 'cache-control': 'no-store' }
    reply.code(503).headers(waiting).send({ detail: 'Service temporarily unavailable.', code: 'service_unavailable' })
  }
}

/** A body sent in chunks has no length to look at beforehand. */
function limitedTo(limit: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      size += chunk.length
      if (size > limit) done(new BodyTooLarge())
      else done(null, chunk)
    },
  })
}
