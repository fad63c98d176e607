import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { eq } from 'drizzle-orm'
import { type AccountAction, auditEntry } from '../audit/audit-entry.table.ts'
import type { Queries } from '../platform/database/connect.ts'
import { passkey, passkeyChallenge, recoveryCode } from './passkey.table.ts'

/** The address by which somebody signs in, however it is typed; undefined when it is none. */
export function staffAddress(typed: string): string | undefined {
  return readEmailAddress(typed.trim())?.toLowerCase()
}

export interface AccountChange {
  action: AccountAction
  /** Whose account. */
  id: string
  /** Who of the staff did it; null for a command of the operator. */
  by: string | null
  /** That was given. */
  role?: string
}

/** Notes what was done to an account, in the transaction that does it. */
export async function auditAccount(tx: Queries, changes: readonly AccountChange[], at: Date): Promise<void> {
  if (changes.length === 0) return
  await tx
    .insert(auditEntry)
    .values(
      changes.map(({ action, id, by, role = '' }) => ({ action, subjectId: id, reference: role, staffId: by, at })),
    )
}

/** For who has lost their keys and their codes, and whoever has got hold of them. */
export async function removeSecondFactor(database: Queries, staffId: string): Promise<void> {
  for (const table of [passkey, recoveryCode, passkeyChallenge])
    await database.delete(table).where(eq(table.staffId, staffId))
}
