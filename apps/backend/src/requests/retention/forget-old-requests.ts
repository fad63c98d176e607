import { daysOfCallPlaces, daysOfKeysInMails } from '@clairmemoire/domain/retention'
import { and, isNotNull, lt } from 'drizzle-orm'
import { callPlace } from '../../calls/places/call-place.table.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { StoreChange } from '../../platform/database/store.ts'
import { erasedRequests } from '../erased-requests.ts'
import type { RequestSettings } from '../request-settings.ts'
import { requestMail, sentRequest } from '../sent-request.table.ts'

const day = 24 * 3_600_000

/** So many are erased together. */
const batch = 200

/** Where requests are kept, and for how long. */
export interface Forgetting {
  database: Database
  store: StoreChange
  requests: Pick<RequestSettings, 'kinds' | 'days'>
}

/** Erases the requests that were not changed for as long as the operator keeps them, the keys in mails that have left, and which times were taken. */
export async function forgetOldRequests({ database, store, requests }: Forgetting, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - requests.days * day)
  for (;;) {
    const old = await database
      .select({ id: sentRequest.id, email: sentRequest.email })
      .from(sentRequest)
      .where(lt(sentRequest.activeAt, oldest))
      .limit(batch)
    if (old.length === 0) break
    await store(erasedRequests(requests.kinds, old, now))
  }
  const sent = new Date(now.getTime() - daysOfKeysInMails * day)
  await database
    .update(requestMail)
    .set({ capability: null })
    .where(and(isNotNull(requestMail.capability), lt(requestMail.createdAt, sent)))
  await database.delete(callPlace).where(lt(callPlace.startsAt, new Date(now.getTime() - daysOfCallPlaces * day)))
}
