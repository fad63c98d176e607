import { judge, type Outcome } from './judge.ts'

/** Honest requests that were sent during one attack, and the calm after it. */
export interface Row {
  attack: string
  requests: number
  refused: number
  /** Milliseconds. */
  slowest: number
  /** How often each violation was seen. */
  violations: Map<string, number>
  /** What was done each time, in words. */
  done: string[]
}

/** Counts honest requests by the attack that went on when they were sent. */
export interface Tally {
  rows: readonly Row[]
  /** From now on requests count for this attack. */
  turnTo: (attack: string) => Row
  current: () => Row
}

export function openTally(first: string): Tally {
  const rows: Row[] = []
  let current = rowOf(first)
  function rowOf(attack: string): Row {
    const known = rows.find((row) => row.attack === attack)
    if (known) return known
    const row = { attack, requests: 0, refused: 0, slowest: 0, violations: new Map<string, number>(), done: [] }
    rows.push(row)
    return row
  }
  return {
    rows,
    turnTo: (attack) => {
      current = rowOf(attack)
      return current
    },
    current: () => current,
  }
}

/** Adds one request to its row. */
export function count(row: Row, outcome: Outcome, wasDown: boolean): void {
  const verdict = judge(outcome, wasDown)
  row.requests += 1
  row.slowest = Math.max(row.slowest, outcome.endedAt - outcome.sentAt)
  if (verdict === 'refused') row.refused += 1
  else if (verdict !== 'success') {
    row.violations.set(verdict.violation, (row.violations.get(verdict.violation) ?? 0) + 1)
  }
}
