import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** One line of the table. */
export interface Measure {
  what: string
  /** In the unit of the line. */
  value: number
  unit: 'ms' | 's' | 'bytes' | 'a second' | 'times' | 'layout shift' | 'signups' | 'tries'
  target?: { atMost: number } | { atLeast: number }
}

/** Measures that were made together. */
export interface Chapter {
  title: string
  measures: readonly Measure[]
}

/** The middle of an odd number of values; of an even number the mean of the two in the middle. Throws a RangeError where one was not measured. */
export function median(values: readonly number[]): number {
  if (!values.every(Number.isFinite)) throw new RangeError(`Not all of these were measured: ${values.join(', ')}`)
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
  return (lower + upper) / 2
}

/** Runs the same thing several times, one after the other. */
export async function repeat<Result>(times: number, run: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < times) results.push(await run())
  return results
}

/** The machine in general terms: nothing that names it or its place. */
export function machine(): string[] {
  const system = /^PRETTY_NAME="(.*)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? process.platform
  return [
    `- Processor: ${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores`,
    `- Memory: ${Math.round(totalmem() / 1024 ** 3)} GB`,
    `- System: ${system} (${process.arch})`,
    `- Node: ${process.versions.node}`,
    `- Other work on the machine when the run began: ${(loadavg()[0] ?? 0).toFixed(1)} processes`,
    `- Day: ${new Date().toISOString().slice(0, 10)}`,
  ]
}

export function asTable(chapters: readonly Chapter[]): string {
  const rows = chapters.flatMap(({ title, measures }) => [`| **${title}** | | | |`, ...measures.map(asRow)])
  return ['| measured | value | target | |', '|---|---:|---:|---|', ...rows].join('\n')
}

function asRow({ what, value, unit, target }: Measure): string {
  if (target === undefined) return `| ${what} | ${amount(value, unit)} |  |  |`
  const [sign, aim] = 'atMost' in target ? ['≤', target.atMost] : ['≥', target.atLeast]
  const isMet = 'atMost' in target ? value <= aim : value >= aim
  const missedBy = ((Math.abs(value - aim) / aim) * 100).toFixed(0)
  return `| ${what} | ${amount(value, unit)} | ${sign} ${amount(aim, unit)} | ${isMet ? 'met' : `**missed by ${missedBy} %**`} |`
}

const decimals: Partial<Record<Measure['unit'], number>> = { s: 2, times: 2, 'layout shift': 3 }

function amount(value: number, unit: Measure['unit']): string {
  const digits = decimals[unit] ?? (value < 10 && !Number.isInteger(value) ? 1 : 0)
  const number = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return unit === 'times' ? `× ${number}` : unit === 'layout shift' ? number : `${number} ${unit}`
}
