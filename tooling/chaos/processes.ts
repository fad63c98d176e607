import { readdir, readFile } from 'node:fs/promises'
import { servers } from '@clairmemoire/launch/servers'

const parts = {
  launcher: 'tooling/launch/start.mjs',
  site: servers.site,
  backend: servers.backend,
  'content service': servers['content service'],
}

/** What a process of the product does. */
export type Part = keyof typeof parts | 'database server' | 'database connection' | 'checkpointer' | 'other'

export interface ProductProcess {
  pid: number
  part: Part
  /** Resident memory in megabytes. */
  memory: number
}

interface Row extends ProductProcess {
  parent: number
  command: string
  environment: string
}

/** Whatever works in a folder, whoever started it. Linux only. */
export async function processesIn(folder: string): Promise<ProductProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const rows = await Promise.all(pids.map(rowOf))
  const found = new Set(
    rows.filter(({ command, environment }) => `${command}\0${environment}`.includes(folder)).map(({ pid }) => pid),
  )
  // A worker of the database has neither: its title stands in their place.
  return rows.filter(({ pid, parent }) => found.has(pid) || found.has(parent))
}

/** SIGKILL; false when it has ended by itself meanwhile. */
export function killProcess({ pid }: ProductProcess): boolean {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

async function rowOf(pid: string): Promise<Row> {
  const [command = '', status = '', environment = ''] = await Promise.all(
    // A process may end while it is looked at.
    ['cmdline', 'status', 'environ'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  )
  const figure = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  const memory = figure('VmRSS') / 1024
  return { pid: Number(pid), parent: figure('PPid'), part: partOf(command), memory, command, environment }
}

function partOf(command: string): Part {
  if (/bin\/postgres\0-D/.test(command)) return 'database server'
  if (/^postgres:.*127\.0\.0\.1/.test(command)) return 'database connection'
  if (command.startsWith('postgres: checkpointer')) return 'checkpointer'
  const names = Object.keys(parts) as (keyof typeof parts)[]
  return names.find((name) => command.includes(parts[name])) ?? 'other'
}
