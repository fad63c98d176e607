import type { FastifyReply, FastifyRequest } from 'fastify'
import { inTransaction } from '../../platform/database/transaction.ts'
import { eraseRequests } from '../../requests/erase-requests.ts'
import { findRequest } from '../../requests/find-request.ts'
import type { Backend } from '../backend.ts'

type EraseRequest = FastifyRequest<{ Params: { id: string } }>

/** Erases a request; the desk is told not to call, by its reference alone. Answers the same when there is nothing to erase. */
export function eraseRequest(backend: Backend) {
  return async ({ params }: EraseRequest, reply: FastifyReply): Promise<void> => {
    const row = await findRequest(backend, params.id)
    if (row !== undefined) {
      await inTransaction(backend.database, async (tx) => {
        await eraseRequests(tx, backend.requests.kinds, [row], backend.clock())
        await backend.mails.order(tx, [{ letter: 'request_erased_desk', subject_id: row.id }])
      })
    }
    await reply.status(204).send()
  }
}
