import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss'
import type { Transaction } from '../platform/database/transaction.ts'
import type { FailureLog } from '../platform/jobs/failure-log.ts'
import { mailServerFails, mailsCannotBeStored, retryOrDeadLetter } from './mail-failure.ts'
import { type MailOrder, mailJobs, mailQueue, undeliverableQueue, undeliverableRetention } from './mail-jobs.ts'

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
  // A queue that an earlier version created gets the settings of this one.
  await boss.updateQueue(mailQueue, { ...mailJobs, deadLetter: undeliverableQueue, notify: false })
  // pg-boss reads the settings of a queue once; reading them here makes no request wait for it.
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

/** Sends a mail, and answers with what is to be done once it is stored as sent. */
export type Send = (order: MailOrder) => Promise<(() => Promise<void>) | undefined | void>

export interface Sending {
  /** Begins no mail any more and lets those that are leaving leave, within reason. */
  stop: () => Promise<void>
}

/**
 * Mails leave within half a second, fifty in a second at most, so that a rush of requests is answered first. A
 * notification of the database would be sooner, but those who notify commit one after the other.
 */
const pace = { interval: 500, batch: 25 }
/** How many mails are sent at once; a slow one delays no other. */
const maxConcurrent = 50
/** Milliseconds between signs of life for the mails under way, and until those that do not leave are left behind at the end. */
const heartbeat = 4_000
const drainTimeout = 5_000

/** Sends the mails that wait, each settled by itself and at once: a kill repeats only what was leaving at that moment. */
function startSending(boss: PgBoss, send: Send, log: FailureLog): Sending {
  const underWay = new Map<string, Promise<void>>()
  /**
   * Mails that left, with what follows, but whose jobs could not be settled while the database was away: they come again and do
   * not leave again.
   */
  const left = new Map<string, Awaited<ReturnType<Send>>>()
  const ending = new AbortController()

  async function sendOne(job: JobWithMetadata<MailOrder>): Promise<void> {
    try {
      if (!left.has(job.id)) left.set(job.id, await send(job.data))
      log.ends(mailServerFails)
      log.ends(mailsCannotBeStored)
    } catch (error) {
      await retryOrDeadLetter(boss, job, error, log)
      return
    }
    await left.get(job.id)?.()
    // Also a job that meanwhile seemed abandoned and waits again.
    await boss.complete(mailQueue, job.id, null, { includeQueued: true })
    left.delete(job.id)
  }

  function begin(job: JobWithMetadata<MailOrder>): void {
    if (underWay.has(job.id)) return
    const sending = sendOne(job)
      .catch(log.report)
      .finally(() => underWay.delete(job.id))
    underWay.set(job.id, sending)
  }

  const turning = repeat(pace.interval, ending.signal, log, async () => {
    const batchSize = Math.min(pace.batch, maxConcurrent - underWay.size)
    if (batchSize <= 0) return
    const jobs = await boss.fetch<MailOrder>(mailQueue, { batchSize, includeMetadata: true })
    log.databaseAnswers()
    for (const job of jobs) begin(job)
  })
  const living = repeat(heartbeat, ending.signal, log, async () => {
    if (underWay.size > 0) await boss.touch(mailQueue, [...underWay.keys()])
  })

  return {
    stop: async () => {
      ending.abort()
      await Promise.all([turning, living])
      const waiting = new AbortController()
      const allLeft = Promise.all(underWay.values())
      await Promise.race([allLeft, pause(drainTimeout, undefined, { signal: waiting.signal })])
      waiting.abort()
    },
  }
}

/** Repeats until it is stopped, also after a turn that fails. */
async function repeat(interval: number, end: AbortSignal, log: FailureLog, turn: () => Promise<void>): Promise<void> {
  while (!end.aborted) {
    await turn().catch(log.report)
    await pause(interval, undefined, { signal: end }).catch(() => undefined)
  }
}
