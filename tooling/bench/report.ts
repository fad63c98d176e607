import { type Chapter, type Measure, type Target, verdict } from './measure.ts'

/** What was measured, on what, and how. */
export interface Report {
  machine: readonly (readonly [term: string, value: string])[]
  chapters: readonly Chapter[]
  method: readonly string[]
}

const decimals: Partial<Record<Measure['unit'], number>> = { s: 2, times: 2, 'layout shift': 3 }

/** The whole document, written anew by each run. */
export function asMarkdown({ machine, chapters, method }: Report): string {
  const lines = [
    '# Benchmarks',
    '',
    'Written by `pnpm bench` in one run; do not edit. How each number came about stands below the table.',
    '',
    ...machine.map(([term, value]) => `- ${term}: ${value}`),
    '',
    '| measured | value | target | |',
    '|---|---:|---:|---|',
    ...chapters.flatMap(({ title, measures }) => [`| **${title}** | | | |`, ...measures.map(row)]),
    '',
    ...missedTargets(chapters),
    '## How it is measured',
    '',
    ...method.map((sentence) => `- ${sentence}`),
  ]
  return `${lines.join('\n')}\n`
}

function missedTargets(chapters: readonly Chapter[]): string[] {
  const missed = chapters.flatMap(({ measures }) => measures).filter((measure) => isMissed(verdict(measure)))
  if (missed.length === 0) return []
  const lines = missed.map((measure) => `- ${measure.what}: ${measure.cause ?? 'the cause is not known yet.'}`)
  return ['## Why targets are missed', '', ...lines, '']
}

const isMissed = (found: ReturnType<typeof verdict>) => found !== undefined && found !== 'met'

function row(measure: Measure): string {
  const { what, value, unit, target } = measure
  return `| ${what} | ${amount(value, unit)} | ${target ? targetInWords(target, unit) : ''} | ${verdictInWords(measure)} |`
}

function targetInWords(target: Target, unit: Measure['unit']): string {
  return 'atMost' in target ? `≤ ${amount(target.atMost, unit)}` : `≥ ${amount(target.atLeast, unit)}`
}

function verdictInWords(measure: Measure): string {
  const found = verdict(measure)
  if (found === undefined) return ''
  return found === 'met' ? 'met' : `**missed by ${found.missedBy.toFixed(0)} %**`
}

function amount(value: number, unit: Measure['unit']): string {
  const digits = decimals[unit] ?? (value < 10 && !Number.isInteger(value) ? 1 : 0)
  const number = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return unit === 'times' ? `× ${number}` : unit === 'layout shift' ? number : `${number} ${unit}`
}
