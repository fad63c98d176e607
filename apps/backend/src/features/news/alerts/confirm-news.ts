import type { News } from '@clairmemoire/api-client/schema'
import type { Backend } from '../../backend.ts'
import { NotFound } from '../../../platform/contract/failures.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { confirmAsk } from './confirm-ask.ts'
import type { NewsKeyRequest } from './get-news.ts'
import { newsOfKey } from './news-key.ts'
import { newsView } from './news-view.ts'

/** From the mailbox itself: from now on what this key's mail asked for counts. Confirmed before, it stays as it was. */
export function confirmNews(backend: Backend) {
  return async ({ params }: NewsKeyRequest): Promise<News> => {
    const { database, clock, mails } = backend
    const { request } = await readable(database, params.id)
    if (request)
      await inTransaction(database, async (tx) => {
        const asked = await confirmAsk(tx, request, clock())
        if (asked?.lists.includes('programme'))
          await mails.order(
            tx,
            ['news_requested', 'news_requested_desk'].map((letter) => ({ letter, subject_id: request.id })),
          )
      })
    return newsView(backend, await readable(database, params.id))
  }
}

async function readable(database: Backend['database'], key: string) {
  const found = await newsOfKey(database, key)
  if (found === undefined) throw new NotFound()
  return found
}
