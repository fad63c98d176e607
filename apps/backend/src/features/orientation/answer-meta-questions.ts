import type { MetaAnswers, MetaAnswersRequest } from '@clairmemoire/api-client/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '../../platform/contract/failures.ts'
import { Refusal } from '../../platform/contract/refusal.ts'
import type { Backend } from '../backend.ts'
import { metaAnswers } from './orientation.table.ts'
import { findResult } from './recommendation/find-result.ts'

type MetaRequest = FastifyRequest<{ Params: { submissionId: string }; Body: MetaAnswersRequest }>

/** What a person says of the questions they were asked (R7-23). */
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
      comment: body.comment?.trim() || null,
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
