import type { Locale, OrientationForm, UserType } from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import type { Questionnaire } from '@clairmemoire/domain/questionnaire'
import type { FastifyRequest } from 'fastify'
import { questionsOf } from '../../../questionnaires/orientation/instrument-questions.ts'
import type { Backend } from '../../backend.ts'

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
