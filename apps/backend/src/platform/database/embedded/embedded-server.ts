import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { Client } from 'pg'
import { endWorkers, makeCluster } from './cluster.ts'
import { requireSpace } from './disk-space.ts'
import { freePort } from './free-port.ts'
import { openPrograms, type Running } from './programs.ts'
import { addressOf, runningServer } from './running-server.ts'

/** A PostgreSQL of this process alone: it ends with it, also when this process is killed. */
export interface EmbeddedServer {
  url: string
  stop: () => Promise<void>
  /** Settles when the server ended by itself and its data directory belongs to somebody else now. */
  lost: Promise<void>
}

/** What whoever watches over the backend is told. */
export type DatabaseEvent = 'database ended, starting it again' | 'database started again'

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
  const kept = keep()
  return {
    url,
    lost: new Promise((settle) => {
      kept.catch(() => settle())
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
