import { Client } from 'pg'
import { errorCode } from '../../error-code.ts'

/** Names of locks among others of the database; the numbers themselves have no meaning. */
const locks = { serving: 7_240_810, present: 7_240_812 }

/** SQLSTATE of a lock that was not given in time. */
const lockNotAvailable = '55P03'

/** The right to use a server alone. It is held by a connection, so it ends with the process that has it. */
export interface Claim {
  /** Tells whoever wants the server next that its owner is ending and worth waiting for. */
  leave: () => Promise<void>
  release: () => Promise<void>
  /** Settles when the connection has ended, and with it the claim. */
  lost: Promise<void>
}

/** How long the server may take to notice that an owner has been killed, and how long an owner that leaves may take. */
const lockTimeouts = { serving: '5s', present: '60s' }

/** "not ready" while the server starts or stops. */
export async function claimServer(url: string): Promise<Claim | 'in use' | 'not ready'> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  const lost = new Promise<void>((resolve) => client.once('end', resolve))
  // The server may end before the claim is released; whoever waits for its end is told there.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch {
    return 'not ready'
  }
  try {
    for (const name of ['serving', 'present'] as const) {
      await client.query(`set lock_timeout = '${lockTimeouts[name]}'`)
      await client.query('select pg_advisory_lock($1)', [locks[name]])
    }
  } catch (error) {
    await client.end()
    return errorCode(error) === lockNotAvailable ? 'in use' : 'not ready'
  }
  return {
    lost,
    leave: async () => {
      // Without its connection there is nothing left to give up.
      await client.query('select pg_advisory_unlock($1)', [locks.serving]).catch(() => undefined)
    },
    release: () => client.end(),
  }
}
