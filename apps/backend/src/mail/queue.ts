import type { Job, JobResult, PgBoss, WorkOptions } from 'pg-boss'
import type { RowStatement } from '../database/insert-rows.ts'
import type { MailOrder } from './order.ts'
import { type Send, withoutRepetition } from './without-repetition.ts'

/** Mails that wait in the database until they have left. */
export interface MailQueue {
  /** The statement that orders mails, to be stored together with what they are about. */
  order: (orders: readonly MailOrder[]) => Promise<RowStatement>
  /** Starts sending; a mail that fails is tried again with growing pauses for about a week. */
  deliver: (send: Send) => Promise<void>
}

const queue = 'mail'
/** Where mails stay, for a person to look at, that could not be sent in all that time. */
const undeliverable = 'mail-undeliverable'

const day = 24 * 60 * 60
const patience = {
  retryLimit: 180,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 60 * 60,
  // A mail whose process is silent for this long was leaving when that process was killed.
  heartbeatSeconds: 10,
  expireInSeconds: 120,
  retentionSeconds: 30 * day,
  deleteAfterSeconds: 7 * day,
}

/**
 * Mails leave within half a second, fifty in a second at most, so that a rush of requests is answered first. A
 * notification of the database would be sooner, but those who notify commit one after the other.
 */
const pace = {
  perJobResults: true,
  batchSize: 25,
  pollingIntervalSeconds: 0.5,
} as const satisfies WorkOptions

export async function openMailQueue(boss: PgBoss, onTrouble: (error: Error) => void): Promise<MailQueue> {
  await boss.createQueue(undeliverable, { retentionSeconds: 365 * day })
  await boss.createQueue(queue)
  // Also a queue that an earlier version made works as this one says.
  await boss.updateQueue(queue, { ...patience, deadLetter: undeliverable, notify: false })
  // What pg-boss has to ask the database about a queue it asks once: no request waits for it later.
  await orderStatement(boss, [{ letter: 'call_requested', subject_id: '' }])
  return {
    order: (orders) => orderStatement(boss, orders),
    deliver: async (send) => {
      const sendOnce = withoutRepetition(send)
      const settle = async ({ id, data }: Job<MailOrder>): Promise<JobResult> => {
        try {
          await sendOnce(data, id)
        } catch (error) {
          onTrouble(error instanceof Error ? error : new Error('unknown trouble'))
          return { id, status: 'failed' }
        }
        // Each by itself and at once: a kill repeats only what was leaving at that moment.
        await boss.complete(queue, id).catch(onTrouble)
        return { id, status: 'completed' }
      }
      // One mail that fails does not hold up the others of its batch.
      await boss.work<MailOrder>(queue, pace, (jobs) => Promise.all(jobs.map(settle)))
    },
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
  await boss.insert(queue, jobs, { db: { executeSql } })
  return statement
}
