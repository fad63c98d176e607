import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

type Unit = 'ms' | 's' | 'bytes' | 'a second' | 'times' | 'signups' | 'tries' | 'rows' | '% of a core'
type Target = { atMost: number } | { atLeast: number }

/** A row of the table; the value and the target are in the unit of the row. */
export type Measure = readonly [what: string, value: number, unit: Unit, target?: Target]

/** The measurements of one topic. */
export interface Chapter {
  title: string
  measures: readonly Measure[]
}

/** Returns the median of an odd number of values. Throws a RangeError if one of them is not a finite number. */
export function median(values: readonly number[]): number {
  if (!values.every(Number.isFinite)) throw new RangeError(`Not all of these were measured: ${values.join(', ')}`)
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Describes the machine in general terms that do not identify it. */
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

function asRow([what, value, unit, target]: Measure): string {
  if (target === undefined) return `| ${what} | ${amount(value, unit)} |  |  |`
  const [sign, aim] = 'atMost' in target ? ['≤', target.atMost] : ['≥', target.atLeast]
  const isMet = 'atMost' in target ? value <= aim : value >= aim
  const missedBy = ((Math.abs(value - aim) / aim) * 100).toFixed(0)
  return `| ${what} | ${amount(value, unit)} | ${sign} ${amount(aim, unit)} | ${isMet ? 'met' : `**missed by ${missedBy} %**`} |`
}

function amount(value: number, unit: Unit): string {
  const digits = unit === 's' || unit === 'times' || unit === '% of a core' ? 2 : 0
  const number = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return unit === 'times' ? `× ${number}` : `${number} ${unit}`
}
