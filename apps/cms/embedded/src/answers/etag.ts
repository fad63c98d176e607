import { createHash } from 'node:crypto'
import { isKnownTag } from '@clairmemoire/domain/entity-tag'
import type { FastifyInstance } from 'fastify'

/** Names every answer by its content, and answers 304 to who has it already (RFC 9110, 13.1.2). */
export function answerUnchanged(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const tag = `"${createHash('sha256').update(payload).digest('base64url')}"`
    reply.headers({ etag: tag, 'cache-control': 'no-cache' })
    if (!isKnownTag(request.headers['if-none-match'], tag)) return payload
    reply.code(304).removeHeader('content-type')
    return ''
  })
}
