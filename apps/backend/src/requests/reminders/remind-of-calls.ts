import { randomUUID } from 'node:crypto'
import { dayAfter } from '@clairmemoire/domain/calendar-date'
import { and, eq, ne, sql } from 'drizzle-orm'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import type { MailQueue } from '../../mail/queue.ts'
import { dateIn, minuteOfDayIn } from '../../platform/calendar/zoned-time.ts'
import { brokenConstraint } from '../../platform/database/broken-constraint.ts'
import type { Database } from '../../platform/database/connect.ts'
import { insertRows } from '../../platform/database/insert-rows.ts'
import type { StoreChange } from '../../platform/database/store.ts'
import { mailWithKey } from '../request-keys.ts'
import { type SentRequestRow, sentRequest } from '../sent-request.table.ts'
import { callReminder } from './stop-token.ts'

/** What reminders are ordered with. */
export interface Reminding {
  database: Database
  store: StoreChange
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

async function remind({ store, mails }: Reminding, { id, reference, callSequence, email }: SentRequestRow, now: Date) {
  const mail = randomUUID()
  try {
    await store({
      ...mailWithKey({ id, email }, { id: mail, remindsOf: callSequence }, now),
      trail: insertRows(auditEntry, [{ action: 'request_mail', subjectId: mail, reference, at: now }]),
      mails: await mails.order([{ letter: callReminder, subject_id: mail }]),
    })
  } catch (error) {
    const broken = brokenConstraint(error)
    const isDoneOrErased = broken === 'request_mail_reminds_once' || broken?.endsWith('_request_id_sent_request_id_fk')
    if (!isDoneOrErased) throw error
  }
}
