import type { operations } from '@clairmemoire/api-client/schema'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queries } from '../../platform/database/connect.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { requestTable } from '../../requests/request.table.ts'
import { sms } from '../../sms/sms.table.ts'
import type { Backend } from '../backend.ts'
import { storeReport } from './gateway-sign-in.ts'
import { isStop } from './stop-words.ts'

const maxWords = 1_000

type Answer = operations['reportAnswer']['parameters']['query']

export function reportAnswer(backend: Pick<Backend, 'database' | 'sms' | 'clock'>) {
  return async (request: FastifyRequest<{ Querystring: Answer }>, reply: FastifyReply) => {
    const store = (tx: Transaction) => storeAnswer(tx, backend, request.query)
    await storeReport(request, backend.sms, () => inTransaction(backend.database, store))
    return reply.status(202).send()
  }
}

/** Stores an answer for the desk, and stops the text messages to its number if it says so. */
async function storeAnswer(
  tx: Transaction,
  { sms: { stop }, clock }: Pick<Backend, 'sms' | 'clock'>,
  { id, from, text }: Answer,
): Promise<void> {
  const at = clock()
  const phone = numberOf(from)
  const requestId = await latestOpenRequest(tx, phone)
  if (requestId !== undefined) {
    const row = { requestId, segments: 0, words: text.slice(0, maxWords), state: 'received', stateAt: at } as const
    const stored = await tx
      .insert(sms)
      .values({ id: `in ${id}`, at, ...row })
      .onConflictDoNothing()
      .returning({ id: sms.id })
    if (stored.length === 0) return
  }
  if (isStop(text)) await stop(tx, phone, at)
}

/** In E.164. Gateways write + or 00 before the calling code, or nothing. */
function numberOf(from: string): string {
  return `+${from.replaceAll(/\D/g, '').replace(/^00/, '')}`
}

async function latestOpenRequest(queries: Queries, phone: string): Promise<string | undefined> {
  const [request] = await queries
    .select({ id: requestTable.id })
    .from(requestTable)
    .where(and(eq(requestTable.phone, phone), inArray(requestTable.callState, ['promised', 'not_reached'])))
    .orderBy(desc(requestTable.createdAt))
    .limit(1)
  return request?.id
}
