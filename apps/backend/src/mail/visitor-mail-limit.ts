import { hash } from 'node:crypto'
import { mailbox } from '@clairmemoire/domain/email-address'
import { daysOfMailCounts } from '@clairmemoire/domain/retention'
import { and, eq, gt, sql } from 'drizzle-orm'
import { deleteOlder } from '../platform/database/batches.ts'
import type { Database } from '../platform/database/connect.ts'
import { inTransaction, lockName, type Transaction } from '../platform/database/transaction.ts'
import type { Schedule } from '../platform/jobs/scheduled-job.ts'
import type { OrderedBy } from './letter.ts'
import { visitorMail } from './mail.table.ts'

/** `later` and `never` protect people whose address or number others keep typing. */
export type Permission = 'now' | 'later' | 'never'

interface Limit {
  perHour: number
  perDay: number
  perWeek: number
}

/** The limit for all mails that a stranger can cause. */
export const totalLimit: Limit = { perHour: 10, perDay: 10, perWeek: 30 }

/** The limit for mails that need only an address; such mails also count for `totalLimit`. */
export const unverifiedLimit: Limit = { perHour: 1, perDay: 3, perWeek: 9 }

/** The permission beyond the limit of a day or week: confirmations and scheduled mails are sent late, others never. */
const whenExceeded: Record<OrderedBy, Exclude<Permission, 'now'>> = {
  anybody: 'never',
  sender: 'later',
  clock: 'later',
}

/**
 * Returns whether a mail may be sent to a mailbox now. The permission is stored with the id of the mail, so a retry of the same
 * mail is allowed.
 */
export async function permissionToWrite(
  database: Database,
  address: string,
  mail: string,
  orderedBy: OrderedBy,
): Promise<Permission> {
  const counts = [
    { box: hashOfMailbox(address), id: mail, limit: totalLimit },
    ...(orderedBy === 'anybody'
      ? [{ box: hashOfMailbox(address, 'anybody'), id: `anybody ${mail}`, limit: unverifiedLimit }]
      : []),
  ]
  return inTransaction(database, async (tx) => {
    // Permissions may be lost in a power cut, and waiting for the disk would slow down requests.
    await tx.execute(sql`set local synchronous_commit = off`)
    await lockName(tx, `mailbox ${hashOfMailbox(address)}`)
    return countMessage(tx, counts, orderedBy)
  })
}

/** A limit of messages to one box, and the id under which the message counts. */
interface Count {
  /** A hash of the mailbox or number. */
  box: string
  id: string
  limit: Limit
}

/** Counts a message if all limits allow it now. The caller has locked the boxes. */
export async function countMessage(
  tx: Transaction,
  counts: readonly Count[],
  orderedBy: OrderedBy,
  sms: { segments: number; isUnconfirmed: boolean } = { segments: 0, isUnconfirmed: false },
): Promise<Permission> {
  for (const { box, id, limit } of counts) {
    const sent = await tx
      .select({ id: visitorMail.id, isRecent: isWithin('1 hour'), isOfToday: isWithin('1 day') })
      .from(visitorMail)
      .where(and(eq(visitorMail.mailbox, box), gt(visitorMail.at, sql`now() - interval '7 days'`)))
    if (sent.some((each) => each.id === id)) return 'now'
    if (sent.length >= limit.perWeek || sent.filter(({ isOfToday }) => isOfToday).length >= limit.perDay)
      return whenExceeded[orderedBy]
    if (sent.filter(({ isRecent }) => isRecent).length >= limit.perHour) return 'later'
  }
  await tx
    .insert(visitorMail)
    .values(counts.map(({ box, id }, index) => ({ id, mailbox: box, ...(index === 0 && sms) })))
    .onConflictDoNothing()
  return 'now'
}

function isWithin(time: '1 hour' | '1 day') {
  return sql<boolean>`${visitorMail.at} > now() - ${time}::interval`
}

/** Identifies a mailbox without storing its address, for one of the two limits. */
export function hashOfMailbox(address: string, orderedBy: 'all' | 'anybody' = 'all'): string {
  return hash('sha256', `${orderedBy} ${mailbox(address)}`)
}

/** The name of the queue and of its schedule. */
export const oldMailsQueue = 'forget-visitor-mails'

/** Deletes mails that no longer count, every night, and after a missed night at the next start. */
export async function deleteOldVisitorMails(schedule: Schedule, database: Database): Promise<void> {
  await schedule({
    name: oldMailsQueue,
    times: '47 3 * * *',
    work: async () => {
      await deleteOlder(database, visitorMail.at, sql`now() - make_interval(days => ${daysOfMailCounts})`)
    },
  })
}
