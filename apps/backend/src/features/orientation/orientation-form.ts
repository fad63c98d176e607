import { randomUUID } from 'node:crypto'
import type {
  Locale,
  OrientationForm,
  OrientationRequest,
  Recommendation,
  UserType,
} from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import type { Questionnaire } from '@clairmemoire/domain/questionnaire'
import { formOf, questionsOf } from '@clairmemoire/forms/instrument'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { recordConsents } from '../../consents/consents.ts'
import { hashOfCapability, newCapability } from '../../platform/capability.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import { Refusal } from '../../platform/contract/refusal.ts'
import { sendTogether, type Transaction } from '../../platform/database/transaction.ts'
import { idempotent } from '../../platform/idempotency/idempotent.ts'
import { answerProblems, storedAnswers } from '../../questionnaires/answers.ts'
import { newReference } from '../../references/reference.ts'
import { countryOf } from '../../requests/call-input.ts'
import type { Backend } from '../backend.ts'
import { type OrientationResultRow, orientationResult } from './orientation.table.ts'
import { findResult, lockResult } from './recommendation/find-result.ts'
import { firstRecommendationOf, recommendationOf } from './recommendation/get-recommendation.ts'
import { viewThroughLink } from './relative-link.ts'

type FormRequest = FastifyRequest<{ Querystring: { user_type: UserType; locale?: Locale } }>

type ServedForm = Questionnaire & Omit<OrientationForm, keyof Questionnaire>

/** Returns the questions for a kind of user (R7-07). */
export function getOrientationForm({ memoryTests, orientation, clock }: Backend) {
  return async ({ query }: FormRequest): Promise<ServedForm> => {
    const instrument = memoryTests.served[query.user_type]
    return {
      ...questionsOf(instrument, query.locale ?? defaultLocale, clock()),
      user_type: query.user_type,
      minutes: instrument.minutes,
      ...(instrument.short && { short_minutes: instrument.short.minutes }),
      information_only: orientation.informationOnly,
    }
  }
}

type SubmitRequest = FastifyRequest<{
  Body: OrientationRequest
  Querystring: { user_type: UserType }
  Headers: { 'idempotency-key'?: string }
}>

/** The part of the response that is stored with the idempotency key, until the result is erased. */
interface StoredAnswer {
  id: string
}

/** Stores answers, consent and audit entry in one transaction (R0-14, R0-16, R7-07). */
export function submitOrientation(backend: Backend) {
  return async ({ body, headers, query }: SubmitRequest, reply: FastifyReply): Promise<Recommendation> => {
    const now = backend.clock()
    const operation = `submitOrientation ${query.user_type}`
    const request = { key: headers['idempotency-key'], operation, body, at: now }
    let stored: OrientationResultRow | undefined
    const answer = await idempotent<StoredAnswer>(backend.database, request, async (tx) => {
      const { capability, id, row } = await storeResult(tx, backend, query.user_type, body, now)
      stored = row
      return { status: 201, body: { id: capability }, subjectId: id }
    })
    const { id } = answer.body
    reply.status(answer.status)
    if (stored !== undefined) return firstRecommendationOf(backend, stored, id, body.locale)
    const earlier = await findResult(backend, id)
    if (earlier === undefined) throw new NotFound()
    return recommendationOf(backend, earlier, id, body.locale)
  }
}

/** A stored result and its only key. */
interface StoredResult {
  capability: string
  id: string
  /** Undefined for a result that already existed. */
  row?: OrientationResultRow
}

/** Stores a new result, or completes the result of the short form. Throws a refusal for invalid answers. */
async function storeResult(
  tx: Transaction,
  backend: Backend,
  userType: UserType,
  request: OrientationRequest,
  now: Date,
): Promise<StoredResult> {
  const { locale, relative_link: link, continues } = request
  const instrument = backend.memoryTests.served[userType]
  const form = instrument.short && request.form === 'short' ? 'short' : 'whole'
  const questions = questionsOf(formOf(instrument, form), locale, now)
  const problems = answerProblems(questions, request.questionnaire_version, request.answers)
  if (problems.length > 0) throw new Refusal(problems)
  if (link !== undefined && userType !== 'relative') throw Refusal.of({ relative_link: 'link_unavailable' })
  const earlier = form === 'whole' && continues ? await shortResult(tx, backend, continues, userType) : undefined
  const capability = earlier && continues ? continues : newCapability()
  const { id, reference } = earlier ?? { id: randomUUID(), reference: newReference() }
  const answered = {
    instrumentId: instrument.id,
    instrumentVersion: instrument.version,
    form,
    answers: storedAnswers(questions, request.answers),
    createdAt: now,
    activeAt: now,
  } as const
  const row = {
    ...noDetails,
    ...answered,
    id,
    reference,
    userType,
    locale,
    capabilityHash: hashOfCapability(capability),
    country: countryOf(request),
  }
  await sendTogether([
    earlier
      ? tx.update(orientationResult).set(answered).where(eq(orientationResult.id, id))
      : tx.insert(orientationResult).values(row),
    recordConsents(tx, {
      subjectId: id,
      purposes: link === undefined ? ['memory_test'] : ['memory_test', 'show_to_person'],
      textVersion: request.consent_text_version,
      locale,
      givenAt: now,
    }),
    tx.insert(auditEntry).values({
      action: earlier ? 'memory_test_updated' : 'memory_test',
      subjectId: id,
      reference,
      at: now,
    }),
  ])
  if (link !== undefined) await viewThroughLink(tx, link, id, now)
  return { capability, id, ...(!earlier && { row }) }
}

/** Locks and returns the result of the short form that the whole test continues, if it has the same kind of user. */
async function shortResult(tx: Transaction, backend: Backend, capability: string, userType: UserType) {
  const found = await findResult({ ...backend, database: tx }, capability)
  const isContinuable = found?.form === 'short' && found.userType === userType
  return isContinuable && (await lockResult(tx, found.id)) ? found : undefined
}

/** Initial values of details that a person may add later. */
const noDetails = {
  goals: [],
  firstName: null,
  email: null,
  phone: null,
  callback: null,
  callBy: null,
}
