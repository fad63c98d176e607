import { Transform, type TransformCallback } from 'node:stream'
import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply } from 'fastify'

const bodyLimit = 1024 * 1024

class BodyTooLarge extends Error {
  readonly statusCode = 413
}

/** Hands `/api/*` to the backend, with the visitor's address: the backend counts and limits by it (R7-01). */
export function proxyApi(app: FastifyInstance, backendUrl: string): void {
  app.register(async (api) => {
    api.addHook('preParsing', async (request, _reply, payload) => {
      if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw new BodyTooLarge()
      return payload.pipe(limitedTo(bodyLimit))
    })
    api.setErrorHandler((error, _request, reply) => {
      const isTooLarge = error instanceof BodyTooLarge
      return isTooLarge ? answerTooLarge(reply) : answerUnavailable(reply)
    })
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
        onError: (reply, { error }) =>
          error instanceof BodyTooLarge
            ? answerTooLarge(reply as FastifyReply)
            : answerUnavailable(reply as FastifyReply),
      },
    })
  })
}

function answerTooLarge(reply: FastifyReply) {
  return reply.code(413).send({ detail: 'The request is larger than 1 MiB.', code: 'too_large' })
}

function answerUnavailable(reply: FastifyReply) {
  return reply
    .code(503)
    .headers({ 'retry-after': '30', 'cache-control': 'no-store' })
    .send({ detail: 'The service is temporarily unavailable.', code: 'service_unavailable' })
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
