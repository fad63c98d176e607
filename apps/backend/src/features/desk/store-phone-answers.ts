import type { DeskRecord, Locale, PhoneAnswersRequest, PhoneQuestions } from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { recordConsents } from '../../consents/consents.ts'
import { deskCase } from '../../desk/desk.table.ts'
import { handlerOf, type OpenedCall } from '../../desk/call-handler.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import { type FieldProblem, Refusal } from '../../platform/contract/refusal.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { answerProblems, typedAnswers } from '../../questionnaires/answers.ts'
import { signedIn } from '../../sessions/signed-in.ts'
import type { Backend } from '../backend.ts'
import { deskRecord } from './desk-record.ts'
import { everyCriterionNow } from './desk-study.ts'
import { isClaimedByAnother, type Reader } from './listed-request.ts'

type Keeping = FastifyRequest<{
  Params: { reference: string }
  Querystring: { locale?: Locale }
  Body: PhoneAnswersRequest
}>

/** Stores answers given on the telephone, if the person consents or has consented to this. */
export function storePhoneAnswers(backend: Backend) {
  return async (request: Keeping): Promise<DeskRecord> => {
    const { params, query, body } = request
    const reader = { person: signedIn(request), locale: query.locale ?? defaultLocale, now: backend.clock() }
    const id = await inTransaction(backend.database, (tx) => keep(tx, backend, params.reference, body, reader))
    return deskRecord(backend, id, reader)
  }
}

async function keep(
  tx: Transaction,
  backend: Backend,
  reference: string,
  request: PhoneAnswersRequest,
  reader: Reader,
): Promise<string> {
  const [row] = await tx.select().from(deskCase).where(eq(deskCase.reference, reference))
  if (row === undefined) throw new NotFound()
  const handler = handlerOf(backend.desk.handlers, row.kind)
  const { subjectId } = row
  await handler.lock(tx, subjectId)
  const opened = await handler.open(tx, subjectId)
  if (opened === undefined) throw new NotFound()
  const claimed: FieldProblem[] = isClaimedByAnother(row, reader) ? [['claim', 'claimed']] : []
  const questionnaire = opened.study?.phoneQuestions(everyCriterionNow(backend, opened.study), reader.locale)
  const problems = [...claimed, ...phoneAnswersProblems(request, opened, questionnaire)]
  if (problems.length > 0) throw new Refusal(problems)
  const { person, locale, now } = reader
  if (!opened.sharesAnswers)
    await recordConsents(tx, {
      subjectId,
      purposes: ['keep_answers'],
      textVersion: request.consent_text_version ?? '',
      locale,
      givenAt: now,
      receivedBy: person.id,
    })
  const answers = { ...questionnaire?.answers, ...typedAnswers(request.answers) }
  await handler.storePhoneAnswers?.(tx, subjectId, { answers, by: person.id, at: now.toISOString() })
  return subjectId
}

/** Accepts answers to any subset of the questions. */
function phoneAnswersProblems(
  { questionnaire_version: version, answers, consent, consent_text_version: text }: PhoneAnswersRequest,
  { sharesAnswers }: OpenedCall,
  phoneQuestions: PhoneQuestions | undefined,
): FieldProblem[] {
  const questionnaire = phoneQuestions?.questionnaire ?? { id: '', version, title: '', questions: [] }
  const questions = questionnaire.questions.filter(({ id }) => Object.hasOwn(answers, id))
  return [
    ...answerProblems({ ...questionnaire, questions }, version, answers),
    ...(sharesAnswers || consent ? [] : [['consent', 'required'] as const]),
    ...(consent && text === undefined ? [['consent_text_version', 'required'] as const] : []),
  ]
}
