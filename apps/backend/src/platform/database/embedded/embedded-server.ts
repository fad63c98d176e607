import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { type Cluster, openCluster } from './cluster.ts'
import { type Claim, claimServer } from './claim.ts'
import { requireSpace } from './disk-space.ts'
import { freePort } from './free-port.ts'
import { keepClaim } from './kept-claim.ts'
import { type ClaimedServer, type DatabaseEvent, InUse, keepServer } from './kept-server.ts'
import { isHeldByWorkers, isPassing, type LastWords, lastWords } from './last-words.ts'
import { endLeftBehind } from './left-behind.ts'
import { isAlive, type RunningServer, runningServer } from './running-server.ts'
import { shutDown } from './shut-down.ts'

/** A PostgreSQL of this process alone. */
export interface EmbeddedServer {
  url: string
  /** Lets whoever wants the data directory next wait until this server has stopped. */
  leave: () => Promise<void>
  stop: () => Promise<void>
  /** Settles when the server ended by itself and its data directory belongs to somebody else now. */
  lost: Promise<void>
}

/**
 * How long a server may take to start or to stop, in milliseconds, and how often it is asked. One that repairs what a kill
 * left first brings every file to the disk; a busy machine takes minutes for it.
 */
const timeout = 180_000
/** Milliseconds for a server that was left behind to let us in. */
const orphanTimeout = 30_000
/** Milliseconds for workers of a server that is gone to end by themselves. */
const workersTimeout = 5_000
/** Milliseconds a person waits for a start in silence. */
const silence = 8_000
const pollInterval = 30

/**
 * Starts PostgreSQL in the data directory, and again whenever it ends by itself. A server that a killed backend left behind
 * is stopped first; one whose backend is ending is waited for; one in use is left alone.
 */
export async function startEmbeddedServer(
  dataDirectory: string,
  say: (event: DatabaseEvent) => void = () => undefined,
): Promise<EmbeddedServer> {
  await requireSpace(dataDirectory)
  const cluster = await openCluster(join(dataDirectory, 'database'))
  const waited = setTimeout(
    say,
    silence,
    'still waiting for the database, which may have to end or repair what was left',
  )
  const first = await onlyServer(cluster, dataDirectory).finally(() => clearTimeout(waited))
  // Whoever works with the database knows it by its address.
  const { url } = first
  const port = Number(new URL(url).port)
  return { url, ...keepServer(first, () => startServer(cluster, dataDirectory, port), say) }
}

async function onlyServer(cluster: Cluster, dataDirectory: string): Promise<ClaimedServer & { url: string }> {
  const orphan = await runningServer(cluster.folder)
  if (orphan !== undefined) await stopOrphan(orphan, cluster, dataDirectory)
  return startServer(cluster, dataDirectory)
}

async function startServer(
  cluster: Cluster,
  dataDirectory: string,
  port?: number,
): Promise<ClaimedServer & { url: string }> {
  const { url, program, ended, outcome } = await runServer(cluster, port)
  const end = () => shutDown((signal) => program.kill(signal), ended)
  if (outcome === 'in use') {
    await end()
    throw inUse(dataDirectory)
  }
  if ('words' in outcome) {
    const holder = await runningServer(cluster.folder)
    if (holder !== undefined) {
      // Another backend was a moment sooner: it is in use, or ending and waited for.
      await stopOrphan(holder, cluster, dataDirectory)
      return startServer(cluster, dataDirectory, port)
    }
    throw new StartRefusal(`PostgreSQL could not start in ${cluster.folder}: ${outcome.words}`)
  }
  return { url, claim: keepClaim(url, outcome, ended), ended, end }
}

/** Starts the program, again while what was there before is still ending. */
async function runServer(cluster: Cluster, port?: number) {
  const begin = Date.now()
  for (;;) {
    const url = addressOf(cluster, port ?? (await freePort()))
    const program = cluster.run(Number(new URL(url).port))
    const ended = lastWords(program)
    const outcome = await claimUnlessEnded(url, timeout, ended)
    if (outcome === 'not ready') {
      program.kill('SIGQUIT')
      throw new StartRefusal('The PostgreSQL of the data directory does not answer.')
    }
    const mayStartAgain = outcome !== 'in use' && 'words' in outcome && isPassing(outcome)
    if (!mayStartAgain || Date.now() - begin > timeout) return { url, program, ended, outcome }
    if (isHeldByWorkers(outcome) && Date.now() - begin > workersTimeout) await endLeftBehind(cluster.folder)
    await pause(pollInterval)
  }
}

/** Nobody holds the claim of a server whose backend was killed: it is shut down, in order if it still answers. */
async function stopOrphan({ pid, port }: RunningServer, cluster: Cluster, dataDirectory: string): Promise<void> {
  const claim = await claimUnlessEnded(addressOf(cluster, port), orphanTimeout, gone(pid))
  if (claim === 'in use') throw inUse(dataDirectory)
  if (claim === 'gone') return
  const end = shutDown((signal) => isAlive(pid) && process.kill(pid, signal), gone(pid))
  if (claim !== 'not ready') await claim.release()
  await end
}

/**
 * Asks until the server answers, the milliseconds are over or the server has ended. Then nobody asks any more: the next
 * server may have the same address, and its claim would be lost to the one before.
 */
async function claimUnlessEnded<Ended extends LastWords | 'gone'>(
  url: string,
  within: number,
  ended: Promise<Ended>,
): Promise<Claim | 'in use' | 'not ready' | Ended> {
  const over = new AbortController()
  const claiming = claimWhenReady(url, within, over.signal)
  const outcome = await Promise.race([claiming, ended])
  over.abort()
  const claim = await claiming
  if (typeof claim === 'object' && claim !== outcome) await claim.release()
  return outcome
}

async function claimWhenReady(url: string, within: number, over: AbortSignal): Promise<Claim | 'in use' | 'not ready'> {
  const deadline = Date.now() + within
  for (;;) {
    const claim = await claimServer(url)
    if (claim !== 'not ready' || over.aborted || Date.now() > deadline) return claim
    await pause(pollInterval)
  }
}

async function gone(pid: number): Promise<'gone'> {
  const deadline = Date.now() + timeout
  while (isAlive(pid)) {
    if (Date.now() > deadline) throw new StartRefusal(`The PostgreSQL left behind (process ${pid}) does not stop.`)
    await pause(pollInterval)
  }
  return 'gone'
}

function inUse(dataDirectory: string): InUse {
  return new InUse(`The data directory ${dataDirectory} is in use by another backend.`)
}

function addressOf({ password }: Cluster, port: number): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}
