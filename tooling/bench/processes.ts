import { readdirSync, readFileSync } from 'node:fs'
import { servers } from '@clairmemoire/launch/servers'

interface Process {
  pid: number
  parent: number
  command: string
}

/** Memory of one part of the product with everything it started, in megabytes. */
export type Memory = Readonly<Record<'launcher' | 'site' | 'backend' | 'content service' | 'PostgreSQL', number>>

const kilobytesPerMegabyte = 1024

/**
 * What the product takes of the machine: proportional set sizes, so memory that processes share counts once. Linux only.
 */
export function memoryOf(launcher: number, dataDirectory: string): Memory {
  const all = allProcesses()
  // PostgreSQL belongs to nobody but its data.
  const databases = all.filter(({ command }) => command.includes('postgres') && command.includes(dataDirectory))
  const found = [launcher, ...databases.map(({ pid }) => pid)].flatMap((pid) => descendants(pid, all))
  const memory = { launcher: 0, site: 0, backend: 0, 'content service': 0, PostgreSQL: 0 }
  for (const { pid, command } of new Set(found)) memory[partOf(command)] += proportionalSetSize(pid)
  return memory
}

function partOf(command: string): keyof Memory {
  if (command.includes('postgres')) return 'PostgreSQL'
  if (command.includes(servers.site)) return 'site'
  if (command.includes(servers['content service'])) return 'content service'
  return command.includes(servers.backend) ? 'backend' : 'launcher'
}

function descendants(pid: number, all: readonly Process[]): Process[] {
  const children = all.filter(({ parent }) => parent === pid)
  return [
    ...all.filter((each) => each.pid === pid),
    ...children.flatMap((child) => descendants(child.pid, all)),
  ].filter((each, index, found) => found.findIndex((other) => other.pid === each.pid) === index)
}

function allProcesses(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    const stat = readIfAlive(`/proc/${pid}/stat`)
    const command = readIfAlive(`/proc/${pid}/cmdline`)
    if (stat === undefined || command === undefined) return []
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    return [{ pid: Number(pid), parent, command: command.replaceAll('\0', ' ') }]
  })
}

function proportionalSetSize(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(readIfAlive(`/proc/${pid}/smaps_rollup`) ?? '')?.[1]
  return Number(kilobytes ?? 0) / kilobytesPerMegabyte
}

function readIfAlive(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
