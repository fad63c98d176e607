import { hash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { IdempotencyConflict } from '../contract/failures.ts'
import { Refusal } from '../contract/refusal.ts'
import { brokenConstraint } from '../database/broken-constraint.ts'
import type { Database } from '../database/connect.ts'
import { insertRows } from '../database/insert-rows.ts'
import { idempotencyKey } from './idempotency-key.table.ts'
import type { Change, StoreChange } from '../database/store.ts'
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

/** What is answered, and everything that has to be stored for it. */
export interface Work<Body> {
  answer: Answer<Body>
  change: Change
  /** What can be erased, and then what was answered with it. */
  subjectId?: string
}

/**
 * Stores what the work leaves together with its answer under the key; the same request later gets that answer (R0-16).
 * Of requests at the same time one is stored and the others wait for it. Work that fails leaves the key free.
 */
export async function idempotent<Body>(
  { database, store }: { database: Database; store: StoreChange },
  request: KeyedRequest,
  work: () => Promise<Work<Body>>,
): Promise<Answer<Body>> {
  const { key } = request
  try {
    const { answer, change, subjectId } = await work()
    await store(key === undefined ? change : { key: keep(key, request, answer, subjectId), ...change })
    return answer
  } catch (error) {
    // A time that was free when the request was first sent may be gone when it comes again.
    const mayBeKnown = error instanceof Refusal || brokenConstraint(error) === 'idempotency_key_pkey'
    const earlier = key !== undefined && mayBeKnown && (await earlierAnswer<Body>(database, key, request))
    if (earlier) return earlier
    throw error
  }
}

function keep(key: string, request: KeyedRequest, { status, body }: Answer<unknown>, subjectId: string | undefined) {
  const row = { key, requestHash: hashOf(request), status, response: body, subjectId, createdAt: request.at }
  return insertRows(idempotencyKey, [row])
}

async function earlierAnswer<Body>(
  database: Database,
  key: string,
  request: KeyedRequest,
): Promise<Answer<Body> | undefined> {
  const [earlier] = await database.select().from(idempotencyKey).where(eq(idempotencyKey.key, key))
  if (earlier === undefined) return undefined
  if (earlier.requestHash !== hashOf(request)) throw new IdempotencyConflict()
  // What was stored is what an earlier run of the same operation answered.
  return { status: earlier.status, body: earlier.response as Body }
}

function hashOf({ operation, body }: KeyedRequest): string {
  return hash('sha256', `${operation}\n${canonicalJson(body)}`)
}
