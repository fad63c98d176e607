import { hash } from 'node:crypto'
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool, type QueryConfig } from 'pg'
import { probes, type Timeouts, visitorTimeouts } from './time-limits.ts'

export type Database = NodePgDatabase & { $client: Pool }

/** What can be asked: the whole pool, or one transaction. */
export type Queries = PgDatabase<NodePgQueryResultHKT>

/** Connections of one process. */
const poolSize = 10

export function connect(
  url: string,
  timeouts: Timeouts = visitorTimeouts,
): { database: Database; close: () => Promise<void> } {
  const pool = new Pool({ connectionString: url, max: poolSize, pipeline: true, ...timeouts, ...probes })
  // A connection that breaks fails the query under way on it; idle or between two queries it would end the process, if nobody listened.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    // oxlint-disable-next-line typescript/unbound-method -- it is called on what it is asked of
    client.query = new Proxy(client.query, {
      apply: (query, self, [config, values, ...rest]) =>
        Reflect.apply(query, self, [prepared(config, values), values, ...rest]),
    })
  })
  return { database: drizzle(pool), close: () => pool.end() }
}

/** Under a name PostgreSQL parses and plans a text once for each connection. */
function prepared(config: string | QueryConfig, values: readonly unknown[] = []): string | QueryConfig {
  return typeof config === 'object' && values.length > 0 ? { ...config, name: hash('sha1', config.text) } : config
}
