import type { ApiClient } from '@clairmemoire/api-client'
import { load, type Sent, send } from '@clairmemoire/api-client/calls'
import type {
  MetaAnswers,
  MetaAnswersRequest,
  Questionnaire,
  SurveyAnswers,
  SurveyAnswersRequest,
} from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Query } from '../../../../form-flow/index.ts'

type Api = () => Promise<ApiClient>

const survey = { id: 'satisfaction' }

export function surveyQuery(api: Api, locale: Locale): Query<Questionnaire> {
  return {
    queryKey: ['satisfaction', locale],
    queryFn: () =>
      load<Questionnaire>(async (signal) =>
        (await api()).GET('/api/survey/{id}/', { params: { path: survey, query: { locale } }, signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  }
}

export function answerSurvey(api: Api, body: SurveyAnswersRequest, key: string): Promise<Sent<SurveyAnswers>> {
  const params = { path: survey, header: { 'Idempotency-Key': key } }
  return send(async (signal) => (await api()).POST('/api/survey/{id}/', { body, params, signal }))
}

/** A second answer takes the place of the first. */
export function answerMetaQuestions(api: Api, id: string, body: MetaAnswersRequest): Promise<Sent<MetaAnswers>> {
  const params = { path: { submissionId: id } }
  return send(async (signal) => (await api()).POST('/api/forms/meta_qs/{submissionId}', { body, params, signal }))
}
