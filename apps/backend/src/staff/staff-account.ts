import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { daysOfViews } from '@clairmemoire/domain/retention'
import { eq, sql } from 'drizzle-orm'
import { type AccountAction, auditEntry } from '../audit/audit-entry.table.ts'
import { deleteOlder } from '../platform/database/batches.ts'
import type { Database, Queries } from '../platform/database/connect.ts'
import { passkey, passkeyChallenge, recoveryCode, staffView } from './staff.table.ts'

/** Normalizes the login address; undefined when it is invalid. */
export function staffAddress(typed: string): string | undefined {
  return readEmailAddress(typed.trim())?.toLowerCase()
}

export interface AccountChange {
  action: AccountAction
  /** The id of the account. */
  id: string
  /** The staff member who made the change; null for a command of the operator. */
  by: string | null
  /** The new role. */
  role?: string
}

/** Inserts audit entries in the transaction of the change. */
export async function auditAccount(tx: Queries, changes: readonly AccountChange[], at: Date): Promise<void> {
  if (changes.length === 0) return
  await tx
    .insert(auditEntry)
    .values(
      changes.map(({ action, id, by, role = '' }) => ({ action, subjectId: id, reference: role, staffId: by, at })),
    )
}

/** Used when passkeys or recovery codes are lost or stolen. */
export async function removeSecondFactor(database: Queries, staffId: string): Promise<void> {
  for (const table of [passkey, recoveryCode, passkeyChallenge])
    await database.delete(table).where(eq(table.staffId, staffId))
}

/** Records which requests a staff member saw in a list, once a day for each request. */
export async function recordListed(
  queries: Queries,
  staffId: string,
  references: readonly string[],
  at: Date,
): Promise<void> {
  // An array is one parameter of a statement whose text is always the same.
  await queries.execute(sql`
    insert into ${staffView} (staff_id, reference, opened, day, at)
    select ${staffId}::uuid, unnest(${sql.param(references)}::text[]), false, ${dayOf(at)}::date, ${at.toISOString()}::timestamptz
    on conflict do nothing
  `)
}

export async function recordOpened(queries: Queries, staffId: string, reference: string, at: Date): Promise<void> {
  await queries.insert(staffView).values({ staffId, reference, opened: true, day: dayOf(at), at })
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

const day = 24 * 3_600_000

export async function deleteOldViews({ database }: { database: Database }, now: Date): Promise<void> {
  await deleteOlder(database, staffView.at, new Date(now.getTime() - daysOfViews * day))
}
