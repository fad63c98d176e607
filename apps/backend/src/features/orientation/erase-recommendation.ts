import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOfCapability } from '../../platform/capability.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Backend } from '../backend.ts'
import { eraseResults } from './erase-results.ts'

type EraseRequest = FastifyRequest<{ Params: { id: string } }>

/** Erases a result with all that hangs on it. Does and answers the same when there is nothing to erase. */
export function eraseRecommendation({ database, clock }: Backend) {
  return async ({ params }: EraseRequest, reply: FastifyReply): Promise<void> => {
    await inTransaction(database, (tx) => eraseResults(tx, [hashOfCapability(params.id)], clock()))
    await reply.status(204).send()
  }
}
