import { readdir, readFile } from 'node:fs/promises'

export const parts = [
  'launcher',
  'site',
  'backend',
  'content service',
  'database server',
  'checkpointer',
  'connection of the database',
  'other worker of the database',
] as const
export type Part = (typeof parts)[number]

export interface ProductProcess {
  pid: number
  parent: number
  part: Part
}

const programs = {
  'tooling/launch/start.mjs': 'launcher',
  'dist/site/main.mjs': 'site',
  'apps/cms/embedded/src/main.ts': 'content service',
  'dist/backend/main.mjs': 'backend',
  'src/server/main.ts': 'backend',
} as const satisfies Record<string, Part>

interface Row {
  pid: number
  parent: number
  command: string
  environment: string
}

/** Finds the processes of a data directory in /proc (Linux). */
export async function processesOf(dataDirectory: string): Promise<ProductProcess[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const rows = await Promise.all(names.map(rowOf))
  // A new worker has the command of its server until it sets its title, so a server is recognized by its parent.
  const databaseProcesses = rows.filter(
    ({ command }) => command.includes('postgres') && command.includes(dataDirectory),
  )
  const namedPids = new Set(databaseProcesses.map(({ pid }) => pid))
  const servers = new Set(databaseProcesses.filter(({ parent }) => !namedPids.has(parent)).map(({ pid }) => pid))
  return rows.flatMap((row) => {
    const part = servers.has(row.pid)
      ? 'database server'
      : servers.has(row.parent)
        ? workerPart(row.command)
        : row.environment.split('\0').includes(`DATA_DIR=${dataDirectory}`) && programPart(row.command)
    return part ? [{ pid: row.pid, parent: row.parent, part }] : []
  })
}

function workerPart(title: string): Part {
  if (title.includes('checkpointer')) return 'checkpointer'
  return title.includes('127.0.0.1') ? 'connection of the database' : 'other worker of the database'
}

function programPart(command: string): Part | undefined {
  return Object.entries(programs).find(([program]) => command.includes(program))?.[1]
}

async function rowOf(pid: string): Promise<Row> {
  const [command, status, environment] = await Promise.all(
    ['cmdline', 'status', 'environ'].map((name) => read(`/proc/${pid}/${name}`)),
  )
  const parent = Number(/^PPid:\s+(\d+)$/m.exec(status ?? '')?.[1])
  return { pid: Number(pid), parent, command: command ?? '', environment: environment ?? '' }
}

/** Returns an empty text if the process has ended in the meantime. */
function read(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '')
}

/** Sends SIGKILL to all; returns the number of processes that still existed. */
export function killAtOnce(processes: readonly ProductProcess[]): number {
  return processes.filter(({ pid }) => {
    try {
      return process.kill(pid, 'SIGKILL')
    } catch {
      return false
    }
  }).length
}
