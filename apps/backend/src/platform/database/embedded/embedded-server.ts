import { once } from 'node:events'
import { statfs } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { Client } from 'pg'
import { endWorkers, makeCluster, openPrograms, type Running } from './programs.ts'
import { addressOf, runningServer } from './running-server.ts'

/** A PostgreSQL of this process alone: it ends with it, also when this process is killed. */
interface EmbeddedServer {
  url: string
  stop: () => Promise<void>
  /** Settles when the server ended by itself and its data directory belongs to somebody else now. */
  lost: Promise<void>
}

/** What is reported to the operator. */
type DatabaseEvent = 'database ended, starting it again' | 'database started again'

/** Only this machine can connect. The server's log would repeat values of a failed statement: only what ends it is said. */
const serverOptions = ['--listen_addresses=127.0.0.1', '--unix_socket_directories=', '--log_min_messages=fatal']
/** In order; at once, for PostgreSQL 18 hangs when it is asked to end while it recovers; and by force. */
const endings = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const
/** Milliseconds: for another backend to end, for each ending, between two looks and between two starts. */
const times = { others: 10_000, ending: 4_000, look: 50, again: 1_000 }
/** What a server says that starts a moment later: another one was still ending, or something else ended this one. */
const passing = /already exists|old server processes|^$/

/** Starts PostgreSQL in the data directory, and again whenever it ends by itself. One in use is left alone. */
export async function startEmbeddedServer(
  dataDirectory: string,
  say: (event: DatabaseEvent) => void = () => undefined,
): Promise<EmbeddedServer> {
  await requireSpace(dataDirectory)
  const [home, folder] = [join(dataDirectory, 'database'), join(dataDirectory, 'database/data')]
  const startProgram = await openPrograms(dataDirectory)
  await makeCluster(home, startProgram)
  const port = await freePort()
  const url = await addressOf(dataDirectory, port)
  let server: Running | undefined
  const stopping = new AbortController()

  /** What the server said when it ended before it answered; undefined when it answers. */
  async function tryToStart(): Promise<string | undefined> {
    await othersEnded(dataDirectory)
    if (stopping.signal.aborted) return ''
    server = startProgram('postgres', ['-D', folder, '-p', String(port), ...serverOptions], join(home, 'server.log'))
    const words = await wordsBeforeAnswer(server, url)
    if (words?.includes('old server processes')) await endWorkers(folder)
    return words
  }

  /** A server that loses one of its workers recovers by itself. */
  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      await server?.ended
      if (stopping.signal.aborted) return
      say('database ended, starting it again')
      while (!stopping.signal.aborted && (await tryToStart()) !== undefined) await pause(times.again)
      if (!stopping.signal.aborted) say('database started again')
    }
  }

  for (let words = await tryToStart(); words !== undefined; words = await tryToStart()) {
    if (!passing.test(words)) throw new StartRefusal(`PostgreSQL could not start: ${words}`)
  }
  const restarting = keep()
  return {
    url,
    lost: new Promise((settle) => {
      restarting.catch(() => settle())
    }),
    async stop() {
      stopping.abort()
      for (const signal of endings) {
        server?.kill(signal)
        await Promise.race([server?.closed, pause(times.ending, undefined, { ref: false })])
      }
    },
  }
}

/** The file that names the server of a data directory is its lock: a dead one's counts for nothing. */
async function othersEnded(dataDirectory: string): Promise<void> {
  const end = Date.now() + times.others
  while ((await runningServer(dataDirectory)) !== undefined) {
    if (Date.now() > end) throw new StartRefusal(`The data directory ${dataDirectory} is in use by another backend.`)
    await pause(times.look)
  }
}

async function wordsBeforeAnswer(server: Running, url: string): Promise<string | undefined> {
  const said = server.ended.then(({ words }) => words)
  for (;;) {
    if (await answers(url)) return undefined
    const words = await Promise.race([said, pause(times.look)])
    if (words !== undefined) return words
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
/** Two segments of the write-ahead log: what PostgreSQL may need before it can give any space back. */
const least = 32

/** On a full disk PostgreSQL tries for minutes to repair what a crash left, and cannot: better to say so at once. */
export async function requireSpace(folder: string, free = freeBytes): Promise<void> {
  const left = Math.floor((await free(folder)) / mebibyte)
  if (left >= least) return
  throw new StartRefusal(
    `The disk of the data directory ${folder} is full (${left} MiB free, ${least} needed to start).`,
  )
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
