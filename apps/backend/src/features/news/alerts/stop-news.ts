import type { FastifyReply } from 'fastify'
import type { Backend } from '../../backend.ts'
import { endedNews } from './ended-news.ts'
import type { NewsKeyRequest } from './get-news.ts'
import { newsOfKey } from './news-key.ts'

/** One request ends news and erases what was kept for them. Answers the same for a key that names nothing. */
export function stopNews({ database, store, clock }: Backend) {
  return async ({ params }: NewsKeyRequest, reply: FastifyReply): Promise<void> => {
    const found = await newsOfKey(database, params.id)
    if (found !== undefined) await store(endedNews(found.contact, clock()))
    await reply.status(204).send()
  }
}
