import { randomUUID } from 'node:crypto'
import { dayAfter } from '@clairmemoire/domain/calendar-date'
import { and, eq, ne, sql } from 'drizzle-orm'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import type { MailQueue } from '../../mail/queue.ts'
import { dateIn, minuteOfDayIn } from '../../platform/calendar/zoned-time.ts'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { lockRequest } from '../find-request.ts'
import { addMailWithKey } from '../request-keys.ts'
import { requestMail, type SentRequestRow, sentRequest } from '../sent-request.table.ts'
import { callReminder } from './stop-token.ts'

/** What reminders are ordered with. */
export interface Reminding {
  database: Database
  mails: Pick<MailQueue, 'order'>
}

/** Nobody is woken by a mail. */
const nineInTheMorning = 9 * 60

/**
 * Orders a mail to everybody who is called tomorrow at a time they chose before today, once for each time they chose. Days and
 * hours are those of the call.
 */
export async function remindOfCalls(backend: Reminding, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + 48 * 3_600_000).toISOString()
  const rows = await backend.database
    .select()
    .from(sentRequest)
    .where(
      and(
        eq(sentRequest.callState, 'promised'),
        ne(sentRequest.email, ''),
        sql`${sentRequest.callback} ->> 'kind' = 'slot'`,
        sql`${sentRequest.callback} ->> 'starts_at' between ${now.toISOString()} and ${soon}`,
      ),
    )
  for (const row of rows.filter((each) => isDue(each, now))) await remind(backend, row, now)
}

function isDue({ callback, callAskedAt }: SentRequestRow, now: Date): boolean {
  if (callback.kind !== 'slot') return false
  const { time_zone: zone, starts_at: startsAt } = callback
  const today = dateIn(zone, now)
  return (
    dateIn(zone, new Date(startsAt)) === dayAfter(today) &&
    dateIn(zone, callAskedAt) < today &&
    minuteOfDayIn(zone, now) >= nineInTheMorning
  )
}

async function remind({ database, mails }: Reminding, due: SentRequestRow, now: Date): Promise<void> {
  await inTransaction(database, async (tx) => {
    const row = await lockRequest(tx, due.id)
    // Erased or changed meanwhile, or reminded of by another process.
    if (row?.version !== due.version || (await isReminded(tx, row))) return
    const mail = randomUUID()
    await addMailWithKey(tx, row, { id: mail, remindsOf: row.callSequence }, now)
    await tx.insert(auditEntry).values({ action: 'request_mail', subjectId: mail, reference: row.reference, at: now })
    await mails.order(tx, [{ letter: callReminder, subject_id: mail }])
  })
}

async function isReminded(tx: Transaction, { id, callSequence }: SentRequestRow): Promise<boolean> {
  const ofCall = and(eq(requestMail.requestId, id), eq(requestMail.remindsOf, callSequence))
  return (await tx.$count(requestMail, ofCall)) > 0
}
