import { eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { slotReservation } from '../../calls/call-slots.table.ts'
import { consent } from '../../consents/consent.table.ts'
import { deskRecordOf, eraseDeskCases } from '../../desk/desk-cases.ts'
import { hashOfCapability } from '../../platform/capability.ts'
import { removeOldKeys } from '../../mail/keys-in-mails.ts'
import { deleteOlder, inBatches } from '../../platform/database/batches.ts'
import type { Database, Queries } from '../../platform/database/connect.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.table.ts'
import type { Schedule } from '../../platform/jobs/scheduled-job.ts'
import type { Person, PersonRecords } from '../../requests/person-requests.ts'
import type { Backend } from '../backend.ts'
import { orientationMail, type OrientationResultRow, orientationResult, relativeLink } from './orientation.table.ts'

type EraseRequest = FastifyRequest<{ Params: { id: string } }>

/** Erases a result with all related data. The response is the same for an unknown result. */
export function eraseRecommendation({ database, clock }: Backend) {
  return async ({ params }: EraseRequest, reply: FastifyReply): Promise<void> => {
    await inTransaction(database, (tx) => eraseResults(tx, [hashOfCapability(params.id)], clock()))
    await reply.status(204).send()
  }
}

const day = 24 * 3_600_000

/** The schedule has the same name. */
export const oldResultsQueue = 'forget-memory-tests'

/**
 * Erases results that were not used for this many days, and keys in old mails. Runs every night, and at the next start if a night
 * was missed.
 */
export async function deleteOldResults(schedule: Schedule, database: Database, days: number): Promise<void> {
  await schedule({
    name: oldResultsQueue,
    times: '37 3 * * *',
    work: async () => {
      const now = new Date()
      const oldest = new Date(now.getTime() - days * day)
      const { id, activeAt } = orientationResult
      await inBatches(
        (limit) =>
          database.select({ id }).from(orientationResult).where(lt(activeAt, oldest)).orderBy(activeAt).limit(limit),
        (old) => {
          const isOld = inArray(
            id,
            old.map((result) => result.id),
          )
          return inTransaction(database, (tx) => deleteResults(tx, isOld))
        },
      )
      await removeOldKeys(database, orientationMail, now)
      await deleteOlder(database, relativeLink.expiresAt, now)
    },
  })
}

/**
 * Erases results by the hashes of their keys, with all related data and stored responses of idempotency keys.
 */
async function eraseResults(tx: Transaction, hashes: readonly string[], at: Date): Promise<void> {
  const erased = await deleteResults(tx, inArray(orientationResult.capabilityHash, [...hashes]))
  if (erased.length === 0) return
  await tx.insert(auditEntry).values(erased.map((result) => ({ action: 'memory_test_erased' as const, ...result, at })))
}

async function deleteResults(tx: Transaction, which: SQL): Promise<{ subjectId: string; reference: string }[]> {
  const erased = await tx
    .delete(orientationResult)
    .where(which)
    .returning({ subjectId: orientationResult.id, reference: orientationResult.reference })
  const ids = erased.map(({ subjectId }) => subjectId)
  await tx.delete(idempotencyKey).where(inArray(idempotencyKey.subjectId, ids))
  await tx.delete(slotReservation).where(inArray(slotReservation.subjectId, ids))
  await eraseDeskCases(tx, ids)
  return erased
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

/** Returns the record of a result without the hash of its key. */
async function wholeRecord(database: Queries, row: OrientationResultRow): Promise<object> {
  const { capabilityHash: _, ...record } = row
  return {
    ...record,
    desk: await deskRecordOf(database, row.id),
    consents: await database.select().from(consent).where(eq(consent.subjectId, row.id)),
  }
}
