import { randomUUID } from 'node:crypto'
import type { Locale, SurveyAnswers, SurveyAnswersRequest } from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import type { Questionnaire } from '@clairmemoire/domain/questionnaire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordConsents } from '../../consents/consents.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import { type FieldProblem, Refusal } from '../../platform/contract/refusal.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { type Answer, idempotent } from '../../platform/idempotency/idempotent.ts'
import { answerProblems, storedAnswers } from '../../questionnaires/answers.ts'
import { asksAboutHealth } from '../../questionnaires/questionnaires.ts'
import type { Backend } from '../backend.ts'
import { surveyAnswers } from './survey-answers.table.ts'

type SurveyRequest = FastifyRequest<{ Params: { id: string }; Querystring: { locale?: Locale } }>

export function getSurvey({ questionnaires }: Backend) {
  return async ({ params: { id }, query }: SurveyRequest) => {
    const questionnaire = questionnaires.find(id, query.locale ?? defaultLocale)
    if (questionnaire === undefined) throw new NotFound()
    const asking = questionnaires.askingOf(id)
    return { ...questionnaire, ...(asking && { asking }) }
  }
}

type AnswerRequest = FastifyRequest<{
  Params: { id: string }
  Body: SurveyAnswersRequest
  Headers: { 'idempotency-key'?: string }
}>

/** Stores anonymous answers to a questionnaire (R7-18). */
export function answerSurvey(backend: Backend) {
  return async ({ params, body, headers }: AnswerRequest, reply: FastifyReply): Promise<SurveyAnswers> => {
    const now = backend.clock()
    const request = { key: headers['idempotency-key'], operation: `answerSurvey ${params.id}`, body, at: now }
    const answer = await idempotent(backend.database, request, (tx) =>
      storeAnswers(tx, params.id, backend.questionnaires.find(params.id, body.locale), body, now),
    )
    reply.status(answer.status)
    return answer.body
  }
}

async function storeAnswers(
  tx: Transaction,
  questionnaireId: string,
  questionnaire: Questionnaire | undefined,
  request: SurveyAnswersRequest,
  now: Date,
): Promise<Answer<SurveyAnswers>> {
  const { locale, questionnaire_version: questionnaireVersion, answers } = request
  if (questionnaire === undefined) throw new NotFound()
  const problems = [
    ...answerProblems(questionnaire, questionnaireVersion, answers),
    ...consentProblems(questionnaireId, request),
  ]
  if (problems.length > 0) throw new Refusal(problems)
  const id = randomUUID()
  const stored = storedAnswers(questionnaire, answers)
  await tx
    .insert(surveyAnswers)
    .values({ id, questionnaireId, questionnaireVersion, locale, answers: stored, createdAt: now })
  await recordConsents(tx, {
    subjectId: id,
    purposes: request.consent ? ['survey'] : [],
    textVersion: request.consent_text_version ?? '',
    locale,
    givenAt: now,
  })
  return { status: 201, body: { id, created_at: now.toISOString() } }
}

/** Answers about health need an explicit consent, although they are anonymous. */
function consentProblems(questionnaireId: string, request: SurveyAnswersRequest): FieldProblem[] {
  if (!request.consent) return asksAboutHealth(questionnaireId) ? [['consent', 'consent_required']] : []
  return request.consent_text_version === undefined ? [['consent_text_version', 'required']] : []
}
