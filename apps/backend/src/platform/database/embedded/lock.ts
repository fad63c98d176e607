import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { Client } from 'pg'
import { errorCode } from '../../error-code.ts'

/** Names the lock among others of the database; the number itself has no meaning. */
const lockNumber = 7_240_810

/** Milliseconds that a backend which is ending may take. */
const lockTimeout = 10_000

/** SQLSTATE of a lock that was not given in time. */
const lockNotAvailable = '55P03'

/** Somebody else uses the data directory. */
export class InUse extends StartRefusal {}

/** The right to use a server alone. A connection holds it, so it ends with the process that has it. */
export interface Lock {
  url: string
  /** Settles when the connection has ended, and with it the lock. */
  lost: Promise<void>
}

/** Undefined while the server starts or stops. */
export async function takeLock(url: string, dataDirectory: string): Promise<Lock | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000, lock_timeout: lockTimeout })
  const lost = new Promise<void>((resolve) => client.once('end', resolve))
  // What breaks the connection ends it, too.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    return { url, lost }
  } catch (error) {
    client.end().catch(() => undefined)
    if (errorCode(error) !== lockNotAvailable) return undefined
    throw new InUse(`The data directory ${dataDirectory} is in use by another backend.`)
  }
}
