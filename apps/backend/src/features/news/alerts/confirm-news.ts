import type { News } from '@clairmemoire/api-client/schema'
import type { Backend } from '../../backend.ts'
import { NotFound } from '../../../platform/contract/failures.ts'
import { confirmedAsk } from './confirmed-ask.ts'
import type { NewsKeyRequest } from './get-news.ts'
import { newsOfKey } from './news-key.ts'
import { newsView } from './news-view.ts'

/** From the mailbox itself: from now on what this key's mail asked for counts. Confirmed before, it stays as it was. */
export function confirmNews(backend: Backend) {
  return async ({ params }: NewsKeyRequest): Promise<News> => {
    const { database, store, clock, mails } = backend
    const found = await readable(database, params.id)
    const { request } = found
    if (request?.asked) {
      const { id, contactId, asked } = request
      const letters = asked.lists.includes('programme') ? ['news_requested', 'news_requested_desk'] : []
      await store({
        ...confirmedAsk({ id, contactId, asked }, clock()),
        mails: await mails.order(letters.map((letter) => ({ letter, subject_id: id }))),
      })
    }
    return newsView(backend, await readable(database, params.id))
  }
}

async function readable(database: Backend['database'], key: string) {
  const found = await newsOfKey(database, key)
  if (found === undefined) throw new NotFound()
  return found
}
