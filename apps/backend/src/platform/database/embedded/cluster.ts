import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { postgresBinaries } from './binaries.ts'
import { lastWords } from './last-words.ts'
import { type ServerCommand, serverCommand } from './server-command.ts'
import { serverUser } from './server-user.ts'

/** A data folder of PostgreSQL with the password of its user `postgres`. */
export interface Cluster {
  folder: string
  password: string
  run: (port: number) => ChildProcess
}

/** Opens the cluster in a folder, making it first when there is none. */
export async function openCluster(home: string): Promise<Cluster> {
  const { initdb, postgres } = await postgresBinaries()
  await mkdir(dirname(resolve(home)), { recursive: true })
  const command = await serverCommand(await serverUser(), [postgres, resolve(home)])
  if (!(await isThere(home))) await makeCluster(resolve(home), initdb, command)
  const folder = dataFolder(resolve(home))
  return {
    folder,
    password: await readFile(passwordFile(home), 'utf8'),
    run: (port) => command.spawn(postgres, ['-D', folder, '-p', String(port), ...serverOptions]),
  }
}

/** Only this machine can connect. The server's log would repeat values of a failed statement: only what ends it is said. */
const serverOptions = ['--listen_addresses=127.0.0.1', '--unix_socket_directories=', '--log_min_messages=fatal']

/** Made aside and moved into place when complete, so that a start that was cut short leaves no half cluster. */
async function makeCluster(home: string, initdb: string, command: ServerCommand): Promise<void> {
  const draft = await mkdtemp(`${home}-`)
  await writeFile(passwordFile(draft), randomBytes(24).toString('hex'), { mode: 0o600 })
  if (command.owner !== undefined) {
    const { uid, gid } = command.owner
    await Promise.all([draft, passwordFile(draft)].map((path) => chown(path, uid, gid)))
  }
  const program = command.spawn(initdb, [
    `--pgdata=${dataFolder(draft)}`,
    `--pwfile=${passwordFile(draft)}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
  ])
  const { code, words } = await lastWords(program)
  if (code === 0) return moveInto(draft, home)
  await rm(draft, { recursive: true, force: true })
  throw new StartRefusal(`PostgreSQL could not make its data folder ${home}: ${words}`)
}

/** Of two backends that start at once in a new folder, the first one's cluster stands. */
async function moveInto(draft: string, home: string): Promise<void> {
  try {
    await rename(draft, home)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!(await isThere(home))) throw error
  }
}

function dataFolder(home: string): string {
  return join(home, 'data')
}

function passwordFile(home: string): string {
  return join(home, 'password')
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
