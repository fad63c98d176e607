import type { OrientationRequest, Recommendation, UserType } from '@clairmemoire/api-client/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '../../../platform/contract/failures.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import type { Backend } from '../../backend.ts'
import type { OrientationResultRow } from '../orientation.table.ts'
import { findResult } from '../recommendation/find-result.ts'
import { firstRecommendationOf, recommendationOf } from '../recommendation/recommendation-of.ts'
import { storeResult } from './store-result.ts'

type SubmitRequest = FastifyRequest<{
  Body: OrientationRequest
  Querystring: { user_type: UserType }
  Headers: { 'idempotency-key'?: string }
}>

/** What of the answer is kept under the key of the request, until the result is erased. */
interface KeptAnswer {
  id: string
}

/** Answers, consent and trail: all of it is stored or nothing (R0-14, R0-16, R7-07). */
export function submitOrientation(backend: Backend) {
  return async ({ body, headers, query }: SubmitRequest, reply: FastifyReply): Promise<Recommendation> => {
    const now = backend.clock()
    const operation = `submitOrientation ${query.user_type}`
    const request = { key: headers['idempotency-key'], operation, body, at: now }
    let stored: OrientationResultRow | undefined
    const answer = await idempotent<KeptAnswer>(backend.database, request, async (tx) => {
      const { capability, row } = await storeResult(tx, backend.memoryTests, query.user_type, body, now)
      stored = row
      return { status: 201, body: { id: capability }, subjectId: row.id }
    })
    const { id } = answer.body
    reply.status(answer.status)
    if (stored !== undefined) return firstRecommendationOf(backend, stored, id, body.locale)
    const earlier = await findResult(backend, id)
    if (earlier === undefined) throw new NotFound()
    return recommendationOf(backend, earlier, id, body.locale)
  }
}
