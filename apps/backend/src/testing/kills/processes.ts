import { readdir, readFile } from 'node:fs/promises'

/** The processes of PostgreSQL that work in a data folder. */
export interface DatabaseProcesses {
  /** The servers themselves; one at most while all is well. */
  servers: readonly number[]
  /** What the servers started: one process for each connection, and those that write. */
  workers: readonly number[]
}

/** Reads the process table of Linux. */
export async function databaseProcesses(dataDirectory: string): Promise<DatabaseProcesses> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const all = await Promise.all(names.map(async (name) => ({ pid: Number(name), ...(await description(name)) })))
  const servers = all.filter(({ command }) => command.includes('postgres') && command.includes(dataDirectory))
  const pids = servers.map(({ pid }) => pid)
  return {
    servers: pids,
    workers: all.filter(({ parent }) => pids.includes(parent)).map(({ pid }) => pid),
  }
}

async function description(pid: string): Promise<{ command: string; parent: number }> {
  const [command, status] = await Promise.all([read(`/proc/${pid}/cmdline`), read(`/proc/${pid}/status`)])
  return { command, parent: Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]) }
}

/** A process may end while it is looked at. */
function read(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '')
}

export function killAtOnce(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended already.
    }
  }
}
