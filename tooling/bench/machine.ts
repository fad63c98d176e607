import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

const gigabyte = 1024 ** 3

/** The machine in general terms: nothing that names it or its place. */
export function machine(): (readonly [term: string, value: string])[] {
  const [processor] = cpus()
  return [
    ['Processor', `${processor?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores`],
    ['Memory', `${Math.round(totalmem() / gigabyte)} GB`],
    ['System', `${systemName()} (${process.platform} ${process.arch})`],
    ['Node', process.versions.node],
    ['Other work on the machine when the run began', `${(loadavg()[0] ?? 0).toFixed(1)} processes`],
    ['Day', new Date().toISOString().slice(0, 10)],
  ]
}

function systemName(): string {
  try {
    return /^PRETTY_NAME="(.*)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'unknown'
  } catch {
    return 'unknown'
  }
}
