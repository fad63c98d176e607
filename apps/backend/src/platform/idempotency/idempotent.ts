import { hash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { IdempotencyConflict } from '../contract/failures.ts'
import type { Database } from '../database/connect.ts'
import { inTransaction, lockName, sendTogether, type Transaction } from '../database/transaction.ts'
import { canonicalJson } from './canonical-json.ts'
import { idempotencyKey } from './idempotency-key.table.ts'

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
  /** What can be erased, and then what was answered with it. */
  subjectId?: string
}

/**
 * Stores what the work stores together with its answer under the key; the same request later gets that answer (R0-16).
 * Of requests at the same time one is stored and the others wait for it. Work that fails leaves the key free.
 */
export function idempotent<Body>(
  database: Database,
  request: KeyedRequest,
  work: (tx: Transaction) => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  return inTransaction(database, async (tx) => {
    const { key } = request
    if (key === undefined) return work(tx)
    const earlier = await earlierAnswer<Body>(tx, key, request)
    if (earlier) return earlier
    const answer = await work(tx)
    const { status, body: response, subjectId } = answer
    const requestHash = hashOf(request)
    await tx.insert(idempotencyKey).values({ key, requestHash, status, response, subjectId, createdAt: request.at })
    return answer
  })
}

async function earlierAnswer<Body>(
  tx: Transaction,
  key: string,
  request: KeyedRequest,
): Promise<Answer<Body> | undefined> {
  // In this order: what is found is what is there once the lock is given.
  const [, [earlier]] = await sendTogether([
    lockName(tx, `idempotency key ${key}`),
    tx.select().from(idempotencyKey).where(eq(idempotencyKey.key, key)),
  ])
  if (earlier === undefined) return undefined
  if (earlier.requestHash !== hashOf(request)) throw new IdempotencyConflict()
  // What was stored is what an earlier run of the same operation answered.
  return { status: earlier.status, body: earlier.response as Body }
}

function hashOf({ operation, body }: KeyedRequest): string {
  return hash('sha256', `${operation}\n${canonicalJson(body)}`)
}
