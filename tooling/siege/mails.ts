/** A mail as the mail server took it; `at` in milliseconds on the clock of this process. */
export interface ArrivedMail {
  recipient: string
  subject: string
  at: number
}

/** A request for a call, as it is stored. */
export interface StoredSignup {
  reference: string
  email: string
  /** Letters about it that are still to leave, or wait for the operator. */
  waiting: readonly Letter[]
}

/** To the visitor and to the desk, by the names that the backend gives them. */
export type Letter = 'call_requested' | 'call_requested_desk'

export interface MailVerdict {
  /** Letters that neither arrived nor wait. */
  lost: string[]
  /** Letters that arrived more than once for no reason. */
  doubled: string[]
  /** Letters that arrived again because their process was killed while they were leaving. */
  repeatedAfterKill: number
}

/** Milliseconds before and after a kill in which a mail counts as leaving in its very moment. */
const moment = { before: 3_000, after: 1_000 }

/** Every stored request has two letters, each of which arrives once. @param kills moments on the same clock as the mails */
export function judgeMails(
  stored: readonly StoredSignup[],
  arrived: readonly ArrivedMail[],
  kills: readonly number[],
): MailVerdict {
  const byLetter = Map.groupBy(arrived, ({ recipient, subject }) => keyOf(recipient, subject))
  const letters = stored.flatMap(({ reference, email, waiting }) => [
    { key: email, isWaiting: waiting.includes('call_requested') },
    { key: reference, isWaiting: waiting.includes('call_requested_desk') },
  ])
  const repeated = [...byLetter].filter(([, { length }]) => length > 1)
  const excused = repeated.filter(([, mails]) => mails.slice(0, -1).every(({ at }) => isLeavingAt(at, kills)))
  return {
    lost: letters.filter(({ key, isWaiting }) => !isWaiting && !byLetter.has(key)).map(({ key }) => key),
    doubled: repeated.filter((each) => !excused.includes(each)).map(([key]) => key),
    repeatedAfterKill: excused.length,
  }
}

/** The desk's mail names the reference in its subject, the visitor's goes to an address that is used once. */
function keyOf(recipient: string, subject: string): string {
  return /\bCM-[0-9A-Z-]+/.exec(recipient.startsWith('visitor-') ? '' : subject)?.[0] ?? recipient
}

function isLeavingAt(at: number, kills: readonly number[]): boolean {
  return kills.some((kill) => at > kill - moment.before && at < kill + moment.after)
}
