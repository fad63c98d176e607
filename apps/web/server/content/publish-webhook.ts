import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Where the content service says that something was published (its webhook), with `Authorization: Bearer` and the secret. */
export const publishedPath = '/cms/published'

interface Publishing {
  /** Undefined: nobody is believed. */
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
