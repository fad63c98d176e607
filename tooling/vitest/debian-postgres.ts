import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

/** A server of Debian's PostgreSQL, which operators install, with Debian's default settings. */
export interface PostgresServer extends AsyncDisposable {
  /** A folder in which the programs of PostgreSQL can write. */
  folder: string
  /** Returns the connection string of the owner of all databases. */
  urlOf: (database: string) => string
  /** Runs a program of PostgreSQL's packages, such as `pg_dump`. */
  run: (program: string, ...args: string[]) => Promise<void>
  /** Ends the server without a checkpoint, as a loss of power does, and starts it again. */
  crash: () => Promise<void>
}

const packages = '/usr/lib/postgresql'

export const hasDebianPostgres = existsSync(packages)

/** Ends the server when this process ends, even if it is killed: that closes file descriptor 3. */
const stopWithParent = '(read _ <&3 || kill -QUIT $$) & exec "$0" "$@" 3<&-'

/** Creates a cluster in a temporary folder and starts its server; disposing it stops the server and deletes the folder. */
export async function startDebianPostgres(): Promise<PostgresServer> {
  if (!hasDebianPostgres) throw new Error('PostgreSQL is not installed: apt-get install postgresql.')
  const [newest = ''] = readdirSync(packages).toSorted((a, b) => Number(b) - Number(a))
  const pathOf = (program: string) => path.join(packages, newest, 'bin', program)
  const owner = ownerOfClusters()
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'))
  if (owner) await chown(folder, owner.uid, owner.gid)
  const run = async (program: string, ...args: string[]) =>
    void (await promisify(execFile)(pathOf(program), args, { ...owner, cwd: folder, maxBuffer: 2 ** 28 }))
  const data = path.join(folder, 'data')
  const port = await freePort()
  await run('initdb', '-D', data, '--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8')

  async function start(): Promise<ChildProcess> {
    const settings = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
    const command = ['-c', stopWithParent, pathOf('postgres'), '-D', data, ...settings]
    const server = spawn('sh', command, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
    const isReady = () => run('pg_isready', '--quiet', '--host=127.0.0.1', `--port=${port}`).then(...answer)
    while (!(await isReady())) {
      if (server.exitCode !== null || server.signalCode) throw new Error('PostgreSQL did not start.')
      await pause(50)
    }
    return server
  }
  async function stop(signal: 'SIGINT' | 'SIGQUIT') {
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  let server = await start()
  return {
    folder,
    urlOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    run,
    crash: async () => {
      await stop('SIGQUIT')
      server = await start()
    },
    [Symbol.asyncDispose]: async () => {
      await stop('SIGINT')
      await rm(folder, { recursive: true })
    },
  }
}

const answer = [() => true, () => false] as const

/** PostgreSQL refuses to run as root; Debian's package creates this user. */
function ownerOfClusters(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = ['-u', '-g'].map((option) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' })),
  )
  return uid && gid ? { uid, gid } : undefined
}
