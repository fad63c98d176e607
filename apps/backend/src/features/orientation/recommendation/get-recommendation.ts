import type { Locale, Recommendation } from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import type { FastifyRequest } from 'fastify'
import { NotFound } from '../../../platform/contract/failures.ts'
import type { Backend } from '../../backend.ts'
import { findResult, noteOpened } from './find-result.ts'
import { recommendationOf } from './recommendation-of.ts'

type ByQuery = FastifyRequest<{ Querystring: { id: string; locale?: Locale } }>
type ByPath = FastifyRequest<{ Params: { id: string }; Querystring: { locale?: Locale } }>

/** R7-08. */
export function getRecommendation(backend: Backend) {
  return ({ query }: ByQuery): Promise<Recommendation> => read(backend, query.id, query.locale)
}

/** The same on the path by which it is changed (R7-09). */
export function getRecommendationById(backend: Backend) {
  return ({ params, query }: ByPath): Promise<Recommendation> => read(backend, params.id, query.locale)
}

async function read(backend: Backend, capability: string, locale: Locale = defaultLocale): Promise<Recommendation> {
  const row = await findResult(backend, capability)
  if (row === undefined) throw new NotFound()
  return recommendationOf(backend, await noteOpened(backend, row), capability, locale)
}
