import { setTimeout as pause } from 'node:timers/promises'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { Client } from 'pg'
import { errorCode } from '../../error-code.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { requireSpace } from './disk-space.ts'
import { freePort } from './free-port.ts'
import { runningServer } from './running-server.ts'

/** Names the lock among others of the database; the number itself has no meaning. */
const lockNumber = 7_240_810

/** Milliseconds that a backend which is ending may take. */
const lockTimeout = 10_000

/** SQLSTATE of a lock that was not given in time. */
const lockNotAvailable = '55P03'

/** Somebody else uses the data directory. */
class InUse extends StartRefusal {}

/** A PostgreSQL of this process alone. */
export interface EmbeddedServer {
  url: string
  stop: () => Promise<void>
  /** Settles when the server ended by itself and its data directory belongs to somebody else now. */
  lost: Promise<void>
}

/** What whoever watches over the backend is told. */
export type DatabaseEvent = 'database ended, starting it again' | 'database started again'

/** Milliseconds for a server to answer: a busy machine takes minutes to repair what a kill left. */
const timeout = 180_000
/** Milliseconds between two looks, and between two starts that failed. */
const pauses = { look: 100, start: 1_000 }

/** What a server says that starts a moment later: the one before was still ending, or something else ended this one. */
const passing = /already exists|old server processes|starting up|shut|terminating|^$/

/**
 * Starts PostgreSQL in the data directory, and again whenever it ends by itself. A server that a killed backend left behind
 * is taken over; one in use is left alone.
 */
export async function startEmbeddedServer(
  dataDirectory: string,
  say: (event: DatabaseEvent) => void = () => undefined,
): Promise<EmbeddedServer> {
  await requireSpace(dataDirectory)
  const cluster = await openCluster(dataDirectory)
  const stopping = new AbortController()
  const lockServer = (port: number) => lockedServer(cluster, dataDirectory, port, stopping.signal)
  let lock: Lock | undefined = await lockServer(await freePort())
  // Whoever works with the database knows it by its address.
  const { url } = lock

  /** A server that loses one of its workers ends every connection and recovers by itself. */
  async function keep(): Promise<void> {
    for (;;) {
      await lock?.lost
      lock = undefined
      if (stopping.signal.aborted) return
      const hasEnded = (await runningServer(dataDirectory)) === undefined
      if (hasEnded) say('database ended, starting it again')
      lock = await lockAgain()
      if (hasEnded && lock !== undefined) say('database started again')
    }
  }

  async function lockAgain(): Promise<Lock | undefined> {
    while (!stopping.signal.aborted) {
      try {
        return await lockServer(Number(new URL(url).port))
      } catch (error) {
        if (error instanceof InUse) throw error
        await pause(pauses.start)
      }
    }
    return undefined
  }

  const kept = keep()
  return {
    url,
    lost: new Promise((settle) => {
      kept.catch(() => settle())
    }),
    async stop() {
      stopping.abort()
      // A start that is under way is waited for: cut short, it would leave its server running.
      const isOurs =
        lock !== undefined ||
        (await kept.then(
          () => true,
          () => false,
        ))
      if (isOurs) await cluster.stop()
    },
  }
}

/** Starts a server where none runs, and locks it. */
async function lockedServer(
  cluster: Cluster,
  dataDirectory: string,
  port: number,
  stopping: AbortSignal,
): Promise<Lock> {
  for (const end = Date.now() + timeout; Date.now() < end && !stopping.aborted; await pause(pauses.look)) {
    const running = await runningServer(dataDirectory)
    if (running !== undefined) {
      const lock = await takeLock(running.url, dataDirectory)
      if (lock !== undefined) return lock
      continue
    }
    const { isStarted, words } = await cluster.start(port)
    if (!isStarted && !passing.test(words)) throw new StartRefusal(`PostgreSQL could not start: ${words}`)
  }
  await cluster.stop()
  throw new StartRefusal('The PostgreSQL of the data directory does not answer.')
}

/** The right to use a server alone. A connection holds it, so it ends with the process that has it. */
interface Lock {
  url: string
  /** Settles when the connection has ended, and with it the lock. */
  lost: Promise<void>
}

/** Undefined while the server starts or stops. */
async function takeLock(url: string, dataDirectory: string): Promise<Lock | undefined> {
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
