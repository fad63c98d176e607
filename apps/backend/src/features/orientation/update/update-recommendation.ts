import { randomUUID } from 'node:crypto'
import type { Locale, Recommendation, RecommendationUpdate } from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditEntry } from '../../../audit/audit-entry.table.ts'
import { holdOf } from '../../../calls/accepted-callback.ts'
import { moveReservation } from '../../../calls/slots/reserve-slot.ts'
import type { ConsentPurpose } from '../../../consents/consent.table.ts'
import { recordConsents } from '../../../consents/record-consents.ts'
import { NotFound } from '../../../platform/contract/failures.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import type { Backend } from '../../backend.ts'
import { type OrientationResultRow, orientationMail, orientationResult } from '../orientation.table.ts'
import { findResult, lockResult } from '../recommendation/find-result.ts'
import { recommendationOf } from '../recommendation/recommendation-of.ts'
import { type AcceptedUpdate, acceptedUpdate, leavesContact } from './accepted-update.ts'

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
    const instrument = await backend.memoryTests.find(row.instrumentId, row.instrumentVersion)
    if (instrument === undefined) throw new NotFound()
    const { status } = await idempotent(backend.database, request, async (tx) => {
      if (!(await lockResult(tx, row.id))) throw new NotFound()
      const accepted = acceptedUpdate(body, { row, instrument, locale, now, desk: backend.clinic.calls })
      await storeUpdate(tx, backend, { row, capability, locale, body, accepted, now })
      return { status: 200, body: {}, subjectId: row.id }
    })
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

async function storeUpdate(tx: Transaction, backend: Backend, updated: Updated): Promise<void> {
  const { row, locale, body, accepted, now } = updated
  const { id, reference } = row
  await reserveChosenSlot(tx, backend, updated)
  await tx
    .update(orientationResult)
    .set({ ...accepted, activeAt: now })
    .where(eq(orientationResult.id, id))
  await tx.insert(auditEntry).values({ action: 'memory_test_updated', subjectId: id, reference, at: now })
  await recordConsents(tx, {
    subjectId: id,
    purposes: leavesContact(body) ? purposesOf(body) : [],
    textVersion: body.consent_text_version ?? '',
    locale,
    givenAt: now,
  })
  await orderMails(tx, backend, updated)
}

/** The time that was chosen, in place of the one before. */
async function reserveChosenSlot(tx: Transaction, { clinic }: Backend, { row, body, accepted, now }: Updated) {
  const { callback, country } = accepted
  if (!body.callback || !callback || !country) return
  const wanted = { subjectId: row.id, country, callback, hold: holdOf(body.callback), now }
  await moveReservation(tx, clinic.calls, wanted)
}

function purposesOf({ email, phone, callback, first_name: name }: RecommendationUpdate): ConsentPurpose[] {
  const isToCall = [phone, callback, name].some((given) => given !== undefined)
  return [...(isToCall ? (['call_back'] as const) : []), ...(email === undefined ? [] : (['send_link'] as const))]
}

/** A mail is asked for each time anew, so each has a record of its own. */
async function orderMails(
  tx: Transaction,
  { mails }: Backend,
  { row, capability, locale, body, now }: Updated,
): Promise<void> {
  const ordered = [
    ...(body.callback ? [{ letter: 'orientation_call_desk', capability: null }] : []),
    ...(body.send_link ? [{ letter: 'private_link', capability }] : []),
  ].map((mail) => ({ ...mail, id: randomUUID() }))
  if (ordered.length === 0) return
  const { id: resultId, reference } = row
  await tx
    .insert(orientationMail)
    .values(ordered.map((mail) => ({ id: mail.id, resultId, locale, capability: mail.capability, createdAt: now })))
  // By it the operator finds the mail while it waits.
  await tx
    .insert(auditEntry)
    .values(ordered.map(({ id }) => ({ action: 'memory_test_mail' as const, subjectId: id, reference, at: now })))
  await mails.order(
    tx,
    ordered.map(({ letter, id }) => ({ letter, subject_id: id })),
  )
}
