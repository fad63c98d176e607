import { randomBytes } from 'node:crypto'
import { access, chown, mkdtemp, readdir, readFile, readlink, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { openPrograms, type Programs } from './programs.ts'

/** The data folder of PostgreSQL in a data directory. */
export interface Cluster {
  /** Starts the server; what it said last when it did not start, empty when something else ended it. */
  start: (port: number) => Promise<{ isStarted: boolean; words: string }>
  stop: () => Promise<void>
}

/** Only this machine can connect. The server's log would repeat values of a failed statement: only what ends it is said. */
const serverOptions = ['--listen_addresses=127.0.0.1', '--unix_socket_directories=', '--log_min_messages=fatal']

/** Seconds for a start, which may have to repair what a kill left; for a shutdown in order; and for one at once. */
const timeouts = { start: '180', fast: '5', immediate: '8' }

/** Opens the cluster of a data directory, making it first when there is none. */
export async function openCluster(dataDirectory: string): Promise<Cluster> {
  const programs = await openPrograms(dataDirectory)
  const home = join(dataDirectory, 'database')
  if (!(await isThere(home))) await makeCluster(home, programs)
  const folder = join(home, 'data')
  const log = join(home, 'server.log')
  const control = (...args: string[]) => programs.run('pg_ctl', [...args, '--pgdata', folder, '--wait'])
  return {
    async start(port) {
      await rm(log, { force: true })
      const options = ['-p', String(port), ...serverOptions].join(' ')
      const { code, words } = await control('start', '--log', log, '--timeout', timeouts.start, '--options', options)
      if (code === 0) return { isStarted: true, words: '' }
      const said = await readFile(log, 'utf8').catch(() => words)
      if (said.includes('old server processes')) await endWorkers(folder)
      return { isStarted: false, words: said.trim() }
    },
    async stop() {
      for (const mode of ['fast', 'immediate'] as const) {
        const { code, words } = await control('stop', '--mode', mode, '--timeout', timeouts[mode])
        if (code === 0 || words.includes('server running')) return
      }
      await endWorkers(folder)
    },
  }
}

/** Made aside and moved into place when complete, so that a start that was cut short leaves no half cluster. */
async function makeCluster(home: string, { owner, run }: Programs): Promise<void> {
  const draft = await mkdtemp(`${home}-`)
  const password = join(draft, 'password')
  await writeFile(password, randomBytes(24).toString('hex'), { mode: 0o600 })
  if (owner !== undefined) await Promise.all([draft, password].map((path) => chown(path, owner.uid, owner.gid)))
  const { code, words } = await run('initdb', [
    `--pgdata=${join(draft, 'data')}`,
    `--pwfile=${password}`,
    ...'--username=postgres --auth=scram-sha-256 --encoding=UTF8 --locale=C --no-instructions'.split(' '),
  ])
  // Of two backends that start at once in a new folder, the first one's cluster stands.
  if (code === 0) await rename(draft, home).catch(() => undefined)
  await rm(draft, { recursive: true, force: true })
  if (!(await isThere(home))) throw new StartRefusal(`PostgreSQL could not make its data folder ${home}: ${words}`)
}

/**
 * Ends at once what works in a data folder that no server holds any more: a worker of a server that was killed may wait for
 * another that is dead too. Linux tells who works where; on other systems nothing is found.
 */
async function endWorkers(folder: string): Promise<void> {
  const home = await realpath(folder)
  for (const pid of (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))) {
    const place = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
    // A person may stand in the folder with a shell.
    if (place === home && name.trim() === 'postgres') endProcess(Number(pid))
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
