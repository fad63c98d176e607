import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Database } from './connect.ts'
import { isDatabaseFailure, isRefusedAfterFailure } from './database-errors.ts'
import { insideTransaction } from './one-connection.ts'

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/**
 * All of it or nothing. One that the database fails ends with its connection: Drizzle's transaction over a pool keeps a
 * connection for ever that breaks before its transaction has begun, until the pool has none left and the backend cannot end.
 */
export async function inTransaction<Result>(
  { $client: pool }: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let isBroken = false
  try {
    return await insideTransaction(pool, () => drizzle(client).transaction(work))
  } catch (error) {
    isBroken = isDatabaseFailure(error)
    throw error
  } finally {
    client.release(isBroken)
  }
}

/**
 * Sends statements of one transaction in one round trip. PostgreSQL refuses every statement after one that failed, and a
 * refusal may arrive here first, so the error that caused the refusals is thrown.
 */
export async function sendTogether<const Statements extends readonly unknown[]>(
  statements: Statements,
): Promise<{ -readonly [Index in keyof Statements]: Awaited<Statements[Index]> }> {
  const sent = statements.map(async (statement) => statement)
  const outcomes = await Promise.allSettled(sent)
  const errors: unknown[] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  if (errors.length > 0) throw errors.find((error) => !isRefusedAfterFailure(error)) ?? errors[0]
  // `map` forgets that each result stands at the index of its statement.
  return (await Promise.all(sent)) as { -readonly [Index in keyof Statements]: Awaited<Statements[Index]> }
}

/** Whether no other transaction has this name; then this one has it until the end. */
export async function tryLockName(tx: Transaction, name: string): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken`,
  )
  return rows[0]?.taken ?? false
}

/** Waits until no other transaction has this name, and has it until the end: for what may not be there yet as a row to lock. */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
