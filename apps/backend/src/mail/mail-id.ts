import { hash } from 'node:crypto'
import type { MailOrder } from './order.ts'

/** The same for the same letter about the same record, however often it is sent: mail programs show such mails once. */
export function mailId({ letter, subject_id: subject }: MailOrder): string {
  return hash('sha256', `${letter} ${subject}`).slice(0, 32)
}
