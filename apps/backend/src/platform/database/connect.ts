import { hash } from 'node:crypto'
import { resolve } from 'node:path'
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool, type QueryConfig } from 'pg'
import { startEmbeddedServer } from './embedded/embedded-server.ts'
import { refuseSecondConnections } from './one-connection.ts'

/**
 * Timeouts of connections that serve visitors, in milliseconds. PostgreSQL ends slow statements; if PostgreSQL does not
 * respond, the client gives up. Connecting and querying together take less time than the timeout of the site server, nine
 * seconds.
 */
export const visitorTimeouts = {
  /** The time to connect, or to wait for a free connection. */
  connectionTimeoutMillis: 3_000,
  lock_timeout: 3_000,
  statement_timeout: 4_000,
  query_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
}

/** Timeouts of connections for which no visitor waits: migrations, and jobs such as mails. */
export const backgroundTimeouts = {
  connectionTimeoutMillis: 10_000,
  lock_timeout: 30_000,
  statement_timeout: 60_000,
  query_timeout: 65_000,
  idle_in_transaction_session_timeout: 60_000,
}

/** TCP keepalive, which detects a server that disappeared. */
export const probes = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** In milliseconds. */
export type Timeouts = Record<keyof typeof visitorTimeouts, number>

export type Database = NodePgDatabase & { $client: Pool }

/** The pool or a transaction. */
export type Queries = PgDatabase<NodePgQueryResultHKT>

const poolSize = 10

export function connect(
  url: string,
  timeouts: Timeouts = visitorTimeouts,
): { database: Database; close: () => Promise<void> } {
  const pool = new Pool({ connectionString: url, max: poolSize, pipeline: true, ...timeouts, ...probes })
  refuseSecondConnections(pool)
  // If a connection breaks during a query, the query fails. An idle connection emits an error, which would end the process
  // without a listener.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    const { stream } = client.connection
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its receiver
    client.query = new Proxy(client.query, {
      apply: (query, self, [config, values, ...rest]) => {
        // Sends the queries of one tick in one write.
        stream.cork()
        process.nextTick(() => stream.uncork())
        return Reflect.apply(query, self, [prepared(config, values), values, ...rest])
      },
    })
  })
  return { database: drizzle(pool), close: () => pool.end() }
}

/** Gives a statement a name, so that PostgreSQL parses and plans it once for each connection. */
function prepared(config: string | QueryConfig, values: readonly unknown[] = []): string | QueryConfig {
  return typeof config === 'object' && values.length > 0 ? { ...config, name: hash('sha1', config.text) } : config
}

/** An embedded or external PostgreSQL. */
interface DatabaseServer {
  url: string
  close: () => Promise<void>
  /** Settles when the embedded server ended and cannot be restarted, because another backend uses its folder. */
  failed: Promise<void>
}

/**
 * Opens the PostgreSQL at the URL or, without a URL, the embedded one in the data directory, which is restarted if it ends by
 * itself.
 */
export async function openDatabase(
  url: string | undefined,
  dataDirectory: string,
  report: Parameters<typeof startEmbeddedServer>[1],
): Promise<DatabaseServer> {
  if (url !== undefined) {
    return { url, close: async () => undefined, failed: new Promise(() => undefined) }
  }
  const { url: embeddedUrl, stop, lost } = await startEmbeddedServer(resolve(dataDirectory), report)
  return { url: embeddedUrl, close: stop, failed: lost }
}
