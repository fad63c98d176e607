import { randomUUID } from 'node:crypto'
import type {
  Locale,
  OrientationForm,
  OrientationRequest,
  Recommendation,
  UserType,
} from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import { type Questionnaire, relevantAnswers } from '@clairmemoire/domain/questionnaire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { recordConsents } from '../../consents/consents.ts'
import { hashOfCapability, newCapability } from '../../platform/capability.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import { Refusal } from '../../platform/contract/refusal.ts'
import { sendTogether, type Transaction } from '../../platform/database/transaction.ts'
import { idempotent } from '../../platform/idempotency/idempotent.ts'
import { answerProblems } from '../../questionnaires/answers.ts'
import { questionsOf } from '../../questionnaires/orientation/instrument.ts'
import type { MemoryTests } from '../../questionnaires/orientation/memory-tests.ts'
import { newReference } from '../../references/reference.ts'
import type { Backend } from '../backend.ts'
import { type OrientationResultRow, orientationResult } from './orientation.table.ts'
import { findResult } from './recommendation/find-result.ts'
import { firstRecommendationOf, recommendationOf } from './recommendation/get-recommendation.ts'
import { viewThroughLink } from './relative-link.ts'

type FormRequest = FastifyRequest<{ Querystring: { user_type: UserType; locale?: Locale } }>

type ServedForm = Questionnaire & Omit<OrientationForm, keyof Questionnaire>

/** What is asked of whom (R7-07). */
export function getOrientationForm({ memoryTests, orientation, clock }: Backend) {
  return async ({ query }: FormRequest): Promise<ServedForm> => {
    const instrument = memoryTests.served[query.user_type]
    return {
      ...questionsOf(instrument, query.locale ?? defaultLocale, clock()),
      user_type: query.user_type,
      minutes: instrument.minutes,
      information_only: orientation.informationOnly,
    }
  }
}

type SubmitRequest = FastifyRequest<{
  Body: OrientationRequest
  Querystring: { user_type: UserType }
  Headers: { 'idempotency-key'?: string }
}>

/** What of the answer is stored under the key of the request, until the result is erased. */
interface StoredAnswer {
  id: string
}

/** Answers, consent and trail: all of it is stored or nothing (R0-14, R0-16, R7-07). */
export function submitOrientation(backend: Backend) {
  return async ({ body, headers, query }: SubmitRequest, reply: FastifyReply): Promise<Recommendation> => {
    const now = backend.clock()
    const operation = `submitOrientation ${query.user_type}`
    const request = { key: headers['idempotency-key'], operation, body, at: now }
    let stored: OrientationResultRow | undefined
    const answer = await idempotent<StoredAnswer>(backend.database, request, async (tx) => {
      const { capability, row } = await storeResult(tx, backend.memoryTests, query.user_type, body, now)
      stored = row
      return { status: 201, body: { id: capability }, subjectId: row.id }
    })
    const { id } = answer.body
    reply.status(answer.status)
    if (stored !== undefined) return firstRecommendationOf(backend, stored, id, body.locale)
    const earlier = await findResult(backend, id)
    if (earlier === undefined) throw new NotFound()
    return recommendationOf(backend, earlier, id, body.locale)
  }
}

/** A new result and the only key to it. */
interface StoredResult {
  capability: string
  row: OrientationResultRow
}

/** Throws a refusal for answers that cannot be taken. */
async function storeResult(
  tx: Transaction,
  { served }: MemoryTests,
  userType: UserType,
  request: OrientationRequest,
  now: Date,
): Promise<StoredResult> {
  const { locale, relative_link: link } = request
  const instrument = served[userType]
  const questions = questionsOf(instrument, locale, now)
  const problems = answerProblems(questions, request.questionnaire_version, request.answers)
  if (problems.length > 0) throw new Refusal(problems)
  if (link !== undefined && userType !== 'relative') throw Refusal.of({ relative_link: 'link_unavailable' })
  const id = randomUUID()
  const capability = newCapability()
  const reference = newReference()
  const row = {
    ...nothingLeft,
    id,
    reference,
    userType,
    locale,
    capabilityHash: hashOfCapability(capability),
    instrumentId: instrument.id,
    instrumentVersion: instrument.version,
    answers: relevantAnswers(questions, request.answers),
    createdAt: now,
    activeAt: now,
  }
  await sendTogether([
    tx.insert(orientationResult).values(row),
    recordConsents(tx, {
      subjectId: id,
      purposes: link === undefined ? ['memory_test'] : ['memory_test', 'show_to_person'],
      textVersion: request.consent_text_version,
      locale,
      givenAt: now,
    }),
    tx.insert(auditEntry).values({ action: 'memory_test', subjectId: id, reference, at: now }),
  ])
  if (link !== undefined) await viewThroughLink(tx, link, id, now)
  return { capability, row }
}

/** What a person may leave later. */
const nothingLeft = {
  goals: [],
  firstName: null,
  email: null,
  phone: null,
  country: null,
  callback: null,
  callBy: null,
}
