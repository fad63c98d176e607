import type { HandOverAnswer, HandOverOpening, HandOverSheet, Locale } from '@clairmemoire/api-client/schema'
import { handOverState, maxWrongCodes } from '@clairmemoire/domain/hand-over'
import { defaultLocale } from '@clairmemoire/domain/locale'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { auditEntry } from '../../../audit/audit-entry.table.ts'
import { fullName } from '../../../calls/promised-call.ts'
import { consentGivenAt } from '../../../consents/consents.ts'
import { type DeskCaseRow, deskCase, type HandOverRow, handOver } from '../../../desk/desk.table.ts'
import { handlerOf } from '../../../desk/call-handler.ts'
import { dateIn } from '../../../platform/calendar/zoned-time.ts'
import { hashOfCapability } from '../../../platform/capability.ts'
import { NotFound } from '../../../platform/contract/failures.ts'
import type { Queries } from '../../../platform/database/connect.ts'
import { inTransaction, type Transaction } from '../../../platform/database/transaction.ts'
import type { Backend } from '../../backend.ts'
import { studiesOfCall } from '../desk-study.ts'
import { hashOfCode } from './hand-over-links.ts'

type Opening = FastifyRequest<{ Body: HandOverOpening }>

/** A wrong code gets a normal response, because an error would roll back the count of wrong codes. */
export function openHandOver(backend: Backend) {
  return ({ body }: Opening): Promise<HandOverAnswer> =>
    inTransaction(backend.database, (tx) => open(tx, backend, body))
}

/** Locks the link, so that only one of two concurrent readers gets the data. */
async function open(tx: Transaction, backend: Backend, opening: HandOverOpening): Promise<HandOverAnswer> {
  const { key, code, locale = defaultLocale } = opening
  const ofKey = eq(handOver.capabilityHash, hashOfCapability(key))
  const [link] = await tx.select().from(handOver).where(ofKey).for('update')
  const [row] = link ? await tx.select().from(deskCase).where(eq(deskCase.subjectId, link.subjectId)) : []
  if (link === undefined || row === undefined) throw new NotFound()
  const now = backend.clock()
  const state = handOverState(link, await consentGivenAt(tx, link.subjectId, 'pass_on'), now)
  if (state !== 'open') return { ...nothing, state, opened_at: link.openedAt?.toISOString() ?? null }
  if (link.codeHash !== hashOfCode(key, code)) return countWrongCode(tx, link, row, now)
  const sheet = await handOverSheet(backend, tx, row, locale)
  if (sheet === null) throw new NotFound()
  await tx.update(handOver).set({ openedAt: now }).where(eq(handOver.id, link.id))
  await tx.insert(auditEntry).values({ ...named(row), action: 'hand_over_opened', at: now })
  return { state: 'read', opened_at: now.toISOString(), tries_left: null, sheet }
}

const nothing = { opened_at: null, tries_left: null, sheet: null }

const named = ({ subjectId, reference }: DeskCaseRow) => ({ subjectId, reference })

async function countWrongCode(
  tx: Transaction,
  { id, ...link }: HandOverRow,
  row: DeskCaseRow,
  now: Date,
): Promise<HandOverAnswer> {
  const wrongCodes = link.wrongCodes + 1
  await tx.update(handOver).set({ wrongCodes }).where(eq(handOver.id, id))
  const triesLeft = maxWrongCodes - wrongCodes
  if (triesLeft > 0) return { ...nothing, state: 'wrong_code', tries_left: triesLeft }
  await tx.insert(auditEntry).values({ ...named(row), action: 'hand_over_closed', at: now })
  return { ...nothing, state: 'closed' }
}

/**
 * Returns the data of a request for a study site. Returns null without consent, without a study, and for an erased request.
 */
export async function handOverSheet(
  backend: Backend,
  queries: Queries,
  row: DeskCaseRow,
  locale: Locale,
): Promise<HandOverSheet | null> {
  const { subjectId, reference, country } = row
  const agreed = await consentGivenAt(queries, subjectId, 'pass_on')
  if (agreed === undefined) return null
  const handler = handlerOf(backend.desk.handlers, row.kind)
  const call = (await handler.list(queries, [subjectId])).get(subjectId)
  const opened = await handler.open(queries, subjectId)
  const [study] = opened ? await studiesOfCall(backend, queries, { row, opened, locale }) : []
  if (!call || !opened || !study) return null
  const { contact, helper } = opened
  return {
    reference,
    from_phone: backend.clinic.phones[country],
    name: call.name,
    phone: call.phone,
    email: contact.email,
    asked_by: helper && fullName(contact.first_name, contact.last_name),
    language: row.locale,
    needs: [...call.needs],
    agreed_on: dateIn(call.callback.time_zone, agreed),
    study: {
      name: study.name,
      status: study.status,
      criteria: study.criteria,
      criteria_now: study.criteria_now,
    },
    sent: opened.sharesAnswers ? opened.sentAnswers(locale) : null,
  }
}
