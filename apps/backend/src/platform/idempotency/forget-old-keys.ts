import { lt } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import type { Schedule } from '../jobs/scheduled-job.ts'
import { idempotencyKey } from './idempotency-key.table.ts'

/** Also the name of the schedule. */
export const forgettingQueue = 'forget-idempotency-keys'

const day = 24 * 60 * 60 * 1000

/** Deletes, once a night, the keys that are older than this many days; a night without a running backend is made up for. */
export async function forgetOldKeys(schedule: Schedule, database: Database, days: number): Promise<void> {
  await schedule({
    name: forgettingQueue,
    times: '17 3 * * *',
    work: async () => {
      await database.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, new Date(Date.now() - days * day)))
    },
  })
}
