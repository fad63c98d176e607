import { hash } from 'node:crypto'

/** Mails that wait until they have left. */
export const mailQueue = 'mail'

/** Where mails stay, for the operator to look at, that are not tried again. */
export const undeliverableQueue = 'mail-undeliverable'

const day = 24 * 60 * 60

/** Seconds for which undeliverable mails are stored for the operator. */
export const undeliverableRetention = 365 * day

export const mailJobs = {
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 2 * 60 * 60,
  // When to end is decided by age; see `isGivenUp`.
  retryLimit: 10_000,
  // A mail whose process is silent for this long was leaving when that process was killed.
  heartbeatSeconds: 10,
  expireInSeconds: 2 * 60 * 60,
  retentionSeconds: 30 * day,
  deleteAfterSeconds: 7 * day,
}

const maxAge = 2 * day
const minAttempts = 12

/** After two days, unless they passed without trying: a backend that was away takes up again what waits. */
export function isGivenUp(attempts: number, ageInSeconds: number): boolean {
  return ageInSeconds > maxAge && attempts >= minAttempts
}

/** A mail to be written: which letter, about which record. The letter is written when it leaves, so a job holds nothing personal. */
export interface MailOrder {
  /** The name of one of the letters of the backend. */
  letter: string
  subject_id: string
  /** The record whose reference the operator knows it by, where that is another one. */
  trail_id?: string
}

/** The same for the same letter about the same record, however often it is sent: mail programs show such mails once. */
export function mailId({ letter, subject_id: subject }: MailOrder): string {
  return hash('sha256', `${letter} ${subject}`).slice(0, 32)
}
