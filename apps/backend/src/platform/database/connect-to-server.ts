import { refuseFor, StartRefusal } from '@clairmemoire/settings/start-refusal'
import { Client } from 'pg'
import { errorCode } from '../error-code.ts'
import { probes, type Timeouts } from './connect.ts'
import { isDatabaseOutage } from './database-errors.ts'

/** The state that a server reports. */
interface ServerState {
  isReadOnly: boolean
  isReplica: boolean
  /** Seconds since the last change that a replica has applied. */
  lag: number | null
  /** Settings that are off; if any of them is off, a power failure may undo confirmed writes. */
  undurable: readonly string[]
}

const durabilitySettings = ['fsync', 'full_page_writes', 'synchronous_commit']

/** Connects to a server. If the server cannot be used, it throws an error with one sentence for each reason (R0-03, R0-16). */
export async function connectToServer(url: string, timeouts: Timeouts): Promise<Client> {
  const client = newClient(url, timeouts)
  const { host } = new URL(url)
  try {
    await client.connect()
  } catch (error) {
    throw new StartRefusal(`The database at ${host} ${reasonOf(error)}.`)
  }
  try {
    const other = newClient(url, timeouts)
    refuseFor([
      ...((await sharesConnections(client, other)) ? [`The database at ${host} ${poolerAdvice}.`] : []),
      ...serverFaults(host, await stateOf(client)),
    ])
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}

function newClient(url: string, timeouts: Timeouts): Client {
  const client = new Client({ connectionString: url, ...timeouts, ...probes })
  // If a connection breaks during a query, the query fails. An idle connection emits an error, which would end the process
  // without a listener.
  client.on('error', () => undefined)
  return client
}

const poolerAdvice =
  'is a pooler in transaction mode, which loses locks and time limits: set DATABASE_URL to PostgreSQL itself, or to a pooler in session mode'

function reasonOf(error: unknown): string {
  const isPooler = errorCode(error) === '08P01' && error instanceof Error && /startup parameter/.test(error.message)
  if (isPooler)
    return 'is a pooler that does not accept the time limits of the backend: set DATABASE_URL to PostgreSQL itself'
  const isRefused = errorCode(error)?.startsWith('28') === true
  if (isDatabaseOutage(error) && !isRefused) return 'cannot be reached'
  return 'does not let the backend in: check the user, the password and the name of the database in DATABASE_URL'
}

/**
 * Whether a pooler may use another connection for each transaction. A pooler announces process ids of its own. In transaction
 * mode it may give the connection of one client to another client; the first client then gets a different connection.
 */
async function sharesConnections(client: Client, other: Client): Promise<boolean> {
  const pid = await pidOf(client)
  if (Reflect.get(client, 'processID') === pid) return false
  await other.connect()
  try {
    await other.query('begin')
    return (await pidOf(other)) === pid || (await pidOf(client)) !== pid
  } finally {
    await other.end()
  }
}

async function pidOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

async function stateOf(client: Client): Promise<ServerState | undefined> {
  const { rows } = await client.query<ServerState>(
    `select pg_is_in_recovery() as "isReplica", current_setting('transaction_read_only') = 'on' as "isReadOnly",
      extract(epoch from now() - pg_last_xact_replay_timestamp())::int as lag,
      array(select name from pg_settings where name = any ($1) and setting = 'off' order by name) as undurable`,
    [durabilitySettings],
  )
  return rows[0]
}

export function serverFaults(host: string, state: ServerState | undefined): string[] {
  if (state === undefined) return []
  const { isReplica, isReadOnly, lag, undurable } = state
  const behind = lag === null ? '' : `, ${lag} s behind`
  return [
    ...(isReplica ? [`The database at ${host} is a replica${behind}: set DATABASE_URL to the primary server.`] : []),
    ...(isReadOnly && !isReplica ? [`The database at ${host} is read-only: allow writing, also to its user.`] : []),
    ...(undurable.length > 0
      ? [`The database at ${host} may lose what it has confirmed: switch on ${undurable.join(', ')} in its settings.`]
      : []),
  ]
}
