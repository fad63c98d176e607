import { daysOfKeysInMails } from '@clairmemoire/domain/retention'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { clearOlder } from '../platform/database/batches.ts'
import type { Database } from '../platform/database/connect.ts'

const day = 24 * 3_600_000

/** Removes the keys of old mails, which have been sent or abandoned by now. */
export async function removeOldKeys(
  database: Database,
  { capability, createdAt }: { capability: PgColumn; createdAt: PgColumn },
  now: Date,
): Promise<void> {
  await clearOlder(database, capability, createdAt, new Date(now.getTime() - daysOfKeysInMails * day))
}
