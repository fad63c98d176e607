import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../../backend.ts'
import { confirmedLists, type NewsList } from '../confirmed-lists.ts'
import { erasedAsk } from '../erased-contact.ts'
import { endedNews } from './ended-news.ts'
import { newsOfKey, type OpenedNews } from './news-key.ts'

type StopNewsRequest = FastifyRequest<{ Params: { id: string }; Querystring: { list?: NewsList } }>

/** One request ends news and erases what was kept for them. Answers the same for a key that names nothing. */
export function stopNews({ database, store, clock }: Backend) {
  return async ({ params, query }: StopNewsRequest, reply: FastifyReply): Promise<void> => {
    const found = await newsOfKey(database, params.id)
    if (found !== undefined) await store(stopped(found, query.list, clock()))
    await reply.status(204).send()
  }
}

/** Without a list, what the mail of the key asks for is refused; when it asks for nothing any more, all ends. */
function stopped(found: OpenedNews, list: NewsList | undefined, at: Date) {
  const lists = [...confirmedLists(found.contact, found.alert).keys()]
  const isRefused = list === undefined && found.request?.asked && lists.length > 0
  if (isRefused && found.request) return erasedAsk(found.request.id, at)
  return endedNews(found, list === undefined ? lists : [list], at)
}
