import { once } from 'node:events'
import { statfs } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { Client } from 'pg'
import { endWorkers, createCluster, openPrograms, type RunningProgram } from './programs.ts'
import { addressOf, runningServer } from './running-server.ts'

/** A PostgreSQL server that ends with this process, even if this process is killed. */
interface EmbeddedServer {
  url: string
  stop: () => Promise<void>
  /** Settles when the server ended by itself and another backend now uses its data directory. */
  lost: Promise<void>
}

type DatabaseEvent = 'database ended, starting it again' | 'database started again'

/**
 * Only this machine can connect. Only fatal messages are logged, because other messages contain values of failed statements.
 */
const serverOptions = ['--listen_addresses=127.0.0.1', '--unix_socket_directories=', '--log_min_messages=fatal']
/**
 * The signals of a fast shutdown, of an immediate shutdown and of a kill. PostgreSQL 18 hangs in a fast shutdown during
 * recovery, so the immediate one follows.
 */
const stopSignals = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const
/** In milliseconds. */
const times = { otherBackend: 10_000, stop: 4_000, poll: 50, restart: 1_000 }
/** The output of a failed start that may succeed on a retry: another server was still ending, or this one was killed. */
const retryable = /already exists|old server processes|^$/

/**
 * Starts PostgreSQL in the data directory, and restarts it whenever it ends by itself. Throws if another backend uses the
 * directory.
 */
export async function startEmbeddedServer(
  dataDirectory: string,
  report: (event: DatabaseEvent) => void = () => undefined,
): Promise<EmbeddedServer> {
  await requireSpace(dataDirectory)
  const [home, folder] = [join(dataDirectory, 'database'), join(dataDirectory, 'database/data')]
  const startProgram = await openPrograms(dataDirectory)
  await createCluster(home, startProgram)
  const port = await freePort()
  const url = await addressOf(dataDirectory, port)
  let server: RunningProgram | undefined
  const stopping = new AbortController()

  /** Returns undefined once the server answers, or the output of the server if it ended before that. */
  async function tryToStart(): Promise<string | undefined> {
    await waitForOtherBackend(dataDirectory)
    if (stopping.signal.aborted) return ''
    server = startProgram('postgres', ['-D', folder, '-p', String(port), ...serverOptions], join(home, 'server.log'))
    const output = await outputOfFailedStart(server, url)
    if (output?.includes('old server processes')) await endWorkers(folder)
    return output
  }

  /** Restarts only the server itself, because PostgreSQL restarts its workers. */
  async function restartWhenEnded(): Promise<void> {
    while (!stopping.signal.aborted) {
      await server?.ended
      if (stopping.signal.aborted) return
      report('database ended, starting it again')
      while (!stopping.signal.aborted && (await tryToStart()) !== undefined) await pause(times.restart)
      if (!stopping.signal.aborted) report('database started again')
    }
  }

  for (let output = await tryToStart(); output !== undefined; output = await tryToStart()) {
    if (!retryable.test(output)) throw new StartRefusal(`PostgreSQL could not start: ${output}`)
  }
  const restarting = restartWhenEnded()
  return {
    url,
    lost: new Promise((settle) => {
      restarting.catch(() => settle())
    }),
    async stop() {
      stopping.abort()
      for (const signal of stopSignals) {
        server?.kill(signal)
        await Promise.race([server?.closed, pause(times.stop, undefined, { ref: false })])
      }
    },
  }
}

/** The file `postmaster.pid` locks a data directory; the file of a dead process does not count. */
async function waitForOtherBackend(dataDirectory: string): Promise<void> {
  const end = Date.now() + times.otherBackend
  while ((await runningServer(dataDirectory)) !== undefined) {
    if (Date.now() > end) throw new StartRefusal(`The data directory ${dataDirectory} is in use by another backend.`)
    await pause(times.poll)
  }
}

async function outputOfFailedStart(server: RunningProgram, url: string): Promise<string | undefined> {
  const ended = server.ended.then(({ output }) => output)
  for (;;) {
    if (await answers(url)) return undefined
    const output = await Promise.race([ended, pause(times.poll)])
    if (output !== undefined) return output
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    client.end().catch(() => undefined)
  }
}

const mebibyte = 1024 * 1024
/** The size of two WAL segments in MiB; PostgreSQL may need them before it can free space. */
const minFree = 32

/** Fails early, because on a full disk PostgreSQL tries to recover for minutes without success. */
export async function requireSpace(folder: string, free = freeBytes): Promise<void> {
  const freeMebibytes = Math.floor((await free(folder)) / mebibyte)
  if (freeMebibytes >= minFree) return
  throw new StartRefusal(
    `The disk of the data directory ${folder} is full (${freeMebibytes} MiB free, ${minFree} needed to start).`,
  )
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
