import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database } from './connect.ts'

/**
 * All of it or nothing. One that fails ends with its connection: the library's own way keeps a connection for ever that
 * breaks before its transaction has begun, until the pool has none left and the backend cannot end.
 */
export async function inTransaction<Result>(
  { $client: pool }: Database,
  work: (transaction: Pick<Database, 'execute' | 'select' | 'insert'>) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let isOver = false
  try {
    await client.query('begin')
    const result = await work(drizzle(client))
    await client.query('commit')
    isOver = true
    return result
  } finally {
    client.release(!isOver)
  }
}
