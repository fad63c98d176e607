import { hash } from 'node:crypto'
import { mailbox } from '@clairmemoire/domain/email-address'
import { daysOfMailCounts } from '@clairmemoire/domain/retention'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/connect.ts'
import { inTransaction, lockName } from '../platform/database/transaction.ts'
import type { Schedule } from '../platform/jobs/scheduled-job.ts'
import type { OrderedBy } from './letter.ts'
import { visitorMail } from './mail.table.ts'

/** `later` and `never` protect people whose address somebody else keeps typing. */
type Permission = 'now' | 'later' | 'never'

interface Limit {
  perHour: number
  perDay: number
  perWeek: number
}

/** Of all mails that a stranger can cause, whoever orders them. */
const limitOfAll: Limit = { perHour: 10, perDay: 10, perWeek: 30 }

/** Of those that need an address alone, within that. */
const limitOfAnybody: Limit = { perHour: 1, perDay: 3, perWeek: 9 }

/** What exceeds a day or a week: what was announced, and what the clinic has to say, leaves however late. */
const beyond: Record<OrderedBy, Exclude<Permission, 'now'>> = { anybody: 'never', sender: 'later', clock: 'later' }

/**
 * Whether a mail may leave to one mailbox, whoever asked and from wherever. A permission is kept for the mail it was given to, so
 * another attempt of the same mail has it already.
 */
export async function permissionToWrite(
  database: Database,
  address: string,
  mail: string,
  orderedBy: OrderedBy,
): Promise<Permission> {
  const counts = [
    { box: hashOfMailbox(address), id: mail, limit: limitOfAll },
    ...(orderedBy === 'anybody'
      ? [{ box: hashOfMailbox(address, 'anybody'), id: `anybody ${mail}`, limit: limitOfAnybody }]
      : []),
  ]
  return inTransaction(database, async (tx) => {
    // A permission need not outlive a power cut, and a rush of mails must not take the disk from the requests.
    await tx.execute(sql`set local synchronous_commit = off`)
    await lockName(tx, `mailbox ${hashOfMailbox(address)}`)
    for (const { box, id, limit } of counts) {
      const sent = await tx
        .select({ id: visitorMail.id, isRecent: since('1 hour'), isOfToday: since('1 day') })
        .from(visitorMail)
        .where(and(eq(visitorMail.mailbox, box), gt(visitorMail.at, sql`now() - interval '7 days'`)))
      if (sent.some((each) => each.id === id)) return 'now'
      if (sent.length >= limit.perWeek || sent.filter(({ isOfToday }) => isOfToday).length >= limit.perDay)
        return beyond[orderedBy]
      if (sent.filter(({ isRecent }) => isRecent).length >= limit.perHour) return 'later'
    }
    await tx
      .insert(visitorMail)
      .values(counts.map(({ box, id }) => ({ id, mailbox: box })))
      .onConflictDoNothing()
    return 'now'
  })
}

function since(time: '1 hour' | '1 day') {
  return sql<boolean>`${visitorMail.at} > now() - ${time}::interval`
}

/** Identifies a mailbox without storing its address, for all mails or for those that anybody can order. */
export function hashOfMailbox(address: string, orderedBy: 'all' | 'anybody' = 'all'): string {
  return hash('sha256', `${orderedBy} ${mailbox(address)}`)
}

/** Also the name of the schedule. */
export const forgettingMailsQueue = 'forget-visitor-mails'

/** Forgets, once a night, to whom mails went so many days ago that they count no more; a night without a running backend is made up for. */
export async function forgetVisitorMails(schedule: Schedule, database: Database): Promise<void> {
  await schedule({
    name: forgettingMailsQueue,
    times: '47 3 * * *',
    work: async () => {
      await database
        .delete(visitorMail)
        .where(lt(visitorMail.at, sql`now() - make_interval(days => ${daysOfMailCounts})`))
    },
  })
}
