import type { StaffSessionRow } from './staff-session.table.ts'

const minute = 60_000
const hour = 60 * minute

/** Milliseconds. */
export const lifetimes = {
  /** An access token that was copied is worth nothing after it. */
  access: 10 * minute,
  /** Without use, as long as no limit has to be told and put off beforehand (RGAA 13.1, WCAG 2.2.1). */
  idle: 20 * hour,
  /** In use: a page that is forgotten open goes on by itself, and for no longer than a day. */
  session: 24 * hour,
  /** In which an answer that was lost on its way is given again. */
  lostAnswer: 10_000,
} as const

/** By how much the clocks of processes may differ. */
const clockDifference = minute

/** What is from the future was made by a clock that was wrong, and would last for as long as that. */
export function isYounger(madeAt: Date, age: number, now: Date): boolean {
  const passed = now.getTime() - madeAt.getTime()
  return passed >= -clockDifference && passed < age
}

export interface OwnedSession extends Pick<StaffSessionRow, 'createdAt' | 'endedAt'> {
  disabledAt: Date | null
}

export function isOpen({ createdAt, endedAt, disabledAt }: OwnedSession, now: Date): boolean {
  return endedAt === null && disabledAt === null && isYounger(createdAt, lifetimes.session, now)
}
