import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../error-code.ts'

/** The server of a data directory. */
export interface RunningServer {
  pid: number
  url: string
}

/** Undefined when no server works in the data directory; the pid file that a dead one left behind is removed. */
export async function runningServer(dataDirectory: string): Promise<RunningServer | undefined> {
  const home = join(dataDirectory, 'database')
  const file = join(home, 'data/postmaster.pid')
  const lines = (await readIfThere(file))?.split('\n')
  if (lines === undefined) return undefined
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!(await isServerIn(join(home, 'data'), pid))) {
    await rm(file, { force: true })
    return undefined
  }
  const password = await readFile(join(home, 'password'), 'utf8')
  return { pid, url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres` }
}

/** After a restart of a container another program may have the number: Linux tells which program it is. */
async function isServerIn(folder: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  const commandLine = await readIfThere(`/proc/${pid}/cmdline`)
  return commandLine === undefined || commandLine.split('\0').includes(folder)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined)
}
