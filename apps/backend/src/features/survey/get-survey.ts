import type { Locale } from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import type { Questionnaire } from '@clairmemoire/domain/questionnaire'
import type { FastifyRequest } from 'fastify'
import { NotFound } from '../../platform/contract/failures.ts'
import type { Backend } from '../backend.ts'

type SurveyRequest = FastifyRequest<{ Params: { id: string }; Querystring: { locale?: Locale } }>

export function getSurvey({ questionnaires }: Backend) {
  return async ({ params, query }: SurveyRequest): Promise<Questionnaire> => {
    const questionnaire = questionnaires.find(params.id, query.locale ?? defaultLocale)
    if (questionnaire === undefined) throw new NotFound()
    return questionnaire
  }
}
