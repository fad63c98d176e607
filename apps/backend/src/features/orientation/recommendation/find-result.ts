import { and, eq, gt } from 'drizzle-orm'
import { hashOfCapability } from '../../../platform/capability.ts'
import type { Queries } from '../../../platform/database/connect.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { Backend } from '../../backend.ts'
import { type OrientationResultRow, orientationResult, relativeView } from '../orientation.table.ts'

const day = 24 * 3_600_000

/** Returns undefined for an unknown, erased or expired result. All need one lookup by hash, so that the timing reveals nothing. */
export async function findResult(
  { database, clock, orientation }: Pick<Backend, 'clock' | 'orientation'> & { database: Queries },
  capability: string,
): Promise<OrientationResultRow | undefined> {
  const oldest = new Date(clock().getTime() - orientation.resultDays * day)
  const [found] = await database
    .select()
    .from(orientationResult)
    .where(
      and(eq(orientationResult.capabilityHash, hashOfCapability(capability)), gt(orientationResult.activeAt, oldest)),
    )
  return found
}

/** Locks a result until the transaction ends. Returns false if the result was erased. */
export async function lockResult(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: orientationResult.id })
    .from(orientationResult)
    .where(eq(orientationResult.id, id))
    .for('update')
  return found.length > 0
}

/** Returns the result of a relative about the same person. */
export async function findRelativeResult(
  { database }: Pick<Backend, 'database'>,
  { id, userType }: OrientationResultRow,
): Promise<OrientationResultRow | undefined> {
  if (userType !== 'patient') return undefined
  const [found] = await database
    .select({ relative: orientationResult })
    .from(relativeView)
    .innerJoin(orientationResult, eq(orientationResult.id, relativeView.relativeResultId))
    .where(eq(relativeView.resultId, id))
  return found?.relative
}

/** Extends the retention of an opened result, at most once a day. */
export async function recordOpened(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  row: OrientationResultRow,
): Promise<OrientationResultRow> {
  const activeAt = clock()
  if (activeAt.getTime() - row.activeAt.getTime() < day) return row
  await database.update(orientationResult).set({ activeAt }).where(eq(orientationResult.id, row.id))
  return { ...row, activeAt }
}
