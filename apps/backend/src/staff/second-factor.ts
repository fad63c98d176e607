import { eq } from 'drizzle-orm'
import type { Queries } from '../platform/database/connect.ts'
import { passkey, passkeyChallenge, recoveryCode } from './passkey.table.ts'

/** For who has lost their keys and their codes, and whoever has got hold of them. */
export async function removeSecondFactor(database: Queries, staffId: string): Promise<void> {
  for (const table of [passkey, recoveryCode, passkeyChallenge])
    await database.delete(table).where(eq(table.staffId, staffId))
}
