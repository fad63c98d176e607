import { randomUUID } from 'node:crypto'
import type { Locale } from '@clairmemoire/domain/locale'
import { formOf } from '@clairmemoire/forms/every-form'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { auditEntry } from '../audit/audit-entry.table.ts'
import { personToCall } from '../calls/promised-call.ts'
import { releaseSlots } from '../calls/slot-reservations.ts'
import { consent } from '../consents/consent.table.ts'
import type { Clinic } from '../clinic/clinic.ts'
import type { CallHandler, ListedCall, CallStateChange, OpenedCall } from '../desk/call-handler.ts'
import type { MailQueue } from '../mail/queue.ts'
import type { Queries } from '../platform/database/connect.ts'
import type { Transaction } from '../platform/database/transaction.ts'
import { secondsBeforeMail } from '../desk/undo.ts'
import { queueSms, type SmsReach } from './queue-sms.ts'
import { addMailWithKey } from './request-keys.ts'
import { requestDetails } from './request-details.ts'
import { callColumns, restoreCall } from './restore-call.ts'
import { hasEmail, requestChange, type RequestRow, requestTable } from './request.table.ts'
import { lockRequest, replacedCall } from './stored-request.ts'
import { assessAllAnswers, assessSentAnswers, phoneQuestions } from './study-call.ts'

/** Implements the calls about requests for the desk. */
export function deskRequests(backend: DeskBackend): CallHandler {
  return {
    list: async (database, ids) => {
      const rows = await database
        .select()
        .from(requestTable)
        .where(inArray(requestTable.id, [...ids]))
      return new Map(rows.map((row) => [row.id, listedCall(row)]))
    },
    open: openedCall,
    lock: lockRequest,
    storePhoneAnswers: (tx, id, phoneAnswers) =>
      tx.update(requestTable).set({ phoneAnswers }).where(eq(requestTable.id, id)),
    recordState: (tx, id, change, now) => recordState(tx, backend, id, change, now),
    queueNotReached: (tx, id, call, now) => queueNotReached(tx, backend, id, call, now),
    callColumns,
    restoreCall: (tx, id, before, now) => restoreCall(tx, backend, id, before, now),
  }
}

interface DeskBackend {
  clinic: Pick<Clinic, 'calls'>
  mails: Pick<MailQueue, 'enqueue' | 'jobs' | 'withdraw'>
  sms: SmsReach
}

function listedCall(row: RequestRow): ListedCall {
  const { name, phone } = personToCall(row)
  const { needs, callback, callBy } = row
  const { subject } = formOf(row.form, row.formVersion).desk
  const title = (locale: Locale) => subject[locale]
  const { urgent } = requestDetails(row)
  return {
    title,
    ...(row.study && { study: row.study.name }),
    urgent,
    name,
    phone: phone || null,
    hasEmail: hasEmail(row),
    needs: needs ?? [],
    callback,
    callBy,
  }
}

async function openedCall(database: Queries, id: string): Promise<OpenedCall | undefined> {
  const [row] = await database.select().from(requestTable).where(eq(requestTable.id, id))
  if (row === undefined) return undefined
  const { sent } = requestDetails(row)
  const { firstName, lastName, email, phone, country, postalCode, relation, helper } = row
  const consents = await database.select().from(consent).where(eq(consent.subjectId, id))
  const changes = await database
    .select({ at: requestChange.at })
    .from(requestChange)
    .where(and(eq(requestChange.requestId, id), eq(requestChange.byDesk, false)))
    .orderBy(asc(requestChange.at))
  return {
    contact: { first_name: firstName, last_name: lastName, email, phone, country, postal_code: postalCode },
    relation,
    helper,
    sharesAnswers: consents.some(({ purpose, withdrawnAt }) => purpose === 'keep_answers' && withdrawnAt === null),
    sentAnswers: sent,
    ...(row.study && {
      study: {
        requested: row.study,
        assessSentAnswers: (criteria) => assessSentAnswers(criteria, row),
        assessAllAnswers: (criteria) => assessAllAnswers(criteria, row),
        phoneQuestions: (criteria, locale) => phoneQuestions(criteria, row, locale),
      },
    }),
    changeTimes: changes.map(({ at }) => at),
  }
}

async function recordState(
  tx: Transaction,
  backend: DeskBackend,
  id: string,
  change: CallStateChange,
  now: Date,
): Promise<void> {
  await releaseSlots(tx, id)
  const before = await lockRequest(tx, id)
  if (before === undefined) return
  const isPromised = change.state === 'promised'
  const agreed = isPromised ? { callback: change.callback, callBy: change.callBy, callAskedAt: now } : {}
  const replaced = isPromised ? replacedCall(before, backend.clinic.calls) : {}
  const [row] = await tx
    .update(requestTable)
    .set({
      ...agreed,
      ...replaced,
      callState: change.state,
      callStateAt: now,
      activeAt: now,
      version: sql`${requestTable.version} + 1`,
    })
    .where(eq(requestTable.id, id))
    .returning()
  if (row === undefined) return
  const fields = { call: isPromised ? { callback: change.callback, callBy: change.callBy } : null }
  await tx.insert(requestChange).values({ requestId: id, version: row.version, fields, byDesk: true, at: now })
  const letter = isPromised && change.because === 'time_closed' ? 'call_time_closed' : 'request_changed'
  if (!isPromised) return
  await queueMessages(tx, backend, row, { letter, wait: change.because === 'outcome' ? secondsBeforeMail : 0 }, now)
}

/** Queues messages with a new link to the private page, where the person can choose another time. A wrong number gets none. */
async function queueNotReached(
  tx: Transaction,
  backend: DeskBackend,
  id: string,
  { isWrongNumber }: { isWrongNumber: boolean },
  now: Date,
): Promise<void> {
  const [row] = await tx.select().from(requestTable).where(eq(requestTable.id, id))
  if (row === undefined) return
  const reader = isWrongNumber && row.helper === null ? { ...row, phone: null } : row
  await queueMessages(tx, backend, reader, { letter: 'call_not_reached', wait: secondsBeforeMail }, now)
}

interface DeskMail {
  letter: 'request_changed' | 'call_not_reached' | 'call_time_closed'
  /** Seconds that the mail waits in the queue. */
  wait: number
}

/** Queues a mail if the person has an address, and a text message if the person agreed to them. */
async function queueMessages(
  tx: Transaction,
  backend: DeskBackend,
  row: RequestRow,
  { letter, wait }: DeskMail,
  now: Date,
): Promise<void> {
  const { version } = row
  await queueSms(tx, backend, row, { letter: `${letter}_sms`, version, wait }, now)
  if (!hasEmail(row)) return
  const id = randomUUID()
  await addMailWithKey(tx, row, { id, version }, now)
  await tx.insert(auditEntry).values({ action: 'request_mail', subjectId: id, reference: row.reference, at: now })
  await backend.mails.enqueue(tx, [{ letter, subject_id: id }], wait)
}
