import { hash } from 'node:crypto'

/** The queue of mails that are not sent yet. */
export const mailQueue = 'mail'

/** The queue of mails that are not retried and wait for the operator. */
export const undeliverableQueue = 'mail-undeliverable'

const day = 24 * 60 * 60

/** In seconds. */
export const undeliverableRetention = 365 * day

export const mailJobs = {
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 2 * 60 * 60,
  // The age of a mail ends its retries; see `isGivenUp`.
  retryLimit: 10_000,
  // After this time without a heartbeat, the sending process counts as killed.
  heartbeatSeconds: 10,
  expireInSeconds: 2 * 60 * 60,
  retentionSeconds: 30 * day,
  deleteAfterSeconds: 7 * day,
}

const maxAge = 2 * day
const minAttempts = 12

/** True after two days and enough attempts: a mail that waited while the backend was down is still tried. */
export function isGivenUp(attempts: number, ageInSeconds: number): boolean {
  return ageInSeconds > maxAge && attempts >= minAttempts
}

/** A queued mail: the letter and the id of its record. It is rendered when it is sent, so a job contains no personal data. */
export interface MailOrder {
  /** A key of `LetterKinds`. */
  letter: string
  subject_id: string
  /** The record whose reference identifies the mail for the operator, if it is not the subject. */
  trail_id?: string
}

/** Whether a letter is a text message; the end of its name says so. */
export function isSms(letter: string): boolean {
  return letter.endsWith('_sms')
}

/** Returns the same id for each delivery of the same letter about the same record, so that mail programs show the mail once. */
export function mailId({ letter, subject_id: subject }: MailOrder): string {
  return hash('sha256', `${letter} ${subject}`).slice(0, 32)
}
