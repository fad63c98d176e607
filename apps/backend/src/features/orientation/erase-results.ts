import { inArray } from 'drizzle-orm'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { slotReservation } from '../../calls/slots/slot-reservation.table.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.table.ts'
import { orientationResult } from './orientation.table.ts'

/**
 * Erases results by the hashes of their keys, with all that hangs on them, and what repeated requests would have been
 * answered with. Does nothing when there is nothing to erase.
 */
export async function eraseResults(tx: Transaction, hashes: readonly string[], at: Date): Promise<void> {
  const erased = await tx
    .delete(orientationResult)
    .where(inArray(orientationResult.capabilityHash, [...hashes]))
    .returning({ subjectId: orientationResult.id, reference: orientationResult.reference })
  if (erased.length === 0) return
  const ids = erased.map(({ subjectId }) => subjectId)
  await tx.delete(idempotencyKey).where(inArray(idempotencyKey.subjectId, ids))
  await tx.delete(slotReservation).where(inArray(slotReservation.subjectId, ids))
  await tx.insert(auditEntry).values(erased.map((result) => ({ action: 'memory_test_erased' as const, ...result, at })))
}
