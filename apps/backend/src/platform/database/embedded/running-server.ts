import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../error-code.ts'

/** The URL of the server in a data directory; undefined when none runs. Removes the pid file of a dead server. */
export async function runningServer(dataDirectory: string): Promise<string | undefined> {
  const folder = join(dataDirectory, 'database/data')
  const pidFile = join(folder, 'postmaster.pid')
  const lines = (await readFile(pidFile, 'utf8').catch(() => undefined))?.split('\n')
  if (lines === undefined) return undefined
  const pid = Number(lines[0])
  // The process id may have been reused; on Linux /proc shows its command.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => folder)
  if (isAlive(pid) && command.includes(folder)) return addressOf(dataDirectory, Number(lines[3]))
  await rm(pidFile, { force: true })
  return undefined
}

export async function addressOf(dataDirectory: string, port: number): Promise<string> {
  const password = await readFile(join(dataDirectory, 'database/password'), 'utf8')
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
