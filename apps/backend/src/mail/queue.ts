import { SQL, sql } from 'drizzle-orm'
import { fromDrizzle, type Job, type JobResult, PgBoss, type WorkOptions } from 'pg-boss'
import type { MailOrder } from './order.ts'

type Send = (order: MailOrder, id: string) => Promise<void>

/** Mails that wait in the database until they have left. */
export interface MailQueue {
  /** The statement that orders mails, to be stored together with what they are about. */
  order: (orders: readonly MailOrder[]) => Promise<SQL>
  /** Starts sending; a mail that fails is tried again with growing pauses for about a week. */
  deliver: (send: Send) => Promise<void>
  stop: () => Promise<void>
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
  expireInSeconds: 120,
  retentionSeconds: 30 * day,
  deleteAfterSeconds: 7 * day,
}

/**
 * Mails leave within a second, at most fifty in each, so that a rush of requests is answered first. A notification of the
 * database would be sooner, but those who notify commit one after the other.
 */
const pace = {
  perJobResults: true,
  batchSize: 50,
  pollingIntervalSeconds: 1,
} as const satisfies WorkOptions

export async function startMailQueue(databaseUrl: string, onTrouble: (error: Error) => void): Promise<MailQueue> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 4 })
  let stopping = false
  boss.on('error', (error) => {
    // A connection that ends with the database is no trouble when both are meant to end.
    if (!stopping) onTrouble(error)
  })
  await boss.start()
  await boss.createQueue(undeliverable, { retentionSeconds: 365 * day })
  await boss.createQueue(queue, { ...patience, deadLetter: undeliverable })
  return {
    order: async (orders) => {
      let statement = sql.empty()
      const execute = async (query: unknown) => {
        if (query instanceof SQL) statement = query
        return { rows: [] }
      }
      // Asked to run its statement, the transaction that pg-boss sees keeps it instead.
      const jobs = orders.map((data) => ({ data }))
      await boss.insert(queue, jobs, { db: fromDrizzle({ execute }, sql) })
      return statement
    },
    deliver: async (send) => {
      await boss.work<MailOrder>(queue, pace, (jobs) => Promise.all(jobs.map((job) => settle(job, send, onTrouble))))
    },
    stop: () => {
      stopping = true
      return boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

/** One mail that fails does not hold up the others of its batch. */
async function settle({ id, data }: Job<MailOrder>, send: Send, onTrouble: (error: Error) => void): Promise<JobResult> {
  try {
    await send(data, id)
    return { id, status: 'completed' }
  } catch (error) {
    onTrouble(error instanceof Error ? error : new Error('unknown trouble'))
    return { id, status: 'failed' }
  }
}
