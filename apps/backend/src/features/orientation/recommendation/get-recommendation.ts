import type {
  Locale,
  MetaAnswers,
  MetaAnswersRequest,
  Recommendation,
  RelativeView,
} from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import { answerTo } from '@clairmemoire/domain/questionnaire'
import { formOf, type Instrument, questionsOf } from '@clairmemoire/forms/instrument'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotFound, Unavailable } from '../../../platform/contract/failures.ts'
import { Refusal } from '../../../platform/contract/refusal.ts'
import { answerInWords } from '../../../questionnaires/answers.ts'
import type { Backend } from '../../backend.ts'
import { metaAnswers, type OrientationResultRow } from '../orientation.table.ts'
import { findRelativeResult, findResult, recordOpened } from './find-result.ts'
import { answeredOn, recommendation } from './recommendation.ts'

type ByQuery = FastifyRequest<{ Querystring: { id: string; locale?: Locale } }>
type ByPath = FastifyRequest<{ Params: { id: string }; Querystring: { locale?: Locale } }>

/** Returns the recommendation of a result (R7-08). */
export function getRecommendation(backend: Backend) {
  return ({ query }: ByQuery): Promise<Recommendation> => read(backend, query.id, query.locale)
}

/** Returns the same recommendation on the path of updates (R7-09). */
export function getRecommendationById(backend: Backend) {
  return ({ params, query }: ByPath): Promise<Recommendation> => read(backend, params.id, query.locale)
}

async function read(backend: Backend, capability: string, locale: Locale = defaultLocale): Promise<Recommendation> {
  const row = await findResult(backend, capability)
  if (row === undefined) throw new NotFound()
  return recommendationOf(backend, await recordOpened(backend, row), capability, locale)
}

/** Returns the recommendation of a result that was just stored and cannot have a relative's view yet. */
export async function firstRecommendationOf(
  backend: Backend,
  row: OrientationResultRow,
  capability: string,
  locale: Locale,
): Promise<Recommendation> {
  const reading = { instrument: await instrumentOf(backend, row), locale, now: backend.clock() }
  return recommendation(row, capability, { ...reading, ...backend.orientation })
}

/** Returns the recommendation of a result, by the version of the test that was answered, in the language of the reader. */
export async function recommendationOf(
  backend: Backend,
  row: OrientationResultRow,
  capability: string,
  locale: Locale,
): Promise<Recommendation> {
  const first = await firstRecommendationOf(backend, row, capability, locale)
  const relative = await findRelativeResult(backend, row)
  if (relative === undefined) return first
  const [instrument, relatives] = [await instrumentOf(backend, row), await instrumentOf(backend, relative)]
  return { ...first, relative: relativeView(row, relative, { instrument, relatives, locale, now: backend.clock() }) }
}

async function instrumentOf({ memoryTests }: Backend, row: OrientationResultRow): Promise<Instrument> {
  const instrument = await memoryTests.find(row.instrumentId, row.instrumentVersion)
  if (instrument === undefined) throw new Unavailable()
  return instrument
}

interface ReadingBoth {
  instrument: Instrument
  /** The instrument that the relative answered. It may be another version. */
  relatives: Instrument
  locale: Locale
  now: Date
}

/** Returns the answers of both people to common questions that at least one of them answered. Free text is not compared. */
function relativeView(
  own: OrientationResultRow,
  relative: OrientationResultRow,
  { instrument, relatives, locale, now }: ReadingBoth,
): RelativeView {
  const shownQuestionsOf = (test: Instrument, { form }: OrientationResultRow) =>
    questionsOf(formOf(test, form), locale, now).questions
  const relativeAnswers = new Map(shownQuestionsOf(relatives, relative).map((question) => [question.id, question]))
  const items = shownQuestionsOf(instrument, own).flatMap((question) => {
    const their = relativeAnswers.get(question.id)
    if (their?.options === undefined || question.options === undefined) return []
    const ownAnswer = answerInWords(question, answerTo(question.id, own.answers), 'self', locale)
    const reportedByRelative = answerInWords(their, answerTo(question.id, relative.answers), 'someone_else', locale)
    if (ownAnswer === null && reportedByRelative === null) return []
    return { id: question.id, question: question.label.self, own: ownAnswer, relative: reportedByRelative }
  })
  return { answered_on: answeredOn(relative), items }
}

type MetaRequest = FastifyRequest<{ Params: { submissionId: string }; Body: MetaAnswersRequest }>

/** Stores feedback on the questions (R7-23). */
export function answerMetaQuestions(backend: Backend) {
  return async ({ params, body }: MetaRequest, reply: FastifyReply): Promise<MetaAnswers> => {
    const result = await findResult(backend, params.submissionId)
    if (result === undefined) throw new NotFound()
    const instrument = await backend.memoryTests.find(result.instrumentId, result.instrumentVersion)
    const asked = new Set(instrument?.questions.map(({ id }) => id))
    if (!body.unclear.every((id) => asked.has(id))) throw Refusal.of({ unclear: 'unknown_option' })
    const createdAt = backend.clock()
    const given = {
      unclear: body.unclear,
      helpedBy: body.helped_by ?? null,
      comment: body.comment || null,
      createdAt,
    }
    await backend.database
      .insert(metaAnswers)
      .values({ resultId: result.id, ...given })
      .onConflictDoUpdate({ target: metaAnswers.resultId, set: given })
    reply.status(201)
    return { created_at: createdAt.toISOString() }
  }
}
