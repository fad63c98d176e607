import { inArray, sql } from 'drizzle-orm'
import { auditEntry } from '../audit/audit-entry.table.ts'
import { slotReservation } from '../calls/slot-reservation.table.ts'
import { consent } from '../consents/consent.table.ts'
import { eraseDeskCases } from '../desk/desk-cases.ts'
import { mailStop } from '../mail/mail-stop.table.ts'
import { aboutRequest, toAddress } from '../mail/mail-stop.ts'
import type { Transaction } from '../platform/database/transaction.ts'
import { idempotencyKey } from '../platform/idempotency/idempotency-key.table.ts'
import type { RequestKinds } from './request-kind.ts'
import { type SentRequestRow, sentRequest } from './sent-request.table.ts'

/**
 * Erases requests with all that hangs on them: what their kinds keep, links, changes, mails, the time of the call, what the desk noted, consents,
 * stopped kinds of mail, and what repeated requests would have been answered with. The trail keeps that it was done, and
 * a job of the queue of mails the id of what is gone, for a week.
 */
export async function eraseRequests(
  tx: Transaction,
  kinds: RequestKinds,
  requests: readonly Pick<SentRequestRow, 'id' | 'email'>[],
  at: Date,
): Promise<void> {
  const ids = requests.map(({ id }) => id)
  const erased = await tx
    .delete(sentRequest)
    .where(inArray(sentRequest.id, ids))
    .returning({ subjectId: sentRequest.id, reference: sentRequest.reference, email: sentRequest.email })
  if (erased.length === 0) return
  for (const { table } of Object.values(kinds)) await tx.delete(table).where(inArray(table.id, ids))
  await tx.delete(idempotencyKey).where(inArray(idempotencyKey.subjectId, ids))
  await tx.delete(slotReservation).where(inArray(slotReservation.subjectId, ids))
  await eraseDeskCases(tx, ids)
  await tx.delete(consent).where(inArray(consent.subjectId, ids))
  await eraseMailStops(tx, erased)
  await tx
    .insert(auditEntry)
    .values(erased.map(({ subjectId, reference }) => ({ action: 'request_erased' as const, subjectId, reference, at })))
}

/** Who erases a request of theirs takes nothing back for others that the address still has. */
async function eraseMailStops(tx: Transaction, erased: readonly { subjectId: string; email: string }[]): Promise<void> {
  const addresses = [...new Set(erased.map(({ email }) => email.toLowerCase()))]
  const address = sql<string>`lower(${sentRequest.email})`
  const others = await tx.select({ address }).from(sentRequest).where(inArray(address, addresses))
  const inUse = new Set(others.map((other) => other.address))
  await tx
    .delete(mailStop)
    .where(
      inArray(mailStop.mailbox, [
        ...erased.map(({ subjectId }) => aboutRequest(subjectId)),
        ...addresses.filter((each) => !inUse.has(each)).map(toAddress),
      ]),
    )
}
