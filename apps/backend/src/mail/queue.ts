import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { Transaction } from '../platform/database/transaction.ts'
import type { FailureLog } from '../platform/jobs/failure-log.ts'
import { mailJobs, mailQueue, undeliverableQueue, undeliverableRetention } from './mail-jobs.ts'
import type { MailOrder } from './order.ts'
import { type Send, type Sending, startSending } from './sending.ts'

/** Mails that wait in the database until they have left. */
export interface MailQueue {
  /** Orders mails in the transaction that stores what they are about. */
  order: (tx: Transaction, orders: readonly MailOrder[]) => Promise<void>
  /** Starts sending. */
  deliver: (send: Send) => Sending
}

export async function openMailQueue(boss: PgBoss, log: FailureLog): Promise<MailQueue> {
  await boss.createQueue(undeliverableQueue, { retentionSeconds: undeliverableRetention })
  await boss.createQueue(mailQueue)
  // Also a queue that an earlier version made works as this one says.
  await boss.updateQueue(mailQueue, { ...mailJobs, deadLetter: undeliverableQueue, notify: false })
  // What pg-boss has to know of a queue it asks once, so that no request waits for it later.
  await boss.insert(mailQueue, [])
  return {
    order: async (tx, orders) => {
      await boss.insert(
        mailQueue,
        orders.map((data) => ({ data })),
        { db: fromDrizzle(tx, sql) },
      )
    },
    deliver: (send) => startSending(boss, send, log),
  }
}
