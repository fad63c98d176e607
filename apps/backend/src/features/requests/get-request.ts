import type { Locale, PrivateRequest } from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import type { FastifyRequest } from 'fastify'
import { NotFound } from '../../platform/contract/failures.ts'
import { findRequest } from '../../requests/find-request.ts'
import type { Backend } from '../backend.ts'
import { privateRequest } from './private-request.ts'

type GetRequest = FastifyRequest<{ Params: { id: string }; Querystring: { locale?: Locale } }>

/** What became of a request, for who holds its key. */
export function getRequest(backend: Backend) {
  return async ({ params, query }: GetRequest): Promise<PrivateRequest> => {
    const row = await findRequest(backend, params.id)
    if (row === undefined) throw new NotFound()
    return privateRequest(backend, row, params.id, query.locale ?? defaultLocale)
  }
}
