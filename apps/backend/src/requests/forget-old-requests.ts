import { daysOfKeysInMails, daysOfSlotReservations } from '@clairmemoire/domain/retention'
import { and, isNotNull, lt } from 'drizzle-orm'
import { slotReservation } from '../calls/slot-reservation.table.ts'
import type { Database } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Schedule } from '../platform/jobs/scheduled-job.ts'
import { eraseRequests } from './erase-requests.ts'
import type { RequestSettings } from './request-kind.ts'
import { requestMail, sentRequest } from './sent-request.table.ts'

/** Also the name of the schedule. */
const forgettingRequestsQueue = 'forget-requests'

/** Once a night; a night without a running backend is made up for. */
export async function scheduleForgetting(
  schedule: Schedule,
  backend: Forgetting & { clock: () => Date },
): Promise<void> {
  await schedule({
    name: forgettingRequestsQueue,
    times: '57 3 * * *',
    work: () => forgetOldRequests(backend, backend.clock()),
  })
}

const day = 24 * 3_600_000

/** So many are erased together. */
const batch = 200

/** Where requests are stored, and for how long. */
interface Forgetting {
  database: Database
  requests: Pick<RequestSettings, 'kinds' | 'days'>
}

/** Erases the requests that were not changed for as long as the operator keeps them, the keys in mails that have left, and which times were taken. */
export async function forgetOldRequests({ database, requests }: Forgetting, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - requests.days * day)
  for (;;) {
    const old = await database
      .select({ id: sentRequest.id, email: sentRequest.email })
      .from(sentRequest)
      .where(lt(sentRequest.activeAt, oldest))
      .limit(batch)
    if (old.length === 0) break
    await inTransaction(database, (tx) => eraseRequests(tx, requests.kinds, old, now))
  }
  const sent = new Date(now.getTime() - daysOfKeysInMails * day)
  await database
    .update(requestMail)
    .set({ capability: null })
    .where(and(isNotNull(requestMail.capability), lt(requestMail.createdAt, sent)))
  await database
    .delete(slotReservation)
    .where(lt(slotReservation.startsAt, new Date(now.getTime() - daysOfSlotReservations * day)))
}
