import type { MetaAnswers, MetaAnswersRequest } from '@clairmemoire/api-client/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../backend.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import { Refusal } from '../../platform/contract/refusal.ts'
import { insertRows } from '../../platform/database/insert-rows.ts'
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
    const row = {
      resultId: result.id,
      unclear: body.unclear,
      helpedBy: body.helped_by ?? null,
      comment: body.comment?.trim() || null,
      createdAt,
    }
    await backend.store({ answers: insertRows(metaAnswers, [row], replaceEarlier) })
    reply.status(201)
    return { created_at: createdAt.toISOString() }
  }
}

const replaceEarlier = `
  on conflict (result_id) do update set
    unclear = excluded.unclear, helped_by = excluded.helped_by, comment = excluded.comment, created_at = excluded.created_at`
