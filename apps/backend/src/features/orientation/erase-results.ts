import { daysOfKeysInMails } from '@clairmemoire/domain/retention'
import { eq, inArray, or, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { slotReservation } from '../../calls/call-slots.table.ts'
import { consent } from '../../consents/consent.table.ts'
import { deskRecordOf, eraseDeskCases } from '../../desk/desk-cases.ts'
import { hashOfCapability } from '../../platform/capability.ts'
import type { Database, Queries } from '../../platform/database/connect.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.table.ts'
import type { Schedule } from '../../platform/jobs/scheduled-job.ts'
import type { Person, PersonRecords } from '../../requests/person-requests.ts'
import type { Backend } from '../backend.ts'
import { type OrientationResultRow, orientationResult } from './orientation.table.ts'

type EraseRequest = FastifyRequest<{ Params: { id: string } }>

/** Erases a result with all related data. Has the same response for an unknown result. */
export function eraseRecommendation({ database, clock }: Backend) {
  return async ({ params }: EraseRequest, reply: FastifyReply): Promise<void> => {
    await inTransaction(database, (tx) => eraseResults(tx, [hashOfCapability(params.id)], clock()))
    await reply.status(204).send()
  }
}

/** Also the name of the schedule. */
export const oldResultsQueue = 'forget-memory-tests'

/**
 * Erases results that were not used for this many days, and keys in old mails, every night, and after a missed night at the next
 * start.
 */
export async function deleteOldResults(schedule: Schedule, database: Database, days: number): Promise<void> {
  await schedule({
    name: oldResultsQueue,
    times: '37 3 * * *',
    work: async () => {
      await database.execute(sql`
      with erased as (
        delete from orientation_result where active_at < now() - make_interval(days => ${days}) returning id
      ), closed as (
        delete from desk_case where subject_id in (select id from erased)
      )
      delete from idempotency_key where subject_id in (select id from erased)`)
      await database.execute(sql`
      update orientation_mail set capability = null
      where capability is not null and created_at < now() - make_interval(days => ${daysOfKeysInMails})`)
      await database.execute(sql`delete from relative_link where expires_at < now()`)
    },
  })
}

/**
 * Erases results by the hashes of their keys, with all related data and stored responses of idempotency keys.
 */
async function eraseResults(tx: Transaction, hashes: readonly string[], at: Date): Promise<void> {
  const erased = await tx
    .delete(orientationResult)
    .where(inArray(orientationResult.capabilityHash, [...hashes]))
    .returning({ subjectId: orientationResult.id, reference: orientationResult.reference })
  if (erased.length === 0) return
  const ids = erased.map(({ subjectId }) => subjectId)
  await tx.delete(idempotencyKey).where(inArray(idempotencyKey.subjectId, ids))
  await tx.delete(slotReservation).where(inArray(slotReservation.subjectId, ids))
  await eraseDeskCases(tx, ids)
  await tx.insert(auditEntry).values(erased.map((result) => ({ action: 'memory_test_erased' as const, ...result, at })))
}

/** The memory tests of a person, found by address or reference. */
export const personResults: PersonRecords = {
  name: 'memory_tests',
  addressOf: async (database, reference) => (await resultsOf(database, { email: null, reference }))[0]?.email,
  find: async (database, person) => {
    const rows = await resultsOf(database, person)
    return Promise.all(rows.map((row) => wholeRecord(database, row)))
  },
  erase: async (tx, person, now) => {
    const rows = await resultsOf(tx, person)
    const hashes = rows.map(({ capabilityHash }) => capabilityHash)
    await eraseResults(tx, hashes, now)
  },
}

async function resultsOf(database: Queries, { email, reference }: Person) {
  return database
    .select()
    .from(orientationResult)
    .where(or(sql`lower(${orientationResult.email}) = ${email}`, eq(orientationResult.reference, reference ?? '')))
}

/** Without the hash of its key. */
async function wholeRecord(database: Queries, row: OrientationResultRow): Promise<object> {
  const { capabilityHash: _, ...record } = row
  return {
    ...record,
    desk: await deskRecordOf(database, row.id),
    consents: await database.select().from(consent).where(eq(consent.subjectId, row.id)),
  }
}
