import type { OrientationRequest, Recommendation, UserType } from '@clairmemoire/api-client/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../../backend.ts'
import { NotFound } from '../../../platform/contract/failures.ts'
import { Refusal } from '../../../platform/contract/refusal.ts'
import { brokenConstraint } from '../../../platform/database/broken-constraint.ts'
import { type Answer, idempotent } from '../../../platform/idempotency/idempotent.ts'
import type { OrientationResultRow } from '../orientation.table.ts'
import { findResult } from '../recommendation/find-result.ts'
import { firstRecommendationOf, recommendationOf } from '../recommendation/recommendation-of.ts'
import { submissionOf } from './submission-of.ts'

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
    const fresh = new Map<string, OrientationResultRow>()
    const answer = await refusingUsedLinks(() =>
      idempotent<KeptAnswer>(backend, request, async () => {
        const { capability, row, change } = submissionOf(backend.memoryTests, query.user_type, body, now)
        fresh.set(capability, row)
        return { answer: { status: 201, body: { id: capability } }, change, subjectId: row.id }
      }),
    )
    const { id } = answer.body
    const row = fresh.get(id)
    reply.status(answer.status)
    if (row !== undefined) return firstRecommendationOf(backend, row, id, body.locale)
    const earlier = await findResult(backend, id)
    if (earlier === undefined) throw new NotFound()
    return recommendationOf(backend, earlier, id, body.locale)
  }
}

/** A link that is gone, was used, or never was, leaves nothing to stand beside. */
async function refusingUsedLinks(submit: () => Promise<Answer<KeptAnswer>>): Promise<Answer<KeptAnswer>> {
  try {
    return await submit()
  } catch (error) {
    if (brokenConstraint(error) === 'relative_view_result_id_orientation_result_id_fk')
      throw Refusal.of({ relative_link: 'link_unavailable' })
    throw error
  }
}
