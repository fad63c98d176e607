import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Database } from './connect.ts'
import { isDatabaseFailure, isRefusedAfterFailure } from './database-errors.ts'
import { type Insert, insertTogether } from './inserts.ts'
import { notify } from './notifications.ts'
import { insideTransaction } from './one-connection.ts'

export type Transaction = NodePgDatabase & { $client: PoolClient }

const channelsOf = new WeakMap<Transaction, Set<string>>()

/**
 * Notifies the channel once the transaction has committed. A NOTIFY inside the transaction would make commits wait for each
 * other.
 */
export function notifyAfterCommit(tx: Transaction, channel: string): void {
  channelsOf.set(tx, (channelsOf.get(tx) ?? new Set()).add(channel))
}

/** Runs work in a transaction. */
export function inTransaction<Result>(database: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return inSteps(database, { read: async () => undefined, work, inserts: () => [] })
}

/** The steps of a transaction. */
export interface Steps<Read, Result> {
  /** Locks and reads, sent together with BEGIN: if BEGIN fails, nothing may have been written. */
  read: (tx: Transaction) => Promise<Read>
  work: (tx: Transaction, read: Read) => Promise<Result>
  /** Rows to insert by one statement, sent together with COMMIT: if it fails, PostgreSQL rolls back. */
  inserts: (result: Result) => readonly Insert[]
}

/**
 * Runs a transaction with few round trips to the database. After a database failure the connection is destroyed. Drizzle's own
 * transaction over a pool leaks connections that break before BEGIN, until the pool is empty and the backend cannot stop.
 */
export async function inSteps<Read, Result>(database: Database, steps: Steps<Read, Result>): Promise<Result> {
  const { $client: pool } = database
  const client = await pool.connect()
  let isBroken = false
  try {
    const tx = drizzle(client)
    const result = await insideTransaction(pool, () => runSteps(tx, steps))
    for (const channel of channelsOf.get(tx) ?? []) notify(database, channel)
    return result
  } catch (error) {
    isBroken = isDatabaseFailure(error)
    throw error
  } finally {
    client.release(isBroken)
  }
}

async function runSteps<Read, Result>(tx: Transaction, { read, work, inserts }: Steps<Read, Result>): Promise<Result> {
  const { $client: client } = tx
  try {
    const [, found] = await sendTogether([client.query('begin'), read(tx)])
    const result = await work(tx, found)
    const [, { command }] = await sendTogether([insertTogether(tx, inserts(result)), client.query('commit')])
    if (command !== 'COMMIT') throw new Error('PostgreSQL rolled back, because a statement had failed.')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Sends statements of one transaction in one round trip. After a failed statement PostgreSQL rejects all following ones; the
 * original error is thrown even if a following rejection arrives first.
 */
export async function sendTogether<const Statements extends readonly unknown[]>(
  statements: Statements,
): Promise<{ -readonly [Index in keyof Statements]: Awaited<Statements[Index]> }> {
  const sent = statements.map(async (statement) => statement)
  const outcomes = await Promise.allSettled(sent)
  const errors: unknown[] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  if (errors.length > 0) throw errors.find((error) => !isRefusedAfterFailure(error)) ?? errors[0]
  // `map` loses the tuple type.
  return (await Promise.all(sent)) as { -readonly [Index in keyof Statements]: Awaited<Statements[Index]> }
}

/** Tries to lock a name until the transaction ends; false if another transaction holds the lock. */
export async function tryLockName(tx: Transaction, name: string): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken`,
  )
  return rows[0]?.taken ?? false
}

/** Locks a name until the transaction ends, for cases without a row to lock. */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
