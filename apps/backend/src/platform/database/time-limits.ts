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

/** The same for connections on which nobody waits: mails and other jobs, migrations at the start. */
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
