import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { IdempotencyConflict } from '../contract/failures.ts'
import type { Database, Transaction } from '../database/connect.ts'
import { idempotencyKey } from '../database/schema/idempotency-key.ts'
import { canonicalJson } from './canonical-json.ts'

/** A mutating request; without a key it is a submission of its own. */
export interface KeyedRequest {
  key: string | undefined
  operation: string
  body: unknown
  at: Date
}

export interface Answer<Body> {
  status: number
  body: Body
}

type Work<Body> = (transaction: Transaction) => Promise<Answer<Body>>

/**
 * Does the work in one transaction and keeps its answer under the key; the same request later gets that answer (R0-16).
 * Of requests at the same time one works and the others wait for it. Work that fails leaves the key free.
 */
export function answerOnce<Body>(database: Database, request: KeyedRequest, work: Work<Body>): Promise<Answer<Body>> {
  const { key } = request
  return database.transaction(async (transaction) => {
    if (key === undefined) return work(transaction)
    const earlier = await claimKey<Body>(transaction, key, request)
    if (earlier !== undefined) return earlier
    const answer = await work(transaction)
    await transaction
      .update(idempotencyKey)
      .set({ status: answer.status, response: answer.body })
      .where(eq(idempotencyKey.key, key))
    return answer
  })
}

/** Undefined when the key was free; it is taken now. */
async function claimKey<Body>(
  transaction: Transaction,
  key: string,
  request: KeyedRequest,
): Promise<Answer<Body> | undefined> {
  const requestHash = hashOf(request)
  const claimed = await transaction
    .insert(idempotencyKey)
    .values({ key, requestHash, createdAt: request.at })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key })
  if (claimed.length > 0) return undefined
  const [earlier] = await transaction.select().from(idempotencyKey).where(eq(idempotencyKey.key, key))
  if (earlier === undefined || earlier.requestHash !== requestHash || earlier.status === null) {
    throw new IdempotencyConflict()
  }
  // What was stored is what an earlier run of the same operation answered.
  return { status: earlier.status, body: earlier.response as Body }
}

function hashOf({ operation, body }: KeyedRequest): string {
  return createHash('sha256').update(operation).update('\n').update(canonicalJson(body)).digest('hex')
}
