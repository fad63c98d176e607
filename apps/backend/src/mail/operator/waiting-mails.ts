import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/connect.ts'
import { mailQueue, undeliverableQueue } from '../mail-jobs.ts'
import type { MailOrder } from '../order.ts'

/** A mail that has not left, as the operator sees it: whom it is about by reference, and never an address. */
export interface WaitingMail {
  id: string
  queue: string
  /** Undefined when the trail of the record was erased since. */
  reference: string | undefined
  to: 'visitor' | 'desk'
  state: 'waits' | 'is leaving' | 'undeliverable'
  attempts: number
  /** What the mail server answered last, or the code of the failure. */
  lastAnswer: string | undefined
  orderedAt: Date
  /** Undefined when there is none by itself. */
  nextAttempt: Date | undefined
}

interface Row extends Record<string, unknown> {
  id: string
  queue: string
  letter: MailOrder['letter']
  state: string
  attempts: number
  last_answer: string | null
  reference: string | null
  ordered_at: string
  next_attempt: string
}

/** The oldest first. */
export async function waitingMails(database: Database): Promise<WaitingMail[]> {
  const { rows } = await database.execute<Row>(sql`
    select
      job.id,
      job.name as queue,
      job.data ->> 'letter' as letter,
      job.state,
      told.attempts,
      coalesce(told.trouble ->> 'smtp', told.trouble ->> 'code') as last_answer,
      trail.reference,
      coalesce(job.source_created_on, job.created_on) as ordered_at,
      job.start_after as next_attempt
    from pgboss.job
    cross join lateral (
      select job.retry_count as attempts, job.output as trouble where job.name = ${mailQueue}
      union all
      -- What pg-boss itself set aside says it in columns of its own.
      select
        coalesce((job.data ->> 'attempts')::int, job.source_retry_count + 1),
        coalesce(job.data -> 'trouble', job.source_output)
      where job.name = ${undeliverableQueue}
    ) as told
    left join lateral (
      select reference from audit_entry
      where subject_id = case
        when coalesce(job.data ->> 'trail_id', job.data ->> 'subject_id') ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        then coalesce(job.data ->> 'trail_id', job.data ->> 'subject_id')::uuid
      end
      limit 1
    ) as trail on true
    where job.name in (${mailQueue}, ${undeliverableQueue}) and job.state in ('created', 'retry', 'active')
    order by ordered_at, letter`)
  return rows.map(waitingMail)
}

function waitingMail(row: Row): WaitingMail {
  const isUndeliverable = row.queue === undeliverableQueue
  const isLeaving = !isUndeliverable && row.state === 'active'
  return {
    id: row.id,
    queue: row.queue,
    reference: row.reference ?? undefined,
    to: row.letter.endsWith('_desk') ? 'desk' : 'visitor',
    state: isUndeliverable ? 'undeliverable' : isLeaving ? 'is leaving' : 'waits',
    attempts: row.attempts,
    lastAnswer: row.last_answer ?? undefined,
    orderedAt: new Date(row.ordered_at),
    nextAttempt: isUndeliverable || isLeaving ? undefined : new Date(row.next_attempt),
  }
}
