import type { PgBoss } from 'pg-boss'
import type { RowStatement } from '../platform/database/insert-rows.ts'
import type { TroubleLog } from '../platform/jobs/trouble-log.ts'
import { mailJobs, mailQueue, undeliverableQueue, undeliverableRetention } from './mail-jobs.ts'
import type { MailOrder } from './order.ts'
import { type Send, type Sending, startSending } from './sending.ts'

/** Mails that wait in the database until they have left. */
export interface MailQueue {
  /** The statement that orders mails, to be stored together with what they are about. */
  order: (orders: readonly MailOrder[]) => Promise<RowStatement>
  /** Starts sending. */
  deliver: (send: Send) => Sending
}

export async function openMailQueue(boss: PgBoss, log: TroubleLog): Promise<MailQueue> {
  await boss.createQueue(undeliverableQueue, { retentionSeconds: undeliverableRetention })
  await boss.createQueue(mailQueue)
  // Also a queue that an earlier version made works as this one says.
  await boss.updateQueue(mailQueue, { ...mailJobs, deadLetter: undeliverableQueue, notify: false })
  // What pg-boss has to ask the database about a queue it asks once: no request waits for it later.
  await orderStatement(boss, [{ letter: 'call_requested', subject_id: '' }])
  return {
    order: (orders) => orderStatement(boss, orders),
    deliver: (send) => startSending(boss, send, log),
  }
}

/** Asked to run its statement, the connection that pg-boss is given keeps it instead. */
async function orderStatement(boss: PgBoss, orders: readonly MailOrder[]): Promise<RowStatement> {
  let statement: RowStatement = { text: '', rows: [] }
  const executeSql = async (text: string, [rows]: unknown[] = []) => {
    statement = { text: text.replace('$1', '$rows'), rows: JSON.parse(String(rows)) }
    return { rows: [] }
  }
  const jobs = orders.map((data) => ({ data }))
  await boss.insert(mailQueue, jobs, { db: { executeSql } })
  return statement
}
