import type { FastifyReply, FastifyRequest } from 'fastify'
import { inTransaction, type Transaction } from '../../../platform/database/transaction.ts'
import type { Backend } from '../../backend.ts'
import { confirmedLists, type NewsList } from '../confirmed-lists.ts'
import { eraseAsk } from '../erase-contact.ts'
import { endNews } from './end-news.ts'
import { newsOfKey, type OpenedNews } from './news-key.ts'

type StopNewsRequest = FastifyRequest<{ Params: { id: string }; Querystring: { list?: NewsList } }>

/** One request ends news and erases what was kept for them. Answers the same for a key that names nothing. */
export function stopNews({ database, clock }: Backend) {
  return async ({ params, query }: StopNewsRequest, reply: FastifyReply): Promise<void> => {
    await inTransaction(database, async (tx) => {
      const found = await newsOfKey(tx, params.id)
      if (found !== undefined) await stop(tx, found, query.list, clock())
    })
    await reply.status(204).send()
  }
}

/** Without a list, what the mail of the key asks for is refused; when it asks for nothing any more, all ends. */
async function stop(tx: Transaction, found: OpenedNews, list: NewsList | undefined, at: Date): Promise<void> {
  const lists = [...confirmedLists(found.contact, found.alert).keys()]
  const isRefused = list === undefined && found.request?.asked && lists.length > 0
  if (isRefused && found.request) await eraseAsk(tx, found.request.id, at)
  else await endNews(tx, found.contact.id, list === undefined ? lists : [list], at)
}
