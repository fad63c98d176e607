import { hash } from 'node:crypto'
import { resolve } from 'node:path'
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool, type QueryConfig } from 'pg'
import { startEmbeddedServer } from './embedded/embedded-server.ts'
import { refuseSecondConnections } from './one-connection.ts'

/**
 * Limits of every connection that works for a visitor, in milliseconds. PostgreSQL ends what takes too long; when it does
 * not even say so, the connection is given up. Together they end before the site gives up on the backend, after nine
 * seconds.
 */
export const visitorTimeouts = {
  /** To connect, or to wait for a connection that is free. */
  connectionTimeoutMillis: 3_000,
  lock_timeout: 3_000,
  statement_timeout: 4_000,
  query_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
}

/** The same for connections without a waiting visitor: mails and other jobs, migrations at the start. */
export const backgroundTimeouts = {
  connectionTimeoutMillis: 10_000,
  lock_timeout: 30_000,
  statement_timeout: 60_000,
  query_timeout: 65_000,
  idle_in_transaction_session_timeout: 60_000,
}

/** Probes by which the system notices a server that has gone without a word. */
export const probes = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** How long those wait who read and write through a pool of connections, in milliseconds. */
export type Timeouts = Record<keyof typeof visitorTimeouts, number>

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
  refuseSecondConnections(pool)
  // A broken connection fails its query; while idle it emits an error, which would end the process without a listener.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    const { stream } = client.connection
    // oxlint-disable-next-line typescript/unbound-method -- it is called on what it is asked of
    client.query = new Proxy(client.query, {
      apply: (query, self, [config, values, ...rest]) => {
        // What is asked together leaves in one write.
        stream.cork()
        process.nextTick(() => stream.uncork())
        return Reflect.apply(query, self, [prepared(config, values), values, ...rest])
      },
    })
  })
  return { database: drizzle(pool), close: () => pool.end() }
}

/** Under a name PostgreSQL parses and plans a text once for each connection. */
function prepared(config: string | QueryConfig, values: readonly unknown[] = []): string | QueryConfig {
  return typeof config === 'object' && values.length > 0 ? { ...config, name: hash('sha1', config.text) } : config
}

/** A PostgreSQL to work with, ours or another's. */
interface DatabaseServer {
  url: string
  close: () => Promise<void>
  /** Settles when a server of ours ended by itself and cannot be started again, for somebody else has its folder. */
  failed: Promise<void>
}

/** Any PostgreSQL by its address, or else the one in the data directory, which is started again when it ends by itself. */
export async function openDatabase(
  url: string | undefined,
  dataDirectory: string,
  say: Parameters<typeof startEmbeddedServer>[1],
): Promise<DatabaseServer> {
  if (url !== undefined) {
    return { url, close: async () => undefined, failed: new Promise(() => undefined) }
  }
  const { url: own, stop, lost } = await startEmbeddedServer(resolve(dataDirectory), say)
  return { url: own, close: stop, failed: lost }
}
