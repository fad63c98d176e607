import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../platform/database/connect.ts'
import { jobSubject } from '../platform/jobs/migrate-job-tables.ts'
import { isSms, type MailOrder, mailQueue, undeliverableQueue } from './mail-jobs.ts'

const headings = ['reference', 'to', 'by', 'state', 'attempts', 'answer', 'ordered', 'next attempt']

const usage = [
  'pnpm mails                                   lists the unsent mails',
  'pnpm mails send CM-XXXX-XXXX [visitor|desk]  sends them now, also undeliverable ones; "all" for every mail',
  'pnpm mails drop CM-XXXX-XXXX [visitor|desk]  deletes them',
].join('\n')

/** Runs the command and returns the text to print. */
export async function mailsCommand(words: readonly string[], boss: PgBoss, database: Database): Promise<string> {
  const [verb, reference = '', to] = words
  if (verb === undefined || verb === 'list') return mailsTable(await waitingMails(database))
  const isKnown = (verb === 'send' || verb === 'drop') && (to === undefined || to === 'visitor' || to === 'desk')
  if (!isKnown || reference === '' || (verb === 'drop' && reference === 'all')) throw new StartRefusal(usage)
  const mails = await waitingMails(database, reference === 'all' ? undefined : reference.toUpperCase())
  const selected = mails.filter((mail) => mail.state !== 'sending' && (to === undefined || mail.to === to))
  if (selected.length === 0) throw new StartRefusal(`There is no unsent mail of ${reference}.`)
  for (const [queue, mailsOfQueue] of Map.groupBy(selected, (mail) => mail.queue)) {
    const ids = mailsOfQueue.map(({ id }) => id)
    await (verb === 'drop' ? boss.deleteJob(queue, ids) : sendNow(boss, database, queue, ids))
  }
  return selected.map((mail) => `${mail.reference ?? '(erased)'} ${mail.to}: ${results[verb]}\n`).join('')
}

const results = { send: 'queued', drop: 'dropped' }

async function sendNow(boss: PgBoss, database: Database, queue: string, ids: string[]): Promise<void> {
  if (queue === undeliverableQueue) await boss.redrive(queue, { ids, destination: mailQueue })
  // `boss.update` accepts only one job.
  else
    await database.execute(sql`
      update pgboss.job set start_after = now()
      where name = ${queue} and id = any(${sql.param(ids)}::uuid[]) and state in ('created', 'retry')`)
}

/** Returns a table with one line for each mail; the times are in UTC. */
function mailsTable(mails: readonly WaitingMail[]): string {
  if (mails.length === 0) return 'No unsent mails.\n'
  const rows = [headings, ...mails.map(cells)]
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  return `${rows.map((row) => line(row).trimEnd()).join('\n')}\n`
}

function cells({ reference, to, by, state, attempts, lastAnswer, orderedAt, nextAttempt }: WaitingMail): string[] {
  return [
    reference ?? (to === 'staff' ? '–' : '(erased)'),
    to,
    by,
    state,
    String(attempts),
    lastAnswer ?? '–',
    minute(orderedAt),
    nextAttempt ? minute(nextAttempt) : '–',
  ]
}

function minute(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ')
}

/** An unsent mail for the operator, identified by the reference of its record, without an address. */
export interface WaitingMail {
  id: string
  queue: string
  order: Pick<MailOrder, 'letter' | 'subject_id'>
  /** Undefined if the audit entries of the record were erased. */
  reference: string | undefined
  to: 'visitor' | 'desk' | 'staff'
  by: 'mail' | 'sms'
  state: 'waits' | 'sending' | 'undeliverable'
  attempts: number
  /** The last status of the mail server or gateway, or the code of the failure. */
  lastAnswer: string | undefined
  orderedAt: Date
  /** Undefined if no attempt is scheduled. */
  nextAttempt: Date | undefined
}

interface Row extends Record<string, unknown> {
  id: string
  queue: string
  letter: string
  subject_id: string
  state: string
  attempts: number
  last_answer: string | null
  reference: string | null
  ordered_at: string
  next_attempt: string
}

/** The record of a mail; an index has exactly this expression. */
const mailSubject = sql.raw(jobSubject)

/** Returns all unsent mails, or those about one reference, the oldest first. */
export async function waitingMails(database: Database, reference?: string): Promise<WaitingMail[]> {
  const isAbout =
    reference === undefined
      ? sql``
      : // PostgreSQL looks up an array in the index; for a subquery it may read all waiting mails instead.
        sql`and ${mailSubject} = any (array(select subject_id::text from audit_entry where reference = ${reference}))`
  const { rows } = await database.execute<Row>(sql`
    select
      job.id,
      job.name as queue,
      job.data ->> 'letter' as letter,
      job.data ->> 'subject_id' as subject_id,
      job.state,
      delivery.attempts,
      coalesce(
        nullif(concat_ws(' ', delivery.failure ->> 'smtp', delivery.failure ->> 'status'), ''),
        delivery.failure ->> 'code'
      ) as last_answer,
      trail.reference,
      coalesce(job.source_created_on, job.created_on) as ordered_at,
      job.start_after as next_attempt
    from pgboss.job
    cross join lateral (
      select job.retry_count as attempts, job.output as failure where job.name = ${mailQueue}
      union all
      -- Dead letters made by pg-boss itself have these values in other columns.
      select
        coalesce((job.data ->> 'attempts')::int, job.source_retry_count + 1),
        coalesce(job.data -> 'failure', job.source_output)
      where job.name = ${undeliverableQueue}
    ) as delivery
    left join lateral (
      select reference from audit_entry
      where subject_id = case
        when ${mailSubject} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        then ${mailSubject}::uuid
      end
      limit 1
    ) as trail on true
    where job.name in (${mailQueue}, ${undeliverableQueue}) and job.state in ('created', 'retry', 'active') ${isAbout}
    order by ordered_at, letter`)
  return rows.map(waitingMail)
}

function waitingMail(row: Row): WaitingMail {
  const isUndeliverable = row.queue === undeliverableQueue
  const isSending = !isUndeliverable && row.state === 'active'
  return {
    id: row.id,
    queue: row.queue,
    order: { letter: row.letter, subject_id: row.subject_id },
    reference: row.reference ?? undefined,
    to: readerOf(row.letter),
    by: isSms(row.letter) ? 'sms' : 'mail',
    state: isUndeliverable ? 'undeliverable' : isSending ? 'sending' : 'waits',
    attempts: row.attempts,
    lastAnswer: row.last_answer ?? undefined,
    orderedAt: new Date(row.ordered_at),
    nextAttempt: isUndeliverable || isSending ? undefined : new Date(row.next_attempt),
  }
}

function readerOf(letter: string): WaitingMail['to'] {
  if (letter.endsWith('_desk')) return 'desk'
  return letter.endsWith('_staff') ? 'staff' : 'visitor'
}
