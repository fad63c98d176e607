import { hash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { IdempotencyConflict } from '../contract/failures.ts'
import { deleteOlder } from '../database/batches.ts'
import type { Database } from '../database/connect.ts'
import { type Insert, insertInto } from '../database/inserts.ts'
import { inSteps, lockName, sendTogether, type Steps, type Transaction } from '../database/transaction.ts'
import type { Schedule } from '../jobs/scheduled-job.ts'
import { idempotencyKey } from './idempotency-key.table.ts'

/** A mutating request; without a key, every request counts as new. */
interface KeyedRequest {
  key: string | undefined
  operation: string
  body: unknown
  at: Date
}

export interface Answer<Body> {
  status: number
  body: Body
  /** When this record is erased, the stored response is erased too. */
  subjectId?: string
}

/** A new response, with the rows to insert together with it. */
export interface NewAnswer<Body> extends Answer<Body> {
  inserts?: readonly Insert[]
}

/**
 * Runs work once for each key, and stores its response in the same transaction; a repeated request gets that response (R0-16).
 * Concurrent requests wait for the first one. After failed work the key can be used again.
 */
export function idempotent<Body>(
  database: Database,
  request: KeyedRequest,
  work: (tx: Transaction) => Promise<NewAnswer<Body>>,
): Promise<Answer<Body>> {
  return idempotentSteps(database, request, { read: async () => undefined, work })
}

/** Like `idempotent`. `read` is sent together with the lookup of the key, so it runs for repeated requests too. */
export async function idempotentSteps<Body, Read>(
  database: Database,
  request: KeyedRequest,
  { read, work }: Omit<Steps<Read, NewAnswer<Body>>, 'inserts'>,
): Promise<Answer<Body>> {
  const { answer } = await inSteps(database, {
    read: (tx) => sendTogether([storedAnswer<Body>(tx, request), read(tx)]),
    work: async (tx, [earlier, found]) => {
      if (earlier) return { answer: earlier, inserts: [] }
      const { inserts = [], ...answer } = await work(tx, found)
      return { answer, inserts: [...inserts, ...insertOfAnswer(request, answer)] }
    },
    inserts: ({ inserts }) => inserts,
  })
  return answer
}

function insertOfAnswer(
  { key, ...request }: KeyedRequest,
  { status, body: response, subjectId }: Answer<unknown>,
): Insert[] {
  if (key === undefined) return []
  const requestHash = hashOf(request)
  return [insertInto(idempotencyKey, { key, requestHash, status, response, subjectId, createdAt: request.at })]
}

async function storedAnswer<Body>(
  tx: Transaction,
  { key, ...request }: KeyedRequest,
): Promise<Answer<Body> | undefined> {
  if (key === undefined) return undefined
  // The order matters: the row must be read after the lock is acquired.
  const [, [earlier]] = await sendTogether([
    lockName(tx, `idempotency key ${key}`),
    tx.select().from(idempotencyKey).where(eq(idempotencyKey.key, key)),
  ])
  if (earlier === undefined) return undefined
  if (earlier.requestHash !== hashOf(request)) throw new IdempotencyConflict()
  // The stored response is of the same operation, because its hash is equal.
  return { status: earlier.status, body: earlier.response as Body }
}

function hashOf({ operation, body }: Pick<KeyedRequest, 'operation' | 'body'>): string {
  return hash('sha256', `${operation}\n${canonicalJson(body)}`)
}

/** Returns JSON with sorted fields, so that the order of fields does not matter. */
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

/** The name of the queue and of its schedule. */
export const oldKeysQueue = 'forget-idempotency-keys'

const day = 24 * 60 * 60 * 1000

/** Deletes older keys every night, and after a missed night at the next start. */
export async function deleteOldKeys(schedule: Schedule, database: Database, days: number): Promise<void> {
  await schedule({
    name: oldKeysQueue,
    times: '17 3 * * *',
    work: async () => {
      await deleteOlder(database, idempotencyKey.createdAt, new Date(Date.now() - days * day))
    },
  })
}
