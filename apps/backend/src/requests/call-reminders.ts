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
import { requestMail, type RequestRow, requestTable } from './request.table.ts'
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

interface ReminderContext {
  database: Database
  mails: Pick<MailQueue, 'enqueue'>
}

/** No reminder is queued before this minute of the day. */
const nineInTheMorning = 9 * 60

/**
 * Queues one reminder for each call tomorrow at a time that was chosen before today. Days and hours are in the time zone of the
 * call.
 */
export async function remindOfCalls(backend: ReminderContext, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + 48 * 3_600_000).toISOString()
  const rows = await backend.database
    .select()
    .from(requestTable)
    .where(
      and(
        ne(requestTable.email, ''),
        // This must be the exact condition of the partial index, so that PostgreSQL uses the index.
        sql`${requestTable.callState} = 'promised' and ${requestTable.callback} ->> 'kind' = 'slot'`,
        sql`${requestTable.callback} ->> 'starts_at' between ${now.toISOString()} and ${soon}`,
      ),
    )
  for (const row of rows.filter((each) => isDue(each, now))) await remind(backend, row, now)
}

function isDue({ callback, callAskedAt }: RequestRow, now: Date): boolean {
  if (callback.kind !== 'slot') return false
  const { time_zone: zone, starts_at: startsAt } = callback
  const today = dateIn(zone, now)
  return (
    dateIn(zone, new Date(startsAt)) === dayAfter(today) &&
    dateIn(zone, callAskedAt) < today &&
    minuteOfDayIn(zone, now) >= nineInTheMorning
  )
}

async function remind({ database, mails }: ReminderContext, due: RequestRow, now: Date): Promise<void> {
  await inTransaction(database, async (tx) => {
    const row = await lockRequest(tx, due.id)
    // Meanwhile the request may have been erased or changed, or another process may have queued the reminder.
    if (row?.version !== due.version || (await isReminded(tx, row))) return
    const mail = randomUUID()
    await addMailWithKey(tx, row, { id: mail, remindsOf: row.callSequence }, now)
    await tx.insert(auditEntry).values({ action: 'request_mail', subjectId: mail, reference: row.reference, at: now })
    await mails.enqueue(tx, [{ letter: callReminder, subject_id: mail }])
  })
}

async function isReminded(tx: Transaction, { id, callSequence }: RequestRow): Promise<boolean> {
  const isOfCall = and(eq(requestMail.requestId, id), eq(requestMail.remindsOf, callSequence))
  return (await tx.$count(requestMail, isOfCall)) > 0
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
