import { randomUUID } from 'node:crypto'
import type { Callback, Country, Locale, Recommendation, RecommendationUpdate } from '@clairmemoire/api-client/schema'
import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { defaultLocale } from '@clairmemoire/domain/locale'
import { readPhoneNumber } from '@clairmemoire/domain/phone-number'
import { needsHelpNow } from '@clairmemoire/domain/questionnaire'
import { isPersonName } from '@clairmemoire/domain/typed-name'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import { type Instrument, questionsOf } from '@clairmemoire/forms/instrument'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { type CallCalendar, callBy, callbackProblems, holdKeyOf, storedCallback } from '../../calls/call-times.ts'
import { moveReservation, type SlotQuota } from '../../calls/slot-reservations.ts'
import { zoneOfCalls } from '../../calls/zone-of-calls.ts'
import type { CallDesk } from '../../clinic/clinic.ts'
import type { ConsentPurpose } from '../../consents/consent.table.ts'
import { recordConsents } from '../../consents/consents.ts'
import { memoryTestCall } from '../../desk/call-handler.ts'
import { openDeskCase } from '../../desk/desk-cases.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import { type FieldProblem, Refusal } from '../../platform/contract/refusal.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { idempotent } from '../../platform/idempotency/idempotent.ts'
import { countryOf, phoneNumberProblems } from '../../requests/call-input.ts'
import type { Backend } from '../backend.ts'
import { type OrientationResultRow, orientationMail, orientationResult } from './orientation.table.ts'
import { findResult, lockResult } from './recommendation/find-result.ts'
import { recommendationOf } from './recommendation/get-recommendation.ts'

type UpdateRequest = FastifyRequest<{
  Params: { id: string }
  Querystring: { locale?: Locale }
  Body: RecommendationUpdate
  Headers: { 'idempotency-key'?: string }
}>

/** Stores an update of a result with its consents and mails in one transaction (R7-09). */
export function updateRecommendation(backend: Backend) {
  return async ({ params, query, body, headers, ip }: UpdateRequest, reply: FastifyReply): Promise<Recommendation> => {
    const { id: capability } = params
    const { locale = defaultLocale } = query
    const now = backend.clock()
    const row = await findResult(backend, capability)
    if (row === undefined) throw new NotFound()
    const operation = `updateRecommendation ${row.id}`
    const request = { key: headers['idempotency-key'], operation, body, at: now }
    const instrument = await backend.memoryTests.find(row.instrumentId, row.instrumentVersion)
    if (instrument === undefined) throw new NotFound()
    const slotQuota = await backend.slotQuotaOf(ip)
    const { status } = await idempotent(backend.database, request, async (tx) => {
      if (!(await lockResult(tx, row.id))) throw new NotFound()
      const accepted = acceptedUpdate(body, { row, instrument, now, desk: backend.clinic.calls })
      await storeUpdate(tx, backend, { row, instrument, capability, locale, body, accepted, slotQuota, now })
      return { status: 200, body: {}, subjectId: row.id }
    })
    reply.status(status)
    return recommendationOf(backend, (await findResult(backend, capability)) ?? row, capability, locale)
  }
}

interface Updated {
  row: OrientationResultRow
  instrument: Instrument
  capability: string
  locale: Locale
  body: RecommendationUpdate
  accepted: AcceptedUpdate
  slotQuota: SlotQuota
  now: Date
}

async function storeUpdate(tx: Transaction, backend: Backend, updated: Updated): Promise<void> {
  const { row, locale, body, accepted, now } = updated
  const { id, reference } = row
  await reserveChosenSlot(tx, backend, updated)
  await tx
    .update(orientationResult)
    .set({ ...accepted, activeAt: now })
    .where(eq(orientationResult.id, id))
  await openCase(tx, backend, updated)
  await tx.insert(auditEntry).values({ action: 'memory_test_updated', subjectId: id, reference, at: now })
  await recordConsents(tx, {
    subjectId: id,
    purposes: hasContactDetails(body) ? purposesOf(body) : [],
    textVersion: body.consent_text_version ?? '',
    locale,
    givenAt: now,
  })
  await queueMails(tx, backend, updated)
}

/** Opens the desk case of a requested call. Updates without a call, such as an address, do not change it. */
async function openCase(tx: Transaction, { clinic }: Backend, { row, instrument, locale, accepted, now }: Updated) {
  const { id: subjectId, reference, answers } = row
  const { firstName, email, phone, country, callback, callBy } = { ...row, ...accepted }
  if (!accepted.callback || !callback || !callBy || !country) return
  const requestedCase = {
    subjectId,
    kind: memoryTestCall,
    trialCode: null,
    locale,
    country,
    isUrgent: needsHelpNow(questionsOf(instrument, locale, now), answers),
    callback,
    callBy,
    createdAt: now,
    reference,
    names: [firstName ?? ''],
    phones: phone === null ? [] : [phone],
    emails: email === null ? [] : [email],
  }
  await openDeskCase(tx, clinic.calls, requestedCase, now)
}

/** Reserves the chosen time in place of the previous one. */
async function reserveChosenSlot(
  tx: Transaction,
  { clinic }: Backend,
  { row, body, accepted, slotQuota, now }: Updated,
) {
  const { callback, country } = accepted
  if (!body.callback || !callback || !country) return
  const wanted = { slotQuota, subjectId: row.id, country, callback, holdKey: holdKeyOf(body.callback), now }
  await moveReservation(tx, clinic.calls, wanted)
}

function purposesOf({
  email,
  phone,
  callback,
  first_name: name,
  share_with_desk: isShared,
}: RecommendationUpdate): ConsentPurpose[] {
  const isToCall = [phone, callback, name].some((given) => given !== undefined)
  return [
    ...(isToCall ? (['call_back'] as const) : []),
    ...(isShared ? (['show_to_desk'] as const) : []),
    ...(email === undefined ? [] : (['send_link'] as const)),
  ]
}

/** Queues the requested mails. Each mail has its own record. */
async function queueMails(
  tx: Transaction,
  { mails }: Backend,
  { row, capability, locale, body, now }: Updated,
): Promise<void> {
  const queued = [
    ...(body.callback ? [{ letter: 'orientation_call_desk', capability: null }] : []),
    ...(body.send_link ? [{ letter: 'private_link', capability }] : []),
  ].map((mail) => ({ ...mail, id: randomUUID() }))
  if (queued.length === 0) return
  const { id: resultId, reference } = row
  await tx
    .insert(orientationMail)
    .values(queued.map((mail) => ({ id: mail.id, resultId, locale, capability: mail.capability, createdAt: now })))
  // The operator finds a queued mail by this reference.
  await tx
    .insert(auditEntry)
    .values(queued.map(({ id }) => ({ action: 'memory_test_mail' as const, subjectId: id, reference, at: now })))
  await mails.enqueue(
    tx,
    queued.map(({ letter, id }) => ({ letter, subject_id: id })),
  )
}

/** The changed columns of a result. */
interface AcceptedUpdate {
  goals?: string[]
  firstName?: string
  email?: string
  phone?: string
  country: Country
  callback?: Callback
  callBy?: CalendarDate
}

interface Updating {
  row: OrientationResultRow
  instrument: Instrument
  now: Date
  desk: CallDesk
}

/** Checks names, numbers, free times and required fields beyond the schema. Throws a refusal. */
function acceptedUpdate(update: RecommendationUpdate, { row, instrument, now, desk }: Updating): AcceptedUpdate {
  const country = update.country ?? countryOf(row)
  const phone = update.phone === undefined ? undefined : readPhoneNumber(update.phone, country)
  const { callback } = update
  const calendar = callback && { country, timeZone: zoneOfCalls(country, callback.time_zone), now, desk }
  const problems = [
    ...goalProblems(update, instrument),
    ...consentProblems(update),
    ...(update.share_with_desk && !callback ? [missing('callback')] : []),
    ...nameProblems(update, row),
    ...phoneProblems(update, row, phone),
    ...(update.send_link && update.email === undefined && row.email === null ? [missing('email')] : []),
    ...(callback && calendar ? callbackProblems(callback, calendar) : []),
  ]
  if (problems.length > 0) throw new Refusal(problems)
  return {
    ...(update.goals && { goals: update.goals }),
    ...(update.first_name !== undefined && { firstName: update.first_name }),
    ...(update.email !== undefined && { email: readEmailAddress(update.email) ?? update.email }),
    ...(phone !== undefined && { phone }),
    country,
    ...(callback && calendar && promised(callback, calendar)),
  }
}

function hasContactDetails({ email, first_name, phone, callback }: RecommendationUpdate): boolean {
  return [email, first_name, phone, callback].some((given) => given !== undefined)
}

function promised(callback: Callback, calendar: CallCalendar): Pick<AcceptedUpdate, 'callback' | 'callBy'> {
  return { callback: storedCallback(callback, calendar.timeZone), callBy: callBy(calendar) }
}

function goalProblems({ goals = [] }: RecommendationUpdate, instrument: Instrument): FieldProblem[] {
  const isOffered = (goal: string) => instrument.goals.some(({ id }) => id === goal)
  return goals.every(isOffered) ? [] : [['goals', 'unknown_option']]
}

function consentProblems(update: RecommendationUpdate): FieldProblem[] {
  if (!hasContactDetails(update)) return []
  if (!update.consent) return [['consent', 'consent_required']]
  return update.consent_text_version === undefined ? [missing('consent_text_version')] : []
}

function nameProblems({ first_name: name, callback }: RecommendationUpdate, row: OrientationResultRow): FieldProblem[] {
  if (name === undefined) return callback && row.firstName === null ? [missing('first_name')] : []
  if (name === '') return [missing('first_name')]
  return isPersonName(name) ? [] : [['first_name', 'invalid']]
}

function phoneProblems(
  { phone, callback }: RecommendationUpdate,
  row: OrientationResultRow,
  current: string | undefined,
): FieldProblem[] {
  if (phone === undefined) return callback && row.phone === null ? [missing('phone')] : []
  return phoneNumberProblems('phone', current)
}

function missing(field: string): FieldProblem {
  return [field, 'required']
}
