import { randomUUID } from 'node:crypto'
import { dayAfter } from '@clairmemoire/domain/calendar-date'
import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import { auditEntry } from '../audit/audit-entry.table.ts'
import { isQuietHour } from '../calls/quiet-hours.ts'
import { dateIn, minuteOfDayIn } from '../platform/calendar/zoned-time.ts'
import type { Database } from '../platform/database/connect.ts'
import { inTransaction, type Transaction } from '../platform/database/transaction.ts'
import type { Schedule } from '../platform/jobs/scheduled-job.ts'
import { queueSms, type SmsQueueing, zoneOfReader } from './queue-sms.ts'
import { addMailWithKey } from './request-keys.ts'
import { hasEmail, requestMail, type RequestRow, requestTable } from './request.table.ts'
import { lockRequest } from './stored-request.ts'

/** The schedule has the same name. */
const remindersQueue = 'remind-of-calls'

/** Runs every half hour, and at the next start if runs were missed. */
export async function scheduleReminders(
  schedule: Schedule,
  backend: ReminderContext & { clock: () => Date },
): Promise<void> {
  await schedule({ name: remindersQueue, times: '7,37 * * * *', work: () => remindOfCalls(backend, backend.clock()) })
}

interface ReminderContext extends SmsQueueing {
  database: Database
}

/** No reminder is queued before this minute of the day. */
const nineInTheMorning = 9 * 60

const hour = 3_600_000

/**
 * Queues the reminders of calls at chosen times: one by mail and one by text message on the day before, and one by text message in
 * the second hour before the call. Days and hours are in the time zone of the call.
 */
export async function remindOfCalls(backend: ReminderContext, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + 48 * hour).toISOString()
  const rows = await backend.database
    .select()
    .from(requestTable)
    .where(
      and(
        or(ne(requestTable.email, ''), isNotNull(requestTable.smsCode)),
        // This must be the exact condition of the partial index, so that PostgreSQL uses the index.
        sql`${requestTable.callState} = 'promised' and ${requestTable.callback} ->> 'kind' = 'slot'`,
        sql`${requestTable.callback} ->> 'starts_at' between ${now.toISOString()} and ${soon}`,
      ),
    )
  for (const row of rows) for (const letter of remindersDue(row, now)) await remind(backend, row, letter, now)
}

type Reminder = typeof callReminder | 'call_reminder_sms' | 'call_soon_sms'

function remindersDue(row: RequestRow, now: Date): Reminder[] {
  const isTomorrow = isDayBefore(row, now)
  const isTexted = row.smsCode !== null && !isQuietHour(now, zoneOfReader(row))
  return [
    ...(isTomorrow && hasEmail(row) ? ([callReminder] as const) : []),
    ...(isTomorrow && isTexted ? (['call_reminder_sms'] as const) : []),
    ...(isTexted && isSoon(row, now) ? (['call_soon_sms'] as const) : []),
  ]
}

/** Whether the call is tomorrow, at a time that was chosen before today, and it is late enough in the morning for a reminder. */
export function isDayBefore({ callback, callAskedAt }: RequestRow, now: Date): boolean {
  if (callback.kind !== 'slot') return false
  const { time_zone: zone, starts_at: startsAt } = callback
  const today = dateIn(zone, now)
  return (
    dateIn(zone, new Date(startsAt)) === dayAfter(today) &&
    dateIn(zone, callAskedAt) < today &&
    minuteOfDayIn(zone, now) >= nineInTheMorning
  )
}

/** Whether the call begins in one to two hours, and was requested at least two hours ago. */
function isSoon({ callback, callAskedAt }: RequestRow, now: Date): boolean {
  if (callback.kind !== 'slot') return false
  const left = Date.parse(callback.starts_at) - now.getTime()
  return left > hour && left <= 2 * hour && now.getTime() - callAskedAt.getTime() >= 2 * hour
}

async function remind(backend: ReminderContext, due: RequestRow, letter: Reminder, now: Date): Promise<void> {
  await inTransaction(backend.database, async (tx) => {
    const row = await lockRequest(tx, due.id)
    // Meanwhile the request may have been erased or changed, or another process may have queued the reminder.
    if (row?.version !== due.version || (await isReminded(tx, row, letter))) return
    const remindsOf = row.callSequence
    if (letter !== callReminder) return queueSms(tx, backend, row, { letter, remindsOf }, now)
    const mail = randomUUID()
    await addMailWithKey(tx, row, { id: mail, letter, remindsOf }, now)
    await tx.insert(auditEntry).values({ action: 'request_mail', subjectId: mail, reference: row.reference, at: now })
    await backend.mails.enqueue(tx, [{ letter, subject_id: mail }])
  })
}

async function isReminded(tx: Transaction, { id, callSequence }: RequestRow, letter: Reminder): Promise<boolean> {
  const isOfCall = and(eq(requestMail.requestId, id), eq(requestMail.remindsOf, callSequence))
  return (await tx.$count(requestMail, and(isOfCall, eq(requestMail.letter, letter)))) > 0
}

/** The name of the letter. It is stored in mail jobs and mail stops. */
export const callReminder = 'call_reminder'

/** Returns the token with which the reader of a mail can stop reminders: the id of the mail in base64url. Only the reader knows it. */
export function stopToken(mailId: string): string {
  return Buffer.from(mailId.replaceAll('-', ''), 'hex').toString('base64url')
}

/** Returns undefined for an invalid token. */
export function mailOfStopToken(token: string): string | undefined {
  const hex = Buffer.from(token, 'base64url').toString('hex')
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : undefined
}
