import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { hashOfMailbox } from './mailbox-hash.ts'
import { visitorMail } from './visitor-mail.table.ts'

/** `later` and `never` protect people whose address somebody else keeps typing. */
export type Permission = 'now' | 'later' | 'never'

const maxPerDay = 3
const maxPerWeek = 9

/**
 * One mail an hour, three a day and nine in seven days to one mailbox, whoever asked and from wherever. A permission is kept for the mail it was
 * given to, so another attempt of the same mail has it already.
 */
export async function permissionToWrite(database: Database, address: string, mail: string): Promise<Permission> {
  const box = hashOfMailbox(address)
  return inTransaction(database, async (transaction) => {
    // A permission need not outlive a power cut, and a rush of mails must not take the disk from the requests.
    await transaction.execute(
      sql`select set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock(hashtextextended(${box}, 0))`,
    )
    const sent = await transaction
      .select({ id: visitorMail.id, isRecent: since('1 hour'), isOfToday: since('1 day') })
      .from(visitorMail)
      .where(and(eq(visitorMail.mailbox, box), gt(visitorMail.at, sql`now() - interval '7 days'`)))
    if (sent.some(({ id }) => id === mail)) return 'now'
    if (sent.length >= maxPerWeek || sent.filter(({ isOfToday }) => isOfToday).length >= maxPerDay) return 'never'
    if (sent.some(({ isRecent }) => isRecent)) return 'later'
    await transaction.insert(visitorMail).values({ id: mail, mailbox: box }).onConflictDoNothing()
    return 'now'
  })
}

function since(time: '1 hour' | '1 day') {
  return sql<boolean>`${visitorMail.at} > now() - ${time}::interval`
}
