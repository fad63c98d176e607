import { randomUUID } from 'node:crypto'
import { overseasZone } from '@clairmemoire/domain/overseas-clock'
import { auditEntry } from '../audit/audit-entry.table.ts'
import { quietSeconds } from '../calls/quiet-hours.ts'
import { hasConsent } from '../consents/consents.ts'
import type { MailQueue } from '../mail/queue.ts'
import { type Insert, insertInto, insertTogether } from '../platform/database/inserts.ts'
import type { Transaction } from '../platform/database/transaction.ts'
import { smsWithKey } from './request-keys.ts'
import type { RequestRow } from './request.table.ts'

/** The names of text messages about requests, which jobs contain. */
export type RequestSmsLetter =
  | 'call_requested_sms'
  | 'request_changed_sms'
  | 'call_not_reached_sms'
  | 'call_time_closed_sms'
  | 'call_reminder_sms'
  | 'call_soon_sms'
  | 'request_link_sms'

export interface SmsReach {
  /** Whether the clinic sends text messages at all. */
  isOn: boolean
  /** Whether the clinic sends text messages to a number in E.164: a mobile number of an allowed country. */
  reaches: (phone: string) => boolean
}

export interface SmsQueueing {
  mails: Pick<MailQueue, 'enqueue' | 'jobs'>
  sms: SmsReach
}

interface SmsOrder {
  letter: RequestSmsLetter
  version?: number
  /** See `requestMail.remindsOf`. */
  remindsOf?: number
  /** Seconds that the message waits in the queue. */
  wait?: number
}

type Reader = Pick<RequestRow, 'id' | 'reference' | 'phone' | 'country' | 'postalCode' | 'callback'>

/** Returns the time zone for the quiet hours: that of a person in France overseas, else that of the call. */
export function zoneOfReader({ phone, country, postalCode, callback }: Omit<Reader, 'id' | 'reference'>): string {
  const clues = { phone: phone ?? '', ...(country === 'FR' && { postalCode: postalCode ?? '' }) }
  return overseasZone(clues) ?? callback.time_zone
}

/** Queues a text message with a new link, unless the person did not consent or has no number that the clinic reaches. */
export async function queueSms(
  tx: Transaction,
  backend: SmsQueueing,
  row: Reader,
  order: SmsOrder,
  now: Date,
): Promise<void> {
  if (row.phone !== null && backend.sms.reaches(row.phone) && (await hasConsent(tx, row.id, 'sms')))
    await insertTogether(tx, await wantedSms(backend, { ...row, phone: row.phone }, order, now))
}

/** Returns the inserts that queue a text message. In the quiet hours it waits for their end. */
export async function wantedSms(
  { mails }: Pick<SmsQueueing, 'mails'>,
  row: Reader & { phone: string },
  { letter, wait = 0, ...about }: SmsOrder,
  now: Date,
): Promise<Insert[]> {
  const id = randomUUID()
  const earliest = new Date(now.getTime() + wait * 1_000)
  return [
    ...smsWithKey(row, { id, letter, ...about }, now),
    insertInto(auditEntry, { action: 'request_mail', subjectId: id, reference: row.reference, at: now }),
    await mails.jobs([{ letter, subject_id: id }], wait + quietSeconds(earliest, zoneOfReader(row))),
  ]
}
