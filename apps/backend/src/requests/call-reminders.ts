import { randomUUID } from 'node:crypto'
import { dayAfter } from '@clairmemoire/domain/calendar-date'
import { and, eq, ne, sql } from 'drizzle-orm'
import { auditEntry } from '../audit/audit-entry.table.ts'
import type { MailQueue } from '../mail/queue.ts'
import { dateIn, minuteOfDayIn } from '../platform/calendar/zoned-time.ts'
import type { Database } from '../platform/database/connect.ts'
import { inTransaction, type Transaction } from '../platform/database/transaction.ts'
import type { Schedule } from '../platform/jobs/scheduled-job.ts'
import { addMailWithKey } from './request-keys.ts'
import { requestMail, type SentRequestRow, sentRequest } from './sent-request.table.ts'
import { lockRequest } from './stored-request.ts'

/** Also the name of the schedule. */
const remindersQueue = 'remind-of-calls'

/** Looks every half hour who is called tomorrow; an hour without a running backend is made up for. */
export async function scheduleReminders(schedule: Schedule, backend: Reminding & { clock: () => Date }): Promise<void> {
  await schedule({ name: remindersQueue, times: '7,37 * * * *', work: () => remindOfCalls(backend, backend.clock()) })
}

/** What reminders are ordered with. */
interface Reminding {
  database: Database
  mails: Pick<MailQueue, 'order'>
}

/** No mail is sent earlier in the day. */
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

/** The name of the letter that reminds of a call; orders in the database and stops carry it. */
export const callReminder = 'call_reminder'

/** The token in a reminder that stops reminders: the id of its mail, shortened, which only its reader knows. */
export function stopToken(mailId: string): string {
  return Buffer.from(mailId.replaceAll('-', ''), 'hex').toString('base64url')
}

/** Undefined for what is no token. */
export function mailOfStopToken(token: string): string | undefined {
  const hex = Buffer.from(token, 'base64url').toString('hex')
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : undefined
}
