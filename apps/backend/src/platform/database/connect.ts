import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { createStore, type StoreChange } from './store.ts'
import { probes, type TimeLimits, visitorLimits } from './time-limits.ts'

export type Database = NodePgDatabase & { $client: Pool }

/** Connections of one process. */
const poolSize = 10

/** A pool of connections, the query builder over it, and the one way in which requests write to it. */
export interface Connection {
  database: Database
  store: StoreChange
  close: () => Promise<void>
}

export function connect(url: string, { timeouts, maxWait }: TimeLimits = visitorLimits): Connection {
  const pool = new Pool({ connectionString: url, max: poolSize, ...timeouts, ...probes })
  // A connection that breaks fails the query under way on it; idle or between two queries it would end the process, if nobody listened.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { database: drizzle(pool), store: createStore(pool, maxWait), close: () => pool.end() }
}
