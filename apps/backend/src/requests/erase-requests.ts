import { daysOfSlotReservations } from '@clairmemoire/domain/retention'
import { inArray, lt, sql } from 'drizzle-orm'
import { auditEntry } from '../audit/audit-entry.table.ts'
import { slotReservation } from '../calls/call-slots.table.ts'
import { consent } from '../consents/consent.table.ts'
import { eraseDeskCases } from '../desk/desk-cases.ts'
import { removeOldKeys } from '../mail/keys-in-mails.ts'
import { mailStop } from '../mail/mail.table.ts'
import { aboutRequest, toAddress } from '../mail/mail-stop.ts'
import { deleteOlder, inBatches } from '../platform/database/batches.ts'
import type { Database } from '../platform/database/connect.ts'
import { inTransaction, type Transaction } from '../platform/database/transaction.ts'
import { idempotencyKey } from '../platform/idempotency/idempotency-key.table.ts'
import type { Schedule } from '../platform/jobs/scheduled-job.ts'
import { requestMail, type RequestRow, requestTable } from './request.table.ts'
import type { RequestSettings } from './stored-request.ts'

/** The schedule has the same name. */
const oldRequestsQueue = 'forget-requests'

/** Runs every night, and at the next start if a night was missed. */
export async function scheduleErasure(
  schedule: Schedule,
  backend: ErasureContext & { clock: () => Date },
): Promise<void> {
  await schedule({
    name: oldRequestsQueue,
    times: '57 3 * * *',
    work: () => eraseOldRequests(backend, backend.clock()),
  })
}

const day = 24 * 3_600_000

interface ErasureContext {
  database: Database
  requests: Pick<RequestSettings, 'days'>
}

/** Erases requests past their retention, keys in old mails, and old slot reservations. */
export async function eraseOldRequests({ database, requests }: ErasureContext, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - requests.days * day)
  const { id, email, activeAt } = requestTable
  await inBatches(
    (limit) =>
      database.select({ id, email }).from(requestTable).where(lt(activeAt, oldest)).orderBy(activeAt).limit(limit),
    (old) => inTransaction(database, (tx) => eraseRequests(tx, old, now)),
  )
  await removeOldKeys(database, requestMail, now)
  const past = new Date(now.getTime() - daysOfSlotReservations * day)
  await deleteOlder(database, slotReservation.startsAt, past)
}

/**
 * Erases requests with everything related: links, changes, mails, the time of the call, records of the desk, consents, mail
 * stops, and stored responses of idempotency keys. The audit trail records the erasure. The mail queue keeps the erased ids for
 * another week.
 */
export async function eraseRequests(
  tx: Transaction,
  requests: readonly Pick<RequestRow, 'id' | 'email'>[],
  at: Date,
): Promise<void> {
  const ids = requests.map(({ id }) => id)
  const erased = await tx
    .delete(requestTable)
    .where(inArray(requestTable.id, ids))
    .returning({ subjectId: requestTable.id, reference: requestTable.reference, email: requestTable.email })
  if (erased.length === 0) return
  await tx.delete(idempotencyKey).where(inArray(idempotencyKey.subjectId, ids))
  await tx.delete(slotReservation).where(inArray(slotReservation.subjectId, ids))
  await eraseDeskCases(tx, ids)
  await tx.delete(consent).where(inArray(consent.subjectId, ids))
  await eraseMailStops(tx, erased)
  await tx
    .insert(auditEntry)
    .values(erased.map(({ subjectId, reference }) => ({ action: 'request_erased' as const, subjectId, reference, at })))
}

/** Erases the mail stops of the requests, and those of their addresses unless an address has other requests. */
async function eraseMailStops(tx: Transaction, erased: readonly { subjectId: string; email: string }[]): Promise<void> {
  const addresses = [...new Set(erased.map(({ email }) => email.toLowerCase()))]
  const address = sql<string>`lower(${requestTable.email})`
  const others = await tx.select({ address }).from(requestTable).where(inArray(address, addresses))
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
