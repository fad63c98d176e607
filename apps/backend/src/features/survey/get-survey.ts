import type { Locale } from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import type { Questionnaire } from '@clairmemoire/domain/questionnaire'
import type { FastifyRequest } from 'fastify'
import { NotFound } from '../../platform/contract/failures.ts'
import { findQuestionnaire } from '../../questionnaires/questionnaires.ts'

type SurveyRequest = FastifyRequest<{ Params: { id: string }; Querystring: { locale?: Locale } }>

export async function getSurvey({ params, query }: SurveyRequest): Promise<Questionnaire> {
  const questionnaire = findQuestionnaire(params.id, query.locale ?? defaultLocale)
  if (questionnaire === undefined) throw new NotFound()
  return questionnaire
}
