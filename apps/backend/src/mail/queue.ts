import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { type Insert, insertTogether } from '../platform/database/inserts.ts'
import type { Transaction } from '../platform/database/transaction.ts'
import type { FailureLog } from '../platform/jobs/failure-log.ts'
import { jobSubject } from '../platform/jobs/migrate-job-tables.ts'
import { completeMail } from './complete-mail.ts'
import { mailServerFails, outboxFails, retryOrDeadLetter, smsGatewayFails } from './mail-failure.ts'
import { isSms, type MailOrder, mailJobs, mailQueue, undeliverableQueue, undeliverableRetention } from './mail-jobs.ts'

/** The queue of mails in the database. */
export interface MailQueue {
  /** Queues mails in the transaction that stores their records; `wait` is in seconds. */
  enqueue: (tx: Transaction, orders: readonly MailOrder[], wait?: number) => Promise<void>
  /** Returns the insert that queues mails. */
  jobs: (orders: readonly MailOrder[], wait?: number) => Promise<Insert>
  /** Deletes the mails about these records that were not tried yet, and returns their number. */
  withdraw: (tx: Transaction, subjectIds: readonly string[]) => Promise<number>
  /** Starts sending. */
  deliver: (send: Send) => Sending
}

export async function openMailQueue(boss: PgBoss, log: FailureLog): Promise<MailQueue> {
  await boss.createQueue(undeliverableQueue, { retentionSeconds: undeliverableRetention })
  await boss.createQueue(mailQueue)
  // An earlier version may have created the queue with other settings.
  await boss.updateQueue(mailQueue, { ...mailJobs, deadLetter: undeliverableQueue, notify: false })
  // Makes pg-boss cache the settings of the queue now instead of during the first request.
  await boss.insert(mailQueue, [])
  const jobs: MailQueue['jobs'] = async (orders, wait = 0) => {
    const statements: Insert[] = []
    const executeSql = async (text: string, values: unknown[] = []) => {
      statements.push({ text, values })
      return { rows: [] }
    }
    await boss.insert(
      mailQueue,
      orders.map((data) => ({ data, startAfter: wait })),
      { db: { executeSql } },
    )
    const [insert, ...more] = statements
    if (insert === undefined || more.length > 0) throw new Error('pg-boss inserts jobs by one statement')
    return insert
  }
  return {
    enqueue: async (tx, orders, wait) => insertTogether(tx, [await jobs(orders, wait)]),
    jobs,
    withdraw: async (tx, subjectIds) => {
      const { rows } = await tx.execute(sql`
        delete from pgboss.job
        where name = ${mailQueue} and state = 'created'
          and ${sql.raw(jobSubject)} = any(${sql.param(subjectIds)}::text[])
        returning id`)
      return rows.length
    },
    deliver: (send) => startSending(boss, send, log),
  }
}

/** Sends a mail; may resolve to a callback that runs after the mail was sent. */
export type Send = (order: MailOrder) => Promise<(() => Promise<void>) | undefined | void>

export interface Sending {
  /** Starts no further mail, and waits up to `drainTimeout` for the mails in flight. */
  stop: () => Promise<void>
}

/**
 * The queue is polled every half second for a limited number of mails, so that requests take precedence under load.
 * LISTEN/NOTIFY would be faster, but transactions that notify commit one after the other.
 */
const pace = { interval: 500, batch: 25 }
/** Maximum number of mails that are sent at the same time, so that a slow mail does not delay the others. */
const maxConcurrent = 50
/** Milliseconds between heartbeats of mails in flight. */
const heartbeat = 4_000
/** Milliseconds that `stop` waits for mails in flight. */
const drainTimeout = 5_000

/** Sends queued mails and completes each job on its own, so that after a kill only the mails in flight are sent again. */
function startSending(boss: PgBoss, send: Send, log: FailureLog): Sending {
  const inFlight = new Map<string, Promise<void>>()
  /**
   * The sent mails, with their callbacks, until their jobs are completed: if a job is fetched again, its mail is not sent
   * again.
   */
  const sentJobs = new Map<string, Awaited<ReturnType<Send>>>()
  const stopping = new AbortController()
  let fetching: Promise<unknown> = Promise.resolve()

  async function sendOne(job: JobWithMetadata<MailOrder>): Promise<void> {
    try {
      if (!sentJobs.has(job.id)) sentJobs.set(job.id, await send(job.data))
      log.ends(isSms(job.data.letter) ? smsGatewayFails : mailServerFails)
      log.ends(outboxFails)
    } catch (error) {
      await retryOrDeadLetter(boss, job, error, log)
      return
    }
    await completeSent(job.id)
  }

  async function completeSent(id: string): Promise<void> {
    await sentJobs.get(id)?.()
    await completeMail(boss, id)
    // The jobs that are being fetched may still contain this one.
    await fetching.catch(() => undefined)
    sentJobs.delete(id)
  }

  function startSendingOne(job: JobWithMetadata<MailOrder>): void {
    if (inFlight.has(job.id)) return
    const sending = sendOne(job)
      .catch(log.report)
      .finally(() => inFlight.delete(job.id))
    inFlight.set(job.id, sending)
  }

  const pollLoop = repeat(pace.interval, stopping.signal, log, async () => {
    const batchSize = Math.min(pace.batch, maxConcurrent - inFlight.size)
    if (batchSize <= 0) return
    const fetched = boss.fetch<MailOrder>(mailQueue, { batchSize, includeMetadata: true })
    fetching = fetched
    const jobs = await fetched
    log.databaseAnswers()
    for (const job of jobs) startSendingOne(job)
  })
  const heartbeatLoop = repeat(heartbeat, stopping.signal, log, async () => {
    if (inFlight.size > 0) await boss.touch(mailQueue, [...inFlight.keys()])
    // If the database failed after a mail was sent, another backend may fetch the job some seconds after the failure.
    for (const id of sentJobs.keys()) if (!inFlight.has(id)) await completeSent(id)
  })

  return {
    stop: async () => {
      stopping.abort()
      await Promise.all([pollLoop, heartbeatLoop])
      const waiting = new AbortController()
      const allSent = Promise.all(inFlight.values())
      await Promise.race([allSent, pause(drainTimeout, undefined, { signal: waiting.signal })])
      waiting.abort()
    },
  }
}

/** Repeats the work until it is aborted, also after a failure. */
async function repeat(interval: number, end: AbortSignal, log: FailureLog, work: () => Promise<void>): Promise<void> {
  while (!end.aborted) {
    await work().catch(log.report)
    await pause(interval, undefined, { signal: end }).catch(() => undefined)
  }
}
