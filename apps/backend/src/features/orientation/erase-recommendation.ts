import { sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../../backend.ts'
import { hashOfCapability } from '../../capabilities/capability.ts'

type EraseRequest = FastifyRequest<{ Params: { id: string } }>

/**
 * Erases a result with all that hangs on it, and what repeated requests would have been answered with. Does and answers the
 * same when there is nothing to erase.
 */
export function eraseRecommendation({ database, clock }: Backend) {
  return async ({ params }: EraseRequest, reply: FastifyReply): Promise<void> => {
    const hash = hashOfCapability(params.id)
    await database.execute(sql`
      with erased as (delete from orientation_result where capability_hash = ${hash} returning id, reference),
      keys as (delete from idempotency_key where subject_id in (select id from erased))
      insert into audit_entry (action, subject_id, reference, at)
      select 'memory_test_erased', id, reference, ${clock().toISOString()}::timestamptz from erased`)
    await reply.status(204).send()
  }
}
