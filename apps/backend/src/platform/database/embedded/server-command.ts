import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { canReach, type ServerUser } from './server-user.ts'

/** Runs a program of PostgreSQL as the user that may. */
export interface ServerCommand {
  /** Owner of the server's files; undefined when it is the user of this process. */
  owner: ServerUser | undefined
  /** In a process group of its own, so that a Ctrl-C in the terminal reaches the backend alone. */
  spawn: (program: string, args: readonly string[]) => ChildProcess
}

/**
 * As root the server runs as its own user. Where private folders (the home of root, a temporary folder) lie on the way to
 * its files, that user gets one right more, to walk through folders and read. PostgreSQL asks with access(2), which honours
 * the right only when the kernel is told to keep it (no_setuid_fixup).
 */
export async function serverCommand(owner: ServerUser | undefined, paths: readonly string[]): Promise<ServerCommand> {
  if (owner === undefined) return { owner, spawn: (program, args) => start(program, args, {}) }
  const reachable = await Promise.all(paths.map((path) => canReach(owner, path)))
  if (reachable.every(Boolean)) return { owner, spawn: (program, args) => start(program, args, owner) }
  await requireSetpriv()
  const identity = ['--reuid', String(owner.uid), '--regid', String(owner.gid), '--clear-groups']
  const right = [
    '--securebits',
    '+no_setuid_fixup',
    '--inh-caps',
    '+dac_read_search',
    '--ambient-caps',
    '+dac_read_search',
  ]
  return { owner, spawn: (program, args) => start('setpriv', [...identity, ...right, program, ...args], {}) }
}

function start(program: string, args: readonly string[], identity: { uid?: number; gid?: number }): ChildProcess {
  return spawn(program, args, {
    ...identity,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  })
}

async function requireSetpriv(): Promise<void> {
  try {
    await promisify(execFile)('setpriv', ['--version'])
  } catch {
    throw new StartRefusal(
      'PostgreSQL does not run as root, and its user postgres may not enter the folders of this program or of DATA_DIR: put both where every user may enter, start as another user, or set DATABASE_URL.',
    )
  }
}
