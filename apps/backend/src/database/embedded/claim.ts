import { Client } from 'pg'
import { errorCode } from '../../error-code.ts'

/** Names the lock among others of the database; the number itself has no meaning. */
const ownerLock = 7_240_810

/** SQLSTATE of a lock that was not given in time. */
const lockNotAvailable = '55P03'

/** The right to use a server alone. It is held by a connection, so it ends with the process that has it. */
export type Claim = 'in use' | { release: () => Promise<void> }

/** How long the server may take to notice that the owner before has been killed. */
const lockTimeout = '1s'

/** "not ready" while the server starts or stops. */
export async function claimServer(url: string): Promise<Claim | 'not ready'> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  // The server may end before the claim is released; whoever waits for its end is told there.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch {
    return 'not ready'
  }
  try {
    await client.query(`set lock_timeout = '${lockTimeout}'`)
    await client.query('select pg_advisory_lock($1)', [ownerLock])
    return { release: () => client.end() }
  } catch (error) {
    await client.end()
    return errorCode(error) === lockNotAvailable ? 'in use' : 'not ready'
  }
}
