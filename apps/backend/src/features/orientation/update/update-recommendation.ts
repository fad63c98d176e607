import { randomUUID } from 'node:crypto'
import type { Locale, Recommendation, RecommendationUpdate } from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditEntry } from '../../../audit/audit-entry.table.ts'
import type { Backend } from '../../backend.ts'
import { holdOf } from '../../../calls/accepted-callback.ts'
import { movedPlaceOf, untilPlaced } from '../../../calls/places/find-place.ts'
import type { ConsentPurpose } from '../../../consents/consent.table.ts'
import { recordConsents } from '../../../consents/record-consents.ts'
import { NotFound } from '../../../platform/contract/failures.ts'
import { insertRows } from '../../../platform/database/insert-rows.ts'
import type { Change } from '../../../platform/database/store.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { type OrientationResultRow, orientationMail } from '../orientation.table.ts'
import { findResult } from '../recommendation/find-result.ts'
import { recommendationOf } from '../recommendation/recommendation-of.ts'
import { type AcceptedUpdate, acceptedUpdate, leavesContact } from './accepted-update.ts'
import { changeResult } from './change-result.ts'

type UpdateRequest = FastifyRequest<{
  Params: { id: string }
  Querystring: { locale?: Locale }
  Body: RecommendationUpdate
  Headers: { 'idempotency-key'?: string }
}>

/** What a person leaves with their result: all of it is stored, with its consents and mails, or nothing (R7-09). */
export function updateRecommendation(backend: Backend) {
  return async ({ params, query, body, headers }: UpdateRequest, reply: FastifyReply): Promise<Recommendation> => {
    const { id: capability } = params
    const { locale = defaultLocale } = query
    const now = backend.clock()
    const row = await findResult(backend, capability)
    if (row === undefined) throw new NotFound()
    const operation = `updateRecommendation ${row.id}`
    const request = { key: headers['idempotency-key'], operation, body, at: now }
    const { status } = await untilPlaced(() =>
      idempotent(backend, request, async () => {
        const instrument = await backend.memoryTests.find(row.instrumentId, row.instrumentVersion)
        if (instrument === undefined) throw new NotFound()
        const accepted = acceptedUpdate(body, { row, instrument, locale, now, desk: backend.clinic.calls })
        return {
          answer: { status: 200, body: {} },
          change: {
            ...(await changeFor(backend, { row, capability, locale, body, accepted, now })),
            ...(await placeAfter(backend, row, body, accepted, now)),
          },
          subjectId: row.id,
        }
      }),
    )
    reply.status(status)
    return recommendationOf(backend, (await findResult(backend, capability)) ?? row, capability, locale)
  }
}

interface Updated {
  row: OrientationResultRow
  capability: string
  locale: Locale
  body: RecommendationUpdate
  accepted: AcceptedUpdate
  now: Date
}

async function changeFor(backend: Backend, updated: Updated): Promise<Change> {
  const { row, locale, body, accepted, now } = updated
  return {
    result: changeResult(row.id, accepted, now),
    trail: insertRows(auditEntry, [
      { action: 'memory_test_updated', subjectId: row.id, reference: row.reference, at: now },
    ]),
    consents: recordConsents({
      subjectId: row.id,
      purposes: leavesContact(body) ? purposesOf(body) : [],
      textVersion: body.consent_text_version ?? '',
      locale,
      givenAt: now,
    }),
    ...(await mailsFor(backend, updated)),
  }
}

/** The time that was chosen, in place of the one before. */
async function placeAfter(
  backend: Backend,
  { id }: OrientationResultRow,
  { callback: given }: RecommendationUpdate,
  { callback, country }: AcceptedUpdate,
  now: Date,
): Promise<Change> {
  if (!given || !callback || !country) return {}
  return movedPlaceOf(backend, { subjectId: id, country, callback, hold: holdOf(given), now })
}

function purposesOf({ email, phone, callback, first_name: name }: RecommendationUpdate): ConsentPurpose[] {
  const isToCall = [phone, callback, name].some((given) => given !== undefined)
  return [...(isToCall ? (['call_back'] as const) : []), ...(email === undefined ? [] : (['send_link'] as const))]
}

/** A mail is asked for each time anew, so each has a record of its own. */
async function mailsFor({ mails }: Backend, { row, capability, locale, body, now }: Updated): Promise<Change> {
  const ordered = [
    ...(body.callback ? [{ letter: 'orientation_call_desk', capability: null }] : []),
    ...(body.send_link ? [{ letter: 'private_link', capability }] : []),
  ].map((mail) => ({ ...mail, id: randomUUID() }))
  if (ordered.length === 0) return {}
  const records = ordered.map((mail) => ({
    id: mail.id,
    resultId: row.id,
    locale,
    capability: mail.capability,
    createdAt: now,
  }))
  return {
    records: insertRows(orientationMail, records),
    // By it the operator finds the mail while it waits.
    mail_trail: insertRows(
      auditEntry,
      ordered.map((mail) => ({ action: 'memory_test_mail', subjectId: mail.id, reference: row.reference, at: now })),
    ),
    mails: await mails.order(ordered.map(({ letter, id }) => ({ letter, subject_id: id }))),
  }
}
