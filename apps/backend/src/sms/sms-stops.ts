import { createHmac } from 'node:crypto'
import { daysOfSmsStops } from '@clairmemoire/domain/retention'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { consent } from '../consents/consent.table.ts'
import { hasConsent } from '../consents/consents.ts'
import { deleteOlder } from '../platform/database/batches.ts'
import type { Database, Queries } from '../platform/database/connect.ts'
import type { Schedule } from '../platform/jobs/scheduled-job.ts'
import { secretNamed } from '../platform/secrets/product-secret.ts'
import type { SmsReach } from '../requests/queue-sms.ts'
import { type RequestRow, requestTable } from '../requests/request.table.ts'
import { smsStop } from './sms.table.ts'

/** Ends all text messages to a number in E.164, and withdraws the consents to them. */
export async function stopSms(queries: Queries, phone: string, at: Date): Promise<void> {
  await queries
    .insert(smsStop)
    .values({ number: await fingerprintOf(queries, phone), at })
    .onConflictDoNothing()
  const requests = queries.select({ id: requestTable.id }).from(requestTable).where(eq(requestTable.phone, phone))
  await queries
    .update(consent)
    .set({ withdrawnAt: at })
    .where(and(eq(consent.purpose, 'sms'), isNull(consent.withdrawnAt), inArray(consent.subjectId, requests)))
}

export async function isSmsStopped(queries: Queries, phone: string): Promise<boolean> {
  return (await stopsOf(queries, phone)).length > 0
}

export async function stopsOf(queries: Queries, phone: string): Promise<(typeof smsStop.$inferSelect)[]> {
  return queries
    .select()
    .from(smsStop)
    .where(eq(smsStop.number, await fingerprintOf(queries, phone)))
}

/** All numbers can be tried in minutes, so a hash without a secret would not hide a number for years. */
async function fingerprintOf(queries: Queries, phone: string): Promise<string> {
  const secret = await secretNamed(queries, 'stopped numbers')
  return createHmac('sha256', secret).update(phone).digest('base64url')
}

/** Whether text messages about a request are sent: the person agreed, and the number is reached and has not stopped them. */
export async function getsSms(
  { database, sms }: { database: Database; sms: SmsReach },
  { id, phone }: Pick<RequestRow, 'id' | 'phone'>,
): Promise<boolean> {
  if (phone === null || !sms.reaches(phone)) return false
  return (await hasConsent(database, id, 'sms')) && !(await isSmsStopped(database, phone))
}

const day = 24 * 3_600_000

/** Deletes old stops, every night, and after a missed night at the next start. */
export async function deleteOldSmsStops(
  schedule: Schedule,
  { database, clock }: { database: Database; clock: () => Date },
): Promise<void> {
  await schedule({
    name: 'forget-sms-stops',
    times: '51 3 * * *',
    work: () => deleteOlder(database, smsStop.at, new Date(clock().getTime() - daysOfSmsStops * day)),
  })
}
