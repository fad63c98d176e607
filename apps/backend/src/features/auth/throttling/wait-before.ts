import { daysOfFailedLogins } from '@clairmemoire/domain/retention'
import type { LoginCountRow } from './login-count.table.ts'

const second = 1000
const minute = 60 * second

/** Logins that may fail before the next one has to wait. */
export const freeFailures = {
  /** Of one address from one network: somebody who looks for the right one of their passwords. */
  pair: 5,
  /** From one network: all who work behind it. */
  network: 20,
  /** Of one address from all networks where it never signed in. */
  strangers: 100,
} as const

const firstWait = 30 * second
/** Short enough that who is at work comes back to it, long enough that guessing is hopeless: a hundred a day. */
const longestWait = 15 * minute

/** After which failures are forgotten. */
export const memoryOfFailures = daysOfFailedLogins * 24 * 60 * minute

/** By how much the clocks of processes may differ; what is later is of a clock that was wrong, and is forgotten. */
const clockDifference = minute

type Count = Pick<LoginCountRow, 'failures' | 'lastAt'>

export function failuresAt({ failures, lastAt }: Count, now: Date): number {
  const passed = now.getTime() - lastAt.getTime()
  return passed < -clockDifference || passed >= memoryOfFailures ? 0 : failures
}

/** Milliseconds that are left to wait, twice as long after each failure more. */
export function waitBefore(count: Count, free: number, now: Date): number {
  const beyond = failuresAt(count, now) - free
  if (beyond < 0) return 0
  const wait = Math.min(longestWait, firstWait * 2 ** Math.min(beyond, 20))
  return Math.max(0, count.lastAt.getTime() + wait - now.getTime())
}
