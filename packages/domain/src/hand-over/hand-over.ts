import { daysOfHandOvers } from '../retention/retention.ts'

/** Wrong codes after which a link opens nothing any more. */
export const mostWrongCodes = 5

/** What happened to a link by which a study site reads, once, what a person agreed to pass on. */
export interface HandOver {
  createdAt: Date
  openedAt: Date | null
  withdrawnAt: Date | null
  wrongCodes: number
}

/** `closed`: by wrong codes. */
export type HandOverState = 'open' | 'opened' | 'withdrawn' | 'closed' | 'expired'

/**
 * What a link is at a moment. `agreedAt` is when the consent was given that stands; one that was given after the link was made, in the
 * place of one that was withdrawn, opens it no more.
 */
export function handOverState(handOver: HandOver, agreedAt: Date | undefined, now: Date): HandOverState {
  const { createdAt, openedAt, withdrawnAt, wrongCodes } = handOver
  if (openedAt !== null) return 'opened'
  if (withdrawnAt !== null || agreedAt === undefined || agreedAt > createdAt) return 'withdrawn'
  if (wrongCodes >= mostWrongCodes) return 'closed'
  return now < endOfHandOver(handOver) ? 'open' : 'expired'
}

export function endOfHandOver({ createdAt }: Pick<HandOver, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + daysOfHandOvers * 24 * 3_600_000)
}
