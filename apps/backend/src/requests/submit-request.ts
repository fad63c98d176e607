import { randomUUID } from 'node:crypto'
import type { Receipt } from '@clairmemoire/api-client/schema'
import { withoutHold } from '@clairmemoire/domain/held-time'
import type { Answers } from '@clairmemoire/domain/questionnaire'
import type { FormId } from '@clairmemoire/forms/every-form'
import type { Form } from '@clairmemoire/forms/form'
import { smsConsent } from '@clairmemoire/forms/sms-consent'
import type { FastifyReply } from 'fastify'
import { auditEntry } from '../audit/audit-entry.table.ts'
import { callCalendar } from '../calls/call-calendar.ts'
import { type ContactDetails, personToCall } from '../calls/promised-call.ts'
import { readSlot, reserveReadSlot, type SlotQuota, type SlotQuotaOf } from '../calls/slot-reservations.ts'
import type { Clinic } from '../clinic/clinic.ts'
import { type ConsentPurpose, consent } from '../consents/consent.table.ts'
import { consentRows, type recordConsents } from '../consents/consents.ts'
import type { RequestedStudy } from '../desk/call-handler.ts'
import { newDeskCase } from '../desk/desk-cases.ts'
import { newCapability } from '../platform/capability.ts'
import type { Database } from '../platform/database/connect.ts'
import { insertInto } from '../platform/database/inserts.ts'
import { sendTogether, type Transaction } from '../platform/database/transaction.ts'
import { idempotentSteps, type NewAnswer } from '../platform/idempotency/idempotent.ts'
import { newReference } from '../references/reference.ts'
import { type CallInput, contactDetails, countryOf, type StoredCall } from './call-input.ts'
import { type SmsQueueing, wantedSms } from './queue-sms.ts'
import { deviceKey, mailWithKey, newSmsCode } from './request-keys.ts'
import { hasEmail, requestMail, requestTable } from './request.table.ts'
import { searchTerms } from './stored-request.ts'

export interface RequestStore extends SmsQueueing {
  database: Database
  clinic: Clinic
  slotQuotaOf: SlotQuotaOf
  clock: () => Date
}

/** A submitted form that asks for a call. */
export interface Submission {
  form: Form<FormId>
  /** The operation with its parameters. */
  operation: string
  headers: { 'idempotency-key'?: string }
  body: unknown
  call: CallInput
  /** Reads what the response needs, in the same round trip to the database as the first statements. */
  read?: ((tx: Transaction) => Promise<void>) | undefined
}

export interface AcceptedRequest extends StoredCall {
  study: RequestedStudy | null
  answers: Answers
  isUrgent: boolean
  /** Version of the consent text. */
  textVersion: string
  purposes: readonly ConsentPurpose[]
  agreedOn: NonNullable<Parameters<typeof recordConsents>[1]['agreedOn']>
}

/** The response without the person to call (R0-13), as it is stored with the idempotency key. */
type StoredReceipt = Omit<Receipt, 'call' | 'calendar'>

/**
 * Stores a request, the time of its call, its consents, audit entry and mails in one transaction (R0-16, R7-13), and returns its
 * receipt. `accept` may throw a refusal.
 */
export async function submitRequest(
  backend: RequestStore,
  reply: FastifyReply,
  submission: Submission,
  accept: (details: ContactDetails, now: Date) => AcceptedRequest,
): Promise<Receipt> {
  const { operation, headers, body, call } = submission
  const details = contactDetails(call, countryOf(call))
  const now = backend.clock()
  const request = { key: headers['idempotency-key'], operation, body: withoutHold(body), at: now }
  const slotQuota = await backend.slotQuotaOf(reply.request.ip)
  const checked = check(() => accept(details, now))
  const { status, body: stored } = await idempotentSteps(backend.database, request, {
    read: async (tx) => {
      const slot = 'accepted' in checked && readSlot(tx, backend.clinic.calls, { ...call, country: countryOf(call) })
      const [found] = await sendTogether([slot, submission.read?.(tx)])
      return found || undefined
    },
    work: async (tx, slot) => {
      // A repeated request gets its stored response, even if it would be refused now.
      if ('refusal' in checked) throw checked.refusal
      return storeRequest(tx, { ...backend, slotQuota }, submission, details, checked.accepted, slot, now)
    },
  })
  reply.status(status)
  return wholeReceipt(call, details, stored, backend.clinic)
}

function check(accept: () => AcceptedRequest): { accepted: AcceptedRequest } | { refusal: unknown } {
  try {
    return { accepted: accept() }
  } catch (refusal) {
    return { refusal }
  }
}

/** Adds names and numbers from the request itself, so that a repeated request gets the same response. */
function wholeReceipt(input: CallInput, details: ContactDetails, stored: StoredReceipt, clinic: Clinic): Receipt {
  const country = countryOf(input)
  const call = {
    ...details,
    id: stored.id,
    reference: stored.reference,
    locale: input.locale,
    country,
    callback: stored.callback,
    callBy: stored.call_by,
    createdAt: new Date(stored.created_at),
    changedAt: new Date(stored.created_at),
    sequence: 0,
    earlierWindows: [],
  }
  return {
    ...stored,
    call: { ...personToCall(call), from_phone: clinic.phones[country] },
    calendar: callCalendar(call, clinic),
  }
}

async function storeRequest(
  tx: Transaction,
  { clinic, mails, slotQuota }: RequestStore & { slotQuota: SlotQuota },
  { form: { id: form, version: formVersion }, call }: Submission,
  details: ContactDetails,
  { purposes, agreedOn, textVersion, holdKey, isUrgent, ...accepted }: AcceptedRequest,
  slot: Awaited<ReturnType<typeof readSlot>>,
  now: Date,
): Promise<NewAnswer<StoredReceipt>> {
  const id = randomUUID()
  const capability = newCapability()
  const reference = newReference()
  const { locale } = call
  const country = countryOf(call)
  const { callback, callBy, postalCode } = accepted
  const mail: Receipt['mail'] = hasEmail(accepted) ? 'leaves' : 'none'
  const { phone } = details
  const reader = { id, reference, country, postalCode, callback }
  const smsCode = purposes.includes('sms') ? newSmsCode() : null
  const trialCode = accepted.study?.code ?? null
  const deskCase = { subjectId: id, kind: form, trialCode, locale, country, isUrgent, callback, callBy, createdAt: now }
  const wantedSlot = { slotQuota, subjectId: id, country, callback, holdKey, field: 'call.callback', now }
  await reserveReadSlot(tx, wantedSlot, slot)
  const inserts = [
    insertInto(requestTable, {
      id,
      form,
      formVersion,
      reference,
      locale,
      country,
      smsCode,
      ...details,
      ...accepted,
      ...initialState(now),
    }),
    newDeskCase(
      tx,
      clinic.calls,
      { ...deskCase, ...searchTerms({ reference, email: accepted.email, ...details }) },
      now,
    ),
    deviceKey({ requestId: id, capability, mailedTo: null, now }),
    ...(mail === 'leaves'
      ? mailWithKey({ id, email: accepted.email }, { id }, now)
      : [insertInto(requestMail, { id, requestId: id, createdAt: now })]),
    insertInto(
      consent,
      ...consentRows({
        subjectId: id,
        purposes,
        agreedOn,
        textVersion,
        textVersions: { sms: smsConsent.version },
        locale,
        givenAt: now,
      }),
    ),
    insertInto(auditEntry, { action: form, subjectId: id, reference, at: now }),
    ...(smsCode !== null && phone !== null
      ? await wantedSms({ mails }, { ...reader, phone }, { letter: 'call_requested_sms' }, now)
      : []),
    await mails.jobs([
      ...(mail === 'leaves' ? [{ letter: 'call_requested', subject_id: id }] : []),
      { letter: 'call_requested_desk', subject_id: id },
    ]),
  ]
  const created = { id, private_link_id: capability, kind: form, reference, call_by: callBy, callback, mail }
  const sms = smsCode !== null && { sms: { code: smsCode } }
  return { status: 201, body: { ...created, ...sms, created_at: now.toISOString() }, subjectId: id, inserts }
}

function initialState(now: Date) {
  return {
    callAskedAt: now,
    callState: 'promised' as const,
    callStateAt: now,
    callSequence: 0,
    callEarlierWindows: [],
    version: 1,
    createdAt: now,
    activeAt: now,
  }
}
