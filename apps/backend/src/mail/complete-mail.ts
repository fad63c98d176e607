import type { PgBoss } from 'pg-boss'
import { mailQueue } from './mail-jobs.ts'

/**
 * Completes the job of a mail, also if the job seemed abandoned in the meantime and was queued again. `db` is a transaction.
 *
 * pg-boss queues such a job again by deleting its row and inserting another one. A statement that waited for the deletion
 * completes no job, because it does not see the other row; a second statement sees it.
 */
export async function completeMail(boss: PgBoss, id: string, db = boss.getDb()): Promise<void> {
  const complete = () => boss.complete(mailQueue, id, null, { includeQueued: true, db })
  // The types of pg-boss lack the number of completed jobs.
  if (Reflect.get(await complete(), 'affected') === 0) await complete()
}
