import { randomUUID } from 'node:crypto'
import type { Callback, Country, Helper, Locale, PrivateRequest, RequestChange } from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import { formOf } from '@clairmemoire/forms/every-form'
import { formatCountry, formatMoment } from '@clairmemoire/i18n/formats'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { auditEntry } from '../../../audit/audit-entry.table.ts'
import { partOfDayInWords } from '../../../calls/call-in-words.ts'
import { holdKeyOf } from '../../../calls/call-times.ts'
import { fullName } from '../../../calls/promised-call.ts'
import { moveReservation, releaseSlots, type SlotQuota } from '../../../calls/slot-reservations.ts'
import { type CallDesk, phoneInWords } from '../../../clinic/clinic.ts'
import { withdrawConsents } from '../../../consents/consents.ts'
import { type ChangedCase, followChange } from '../../../desk/desk-cases.ts'
import { aboutRequest, resumeMails, stopMails, toAddress, toNumber } from '../../../mail/mail-stop.ts'
import { NotFound } from '../../../platform/contract/failures.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { type Answer, idempotent } from '../../../platform/idempotency/idempotent.ts'
import { callReminder } from '../../../requests/call-reminders.ts'
import { answersToHandle } from '../../../requests/request-details.ts'
import { queueSms } from '../../../requests/queue-sms.ts'
import { addMailWithKey } from '../../../requests/request-keys.ts'
import { hasEmail, requestChange, requestMail, type RequestRow, requestTable } from '../../../requests/request.table.ts'
import {
  findRequest,
  searchTerms,
  lockRequest,
  type OpenedRequest,
  openWholeRequest,
  promisedCallOf,
} from '../../../requests/stored-request.ts'
import type { Backend } from '../../backend.ts'
import { privateRequest } from '../private-request.ts'
import { type AcceptedChange, acceptedChange } from './accepted-change.ts'

export interface ChangeHeaders {
  'idempotency-key'?: string
}

type ChangeRequest = FastifyRequest<{
  Params: { id: string }
  Querystring: { locale?: Locale }
  Body: RequestChange
  Headers: ChangeHeaders
}>

/** The second of two concurrent changes is applied after the first, and its response reports the fields of the first. */
export function changeRequest(backend: Backend) {
  return async (request: ChangeRequest): Promise<PrivateRequest> => {
    const { params, query, body } = request
    const { locale = defaultLocale } = query
    const opened = await openWholeRequest(backend, params.id)
    if (opened === undefined) throw new NotFound()
    const { version: to, mail } = await changeOpened(backend, opened, body, request)
    const row = await findRequest(backend, params.id)
    if (row === undefined) throw new NotFound()
    const concurrent = await concurrentChanges(backend, row, { from: body.version, to }, locale)
    return { ...(await privateRequest(backend, row, params.id, locale, concurrent)), mail }
  }
}

/** Changes a request, its consents and its desk case in one transaction. The later change wins. */
export async function changeOpened(
  backend: Backend,
  opened: OpenedRequest,
  body: RequestChange,
  { headers, ip }: { headers: ChangeHeaders; ip: string },
): Promise<AppliedChange> {
  const now = backend.clock()
  const operation = `changeRequest ${opened.request.id}`
  const slotQuota = await backend.slotQuotaOf(ip)
  const keyed = { key: headers['idempotency-key'], operation, body, at: now }
  const answer = await idempotent(backend.database, keyed, (tx) =>
    applyChange(tx, { ...backend, slotQuota }, opened, body, now),
  )
  return answer.body
}

/** Stores the change and returns its version, or the next version if the change had no effect. */
async function applyChange(
  tx: Transaction,
  backend: Backend & { slotQuota: SlotQuota },
  opened: OpenedRequest,
  body: RequestChange,
  now: Date,
): Promise<Answer<AppliedChange>> {
  const row = await lockRequest(tx, opened.request.id)
  if (row === undefined) throw new NotFound()
  const accepted = acceptedChange(row, body, now, backend.clinic.calls)
  if (accepted) {
    await storeChange(tx, backend, accepted, opened.mailedTo, now)
    await moveSlot(tx, backend, accepted, body, now)
  } else {
    await tx.insert(auditEntry).values({ ...changed, subjectId: row.id, reference: row.reference, at: now })
  }
  await switchReminders(tx, { ...opened, request: accepted?.row ?? row }, body, now)
  return { status: 200, body: appliedChange(row, accepted), subjectId: row.id }
}

/** The response that is stored with the idempotency key. */
interface AppliedChange {
  version: number
  mail: NonNullable<PrivateRequest['mail']>
}

function appliedChange({ version }: RequestRow, accepted: AcceptedChange | undefined): AppliedChange {
  if (accepted === undefined) return { version: version + 1, mail: 'none' }
  return { version: accepted.row.version, mail: isMailedToVisitor(accepted) ? 'leaves' : 'none' }
}

/** Returns whether the visitor gets a mail. Only a change of the call or the address causes one. */
function isMailedToVisitor({ row, fields }: AcceptedChange): boolean {
  return hasEmail(row) && ('call' in fields || 'email' in fields)
}

/** Seconds that a text message about a change waits, so that a further change replaces it. */
const secondsBeforeSms = 60

const changed = { action: 'request_changed' as const }

/** Reserves the chosen time, and releases the previous one. */
async function moveSlot(
  tx: Transaction,
  { clinic, slotQuota }: Backend & { slotQuota: SlotQuota },
  { row, fields }: AcceptedChange,
  { callback }: RequestChange,
  now: Date,
): Promise<void> {
  if (!('call' in fields) && !('consent.call_back' in fields)) return
  if (row.callState !== 'promised') {
    await releaseSlots(tx, row.id)
    return
  }
  const holdKey = callback && holdKeyOf(callback)
  const { id: subjectId, country } = row
  await moveReservation(tx, clinic.calls, { slotQuota, subjectId, country, callback: row.callback, holdKey, now })
}

async function storeChange(
  tx: Transaction,
  backend: Backend,
  accepted: AcceptedChange,
  mailedTo: string | null,
  now: Date,
): Promise<void> {
  const { mails, clinic, sms } = backend
  const { row, fields, withdrawn } = accepted
  const { id, reference, version, phone } = row
  const toDesk = { letter: 'request_changed_desk', mail: randomUUID() }
  const toVisitor = { letter: 'request_changed', mail: randomUUID() }
  const isVisitorMailed = isMailedToVisitor(accepted)
  const letters = isVisitorMailed ? [toDesk, toVisitor] : [toDesk]
  await tx.insert(requestChange).values({ requestId: id, version, fields, at: now })
  await tx
    .update(requestTable)
    .set({ ...row, ...(withdrawn.includes('keep_answers') && remainingAnswers(row)) })
    .where(eq(requestTable.id, id))
  await followChange(
    tx,
    clinic.calls,
    { ...promisedCallOf(row), searchTerms: searchTerms(row), subjectId: id, call: callIn(accepted) },
    now,
  )
  await withdrawConsents(tx, id, withdrawn, now)
  if (withdrawn.includes('sms') && phone !== null && mailedTo === toNumber(phone)) await sms.stop(tx, phone, now)
  await tx.insert(requestMail).values({ id: toDesk.mail, requestId: id, version, createdAt: now })
  if (isVisitorMailed) await addMailWithKey(tx, row, { id: toVisitor.mail, version, mailedTo }, now)
  await tx.insert(auditEntry).values([
    { ...changed, subjectId: id, reference, at: now },
    // The operator finds a queued mail by this reference.
    ...letters.map(({ mail }) => ({ action: 'request_mail' as const, subjectId: mail, reference, at: now })),
  ])
  await mails.enqueue(
    tx,
    letters.map(({ letter, mail }) => ({ letter, subject_id: mail })),
  )
  if ('call' in fields || 'phone' in fields)
    await queueSms(tx, backend, row, { letter: 'request_changed_sms', version, wait: secondsBeforeSms }, now)
}

/** Returns the answers that remain after the consent to store answers is withdrawn. */
function remainingAnswers({ form, formVersion, answers }: RequestRow) {
  return { answers: answersToHandle(formOf(form, formVersion), answers), phoneAnswers: null }
}

function callIn({ row, fields }: AcceptedChange): ChangedCase['call'] {
  if (!('call' in fields) && !('consent.call_back' in fields)) return 'same'
  return row.callState === 'cancelled' || row.callState === 'withdrawn' ? row.callState : 'new_time'
}

/**
 * Stops or resumes reminders. A key that was mailed to an address applies to all requests of that address. Anybody who types an
 * address gets another key, so such a key applies only to its own request. Creates no version and no mail.
 */
async function switchReminders(
  tx: Transaction,
  { request: { id, email }, mailedTo }: OpenedRequest,
  { reminders }: RequestChange,
  now: Date,
): Promise<void> {
  if (reminders === undefined) return
  const thisRequest = aboutRequest(id)
  const hasRights = mailedTo === toAddress(email)
  if (reminders) await resumeMails(tx, hasRights ? [mailedTo, thisRequest] : [thisRequest], callReminder)
  else await stopMails(tx, hasRights ? mailedTo : thisRequest, callReminder, now)
}

/** Returns the fields that others set between the base version of a change and its own version, with their latest values. */
async function concurrentChanges(
  { database, clinic }: Pick<Backend, 'database' | 'clinic'>,
  row: RequestRow,
  versions: { from: number; to: number },
  locale: Locale,
): Promise<PrivateRequest['changed_meanwhile']> {
  const changes = await database
    .select()
    .from(requestChange)
    .where(and(eq(requestChange.requestId, row.id), gt(requestChange.version, versions.from)))
    .orderBy(asc(requestChange.version))
  const ownChange = changes.find(({ version }) => version === versions.to)
  const others = changes.filter(({ version }) => version < versions.to)
  const latest = new Map(
    others.flatMap(({ fields, at }) => Object.entries(fields).map(([field, value]) => [field, { value, at }])),
  )
  return [...latest].map(([field, { value, at }]) => ({
    field,
    value: inWords(field, value, row, locale, clinic.calls),
    replaced: ownChange !== undefined && Object.hasOwn(ownChange.fields, field),
    changed_at: at.toISOString(),
  }))
}

/** Returns the stored value of a field as text. */
function inWords(
  field: string,
  value: unknown,
  { country }: RequestRow,
  locale: Locale,
  desk: CallDesk,
): string | null {
  if (value === null || value === '') return null
  if (field === 'call') return callInWords(value as { callback: Callback; callBy: string }, locale, desk)
  if (field === 'helper') return helperInWords(value as Helper, country)
  if (field === 'country') return formatCountry(locale, value as Country)
  return field === 'phone' ? phoneInWords(value as string, country) : (value as string)
}

function callInWords(
  { callback, callBy }: { callback: Callback; callBy: string },
  locale: Locale,
  desk: CallDesk,
): string {
  return callback.kind === 'slot'
    ? formatMoment(locale, callback.starts_at, callback.time_zone)
    : partOfDayInWords(locale, callback, callBy, desk)
}

function helperInWords({ first_name: firstName, last_name: lastName, phone }: Helper, country: Country): string {
  return `${fullName(firstName, lastName)}, ${phoneInWords(phone, country)}`
}
