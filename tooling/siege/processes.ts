import { readdir, readFile } from 'node:fs/promises'
import { servers } from '@clairmemoire/launch/servers'

/** What a process of the product does. */
export type Part =
  | 'launcher'
  | 'site'
  | 'backend'
  | 'content service'
  | 'database server'
  | 'database connection'
  | 'other'

export interface ProductProcess {
  pid: number
  parent: number
  part: Part
  /** Resident memory in megabytes. */
  memory: number
  /** Where its data is, as its environment or its command says it. */
  belongsTo: (folder: string) => boolean
}

const kilobytesPerMegabyte = 1024

/** A process with all that it started and these started. Linux only. */
export async function processesUnder(pid: number): Promise<ProductProcess[]> {
  const all = await allProcesses()
  const below = (parent: number): ProductProcess[] =>
    all.filter((each) => each.parent === parent).flatMap((child) => [child, ...below(child.pid)])
  return [...all.filter((each) => each.pid === pid), ...below(pid)]
}

/** Whatever works in a folder, whoever started it. */
export async function processesIn(folder: string): Promise<ProductProcess[]> {
  return (await allProcesses()).filter(({ belongsTo }) => belongsTo(folder))
}

/** SIGKILL; false when it has ended by itself meanwhile. */
export function killProcess(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

async function allProcesses(): Promise<ProductProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  return Promise.all(pids.map(processOf))
}

async function processOf(pid: string): Promise<ProductProcess> {
  const [command = '', status = '', environment = ''] = await Promise.all(
    ['cmdline', 'status', 'environ'].map((name) => read(`/proc/${pid}/${name}`)),
  )
  const figure = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  return {
    pid: Number(pid),
    parent: figure('PPid'),
    part: partOf(command),
    memory: figure('VmRSS') / kilobytesPerMegabyte,
    belongsTo: (folder) => command.includes(folder) || environment.includes(`DATA_DIR=${folder}`),
  }
}

function partOf(command: string): Part {
  if (command.includes('tooling/launch/start.mjs')) return 'launcher'
  if (command.includes(servers.site)) return 'site'
  if (command.includes(servers.backend)) return 'backend'
  if (command.includes(servers['content service'])) return 'content service'
  if (/postgres\0-D/.test(command)) return 'database server'
  return /^postgres:.*127\.0\.0\.1/.test(command) ? 'database connection' : 'other'
}

/** A process may end while it is looked at. */
function read(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '')
}
