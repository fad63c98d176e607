import type { News } from '@clairmemoire/api-client/schema'
import type { Backend } from '../../backend.ts'
import { NotFound } from '../../../platform/contract/failures.ts'
import type { NewsKeyRequest } from './get-news.ts'
import { newsOfKey } from './news-key.ts'
import { newsView, waits } from './news-view.ts'

/** From the mailbox itself: from now on news leave. Confirmed before, it stays as it was. */
export function confirmNews(backend: Backend) {
  return async ({ params }: NewsKeyRequest): Promise<News> => {
    const { database, store, clock } = backend
    const found = await newsOfKey(database, params.id)
    if (found === undefined) throw new NotFound()
    const { alert, mail } = found
    if (!waits(alert, mail.createdAt)) return newsView(backend, found)
    const at = clock()
    const confirmed = { confirmedAt: at, toldUntil: at, writtenAt: at, wanted: alert.asked }
    await store({
      alert: {
        text: `update news_alert set wanted = asked, confirmed_at = given.at, told_until = given.at, written_at = given.at
               from json_to_recordset($rows) as given(id uuid, at timestamptz) where contact_id = given.id`,
        rows: [{ id: alert.contactId, at }],
      },
      trail: {
        text: `insert into audit_entry (action, subject_id, reference, at)
               select distinct on (contact_id) 'news_confirmed', contact_request.id, reference, given.at
               from contact_request join json_to_recordset($rows) as given(id uuid, at timestamptz) on contact_id = given.id
               order by contact_id, created_at desc`,
        rows: [{ id: alert.contactId, at }],
      },
    })
    return newsView(backend, { ...found, alert: { ...alert, ...confirmed } })
  }
}
