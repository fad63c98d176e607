import { type AccountAction, auditEntry } from '../audit/audit-entry.table.ts'
import type { Queries } from '../platform/database/connect.ts'

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
