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
  /** What exceeds a day or a week. */
  beyond: Exclude<Permission, 'now'>
}

/** A confirmation that was announced leaves, however late. */
const limits: Record<OrderedBy, Limit> = {
  anybody: { perHour: 1, perDay: 3, perWeek: 9, beyond: 'never' },
  sender: { perHour: 10, perDay: 10, perWeek: 30, beyond: 'later' },
}

/**
 * Whether a mail may leave to one mailbox, whoever asked and from wherever; those of each kind count by themselves. A permission is kept
 * for the mail it was given to, so another attempt of the same mail has it already.
 */
export async function permissionToWrite(
  database: Database,
  address: string,
  mail: string,
  orderedBy: OrderedBy,
): Promise<Permission> {
  const box = hashOfMailbox(address, orderedBy)
  const { perHour, perDay, perWeek, beyond } = limits[orderedBy]
  return inTransaction(database, async (tx) => {
    // A permission need not outlive a power cut, and a rush of mails must not take the disk from the requests.
    await tx.execute(sql`set local synchronous_commit = off`)
    await lockName(tx, `mailbox ${box}`)
    const sent = await tx
      .select({ id: visitorMail.id, isRecent: since('1 hour'), isOfToday: since('1 day') })
      .from(visitorMail)
      .where(and(eq(visitorMail.mailbox, box), gt(visitorMail.at, sql`now() - interval '7 days'`)))
    if (sent.some(({ id }) => id === mail)) return 'now'
    if (sent.length >= perWeek || sent.filter(({ isOfToday }) => isOfToday).length >= perDay) return beyond
    if (sent.filter(({ isRecent }) => isRecent).length >= perHour) return 'later'
    await tx.insert(visitorMail).values({ id: mail, mailbox: box }).onConflictDoNothing()
    return 'now'
  })
}

function since(time: '1 hour' | '1 day') {
  return sql<boolean>`${visitorMail.at} > now() - ${time}::interval`
}

/** Identifies a mailbox without storing its address; each kind of mail has its own hash. */
export function hashOfMailbox(address: string, orderedBy: OrderedBy): string {
  return hash('sha256', orderedBy === 'anybody' ? mailbox(address) : `${orderedBy} ${mailbox(address)}`)
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
