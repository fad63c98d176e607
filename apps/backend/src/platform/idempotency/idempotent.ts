import { hash } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import { IdempotencyConflict } from '../contract/failures.ts'
import type { Database } from '../database/connect.ts'
import { inTransaction, lockName, sendTogether, type Transaction } from '../database/transaction.ts'
import type { Schedule } from '../jobs/scheduled-job.ts'
import { idempotencyKey } from './idempotency-key.table.ts'

/** A mutating request; without a key it is a submission of its own. */
interface KeyedRequest {
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

/** JSON that is the same for the same value, whatever the order of its fields. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isFields(part) ? sorted(part) : part))
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sorted(fields: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(fields).sort((a, b) => Number(a > b) - Number(a < b))
  return Object.fromEntries(names.map((name) => [name, fields[name]]))
}

/** Also the name of the schedule. */
export const forgettingQueue = 'forget-idempotency-keys'

const day = 24 * 60 * 60 * 1000

/** Deletes, once a night, the keys that are older than this many days; a night without a running backend is made up for. */
export async function forgetOldKeys(schedule: Schedule, database: Database, days: number): Promise<void> {
  await schedule({
    name: forgettingQueue,
    times: '17 3 * * *',
    work: async () => {
      await database.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, new Date(Date.now() - days * day)))
    },
  })
}
