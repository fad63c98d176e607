import { daysOfHandOvers } from '../retention/retention.ts'

/** After this many wrong codes a link is closed. */
export const maxWrongCodes = 5

/** The state of a one-time link by which a study site reads the data that a person agreed to pass on. */
export interface HandOver {
  createdAt: Date
  openedAt: Date | null
  withdrawnAt: Date | null
  wrongCodes: number
}

/** A link is `closed` after too many wrong codes. */
export type HandOverState = 'open' | 'opened' | 'withdrawn' | 'closed' | 'expired'

/**
 * The state of a link at a given time. `agreedAt` is when the current consent was given; a consent given after the link was made
 * does not reopen it.
 */
export function handOverState(handOver: HandOver, agreedAt: Date | undefined, now: Date): HandOverState {
  const { createdAt, openedAt, withdrawnAt, wrongCodes } = handOver
  if (openedAt !== null) return 'opened'
  if (withdrawnAt !== null || agreedAt === undefined || agreedAt > createdAt) return 'withdrawn'
  if (wrongCodes >= maxWrongCodes) return 'closed'
  return now < endOfHandOver(handOver) ? 'open' : 'expired'
}

export function endOfHandOver({ createdAt }: Pick<HandOver, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + daysOfHandOvers * 24 * 3_600_000)
}
