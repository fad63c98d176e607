import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../error-code.ts'

/** The server that holds a data folder, as it says itself in `postmaster.pid`. */
export interface RunningServer {
  pid: number
  port: number
}

/** Undefined when no server holds the folder; the file that a dead one left behind is removed. */
export async function runningServer(folder: string): Promise<RunningServer | undefined> {
  const file = join(folder, 'postmaster.pid')
  const lines = (await readIfThere(file))?.split('\n')
  if (lines === undefined) return undefined
  const server = { pid: Number(lines[0]), port: Number(lines[3]) }
  if (await isServerOf(server.pid, folder)) return server
  await rm(file, { force: true })
  return undefined
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** After a restart of a container another program may have the number: Linux tells which program it is. */
async function isServerOf(pid: number, folder: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false
  const commandLine = await readIfThere(`/proc/${pid}/cmdline`)
  return commandLine === undefined || commandLine.split('\0').includes(folder)
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    return undefined
  }
}
