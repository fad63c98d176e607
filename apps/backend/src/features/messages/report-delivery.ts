import type { operations } from '@clairmemoire/api-client/schema'
import { and, eq, inArray } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type SmsState, sms } from '../../sms/sms.table.ts'
import type { Backend } from '../backend.ts'
import { storeReport } from './gateway-sign-in.ts'

interface Change {
  to: SmsState
  from: readonly SmsState[]
}

/** The change for each state of the contract: reports arrive in any order, and a delivered message stays delivered. */
const changes = new Map<number, Change>([
  [1, { to: 'delivered', from: ['sending', 'sent', 'failed'] }],
  [2, { to: 'failed', from: ['sending', 'sent'] }],
  [4, { to: 'sent', from: ['sending'] }],
  [8, { to: 'sent', from: ['sending'] }],
  [16, { to: 'failed', from: ['sending', 'sent'] }],
])

type DeliveryReport = operations['reportDelivery']['parameters']['query']

export function reportDelivery(backend: Pick<Backend, 'database' | 'sms' | 'clock'>) {
  return async (request: FastifyRequest<{ Querystring: DeliveryReport }>, reply: FastifyReply) => {
    await storeReport(request, backend.sms, () => storeDelivery(backend, request.query))
    return reply.status(202).send()
  }
}

async function storeDelivery(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  { id, state }: DeliveryReport,
): Promise<void> {
  const change = changes.get(state)
  if (change === undefined) return
  await database
    .update(sms)
    .set({ state: change.to, stateAt: clock() })
    .where(and(eq(sms.id, id), inArray(sms.state, [...change.from])))
}
