import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Database } from './connect.ts'
import { isDatabaseFailure, isRefusedAfterFailure } from './database-errors.ts'
import { notify } from './notifications.ts'
import { insideTransaction } from './one-connection.ts'

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

const channelsOf = new WeakMap<Transaction, Set<string>>()

/**
 * Notifies the channel once the transaction has committed. A NOTIFY inside the transaction would make commits wait for each
 * other.
 */
export function notifyAfterCommit(tx: Transaction, channel: string): void {
  channelsOf.set(tx, (channelsOf.get(tx) ?? new Set()).add(channel))
}

/**
 * Runs work in a transaction. After a database failure the connection is destroyed. Drizzle's own transaction over a pool leaks
 * connections that break before BEGIN, until the pool is empty and the backend cannot stop.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const { $client: pool } = database
  const client = await pool.connect()
  let isBroken = false
  try {
    let channels: ReadonlySet<string> | undefined
    const result = await insideTransaction(pool, () =>
      drizzle(client).transaction(async (tx) => {
        const worked = await work(tx)
        channels = channelsOf.get(tx)
        return worked
      }),
    )
    for (const channel of channels ?? []) notify(database, channel)
    return result
  } catch (error) {
    isBroken = isDatabaseFailure(error)
    throw error
  } finally {
    client.release(isBroken)
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
