import { lt } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/connect.ts'
import { idempotencyKey } from './idempotency-key.table.ts'

/** Also the name of the schedule. */
export const forgettingQueue = 'forget-idempotency-keys'

const everyNight = { cron: '17 3 * * *', tz: 'Europe/Paris' }
const day = 24 * 60 * 60 * 1000

/** Deletes, once a night, the keys that are older than this many days; a night without a running backend is made up for. */
export async function forgetOldKeys(boss: PgBoss, database: Database, days: number): Promise<void> {
  await boss.createQueue(forgettingQueue)
  await boss.schedule(forgettingQueue, everyNight.cron, null, { tz: everyNight.tz, missed: 'once' })
  await boss.work(forgettingQueue, { pollingIntervalSeconds: 30 }, async () => {
    await database.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, new Date(Date.now() - days * day)))
  })
}
