import { lt } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import { materialKey } from './material-key.table.ts'

/** What opens nothing any more. */
export async function forgetMaterialKeys({ database }: { database: Database }, now: Date): Promise<void> {
  await database.delete(materialKey).where(lt(materialKey.expiresAt, now))
}
