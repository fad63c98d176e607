import { and, isNotNull, lt } from 'drizzle-orm'
import type { Backend } from '../../backend.ts'
import { callPlace } from '../../calls/places/call-place.table.ts'
import { erasedRequests } from '../erased-requests.ts'
import { requestMail, sentRequest } from '../sent-request.table.ts'

const day = 24 * 3_600_000

/** Mails have left or were given up by then. */
const daysOfKeysInMails = 4

/** So many are erased together. */
const batch = 200

type Forgetting = Pick<Backend, 'database' | 'store' | 'requests'>

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
  await database.delete(callPlace).where(lt(callPlace.startsAt, new Date(now.getTime() - day)))
}
