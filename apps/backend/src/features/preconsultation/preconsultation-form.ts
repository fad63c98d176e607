import type { Locale, PreconsultationUserType } from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import { preconsultationFor } from '@clairmemoire/forms/preconsultation'
import type { FastifyRequest } from 'fastify'

type FormRequest = FastifyRequest<{ Querystring: { user_type: PreconsultationUserType; locale?: Locale } }>

export async function getPreconsultationForm({ query }: FormRequest) {
  return preconsultationFor(query.user_type, query.locale ?? defaultLocale)
}
