import type { Clinic } from '../clinic/clinic.ts'
import type { OrderedBy } from '../mail/letter.ts'
import type { Database } from '../platform/database/connect.ts'

export interface WrittenSms {
  /** The number in E.164 format. */
  to: string
  /** In the GSM 7-bit alphabet. */
  text: string
  /** The time zone of the reader, for the quiet hours. */
  zone: string
  /** Null for news, which is about no request. */
  requestId: string | null
  /** A key that was sent to this number was used, so the reader knows of the request. */
  isConfirmed: boolean
}

/** A kind of text message; the message is written from its record when it is sent. */
export interface SmsKind {
  /** Selects the limit of messages to one number. */
  orderedBy: OrderedBy
  /** The message is about the next hours: if it must wait, it is dropped instead of delayed. */
  expiresSameDay?: true
  /** Returns undefined if the record was erased, if the message is no longer true, or if the reader does not want it. */
  write: (database: Database, subjectId: string, clinic: Clinic, now: Date) => Promise<WrittenSms | undefined>
  /** Called after the message was sent; it may be called twice. */
  onSent?: (database: Database, subjectId: string) => Promise<void>
}

/** The kinds of text messages, by the name that an order contains; each name ends in `_sms`. */
export type SmsKinds = Readonly<Record<string, SmsKind>>
