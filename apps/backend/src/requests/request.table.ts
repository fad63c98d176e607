import type { Callback, CallNeed, Country, Helper, Locale } from '@clairmemoire/api-client/schema'
import type { Answers } from '@clairmemoire/domain/questionnaire'
import type { FormId } from '@clairmemoire/forms/every-form'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { RequestedStudy, PhoneAnswers } from '../desk/call-handler.ts'

/** State of the requested call. */
export type CallState = 'promised' | 'made' | 'not_reached' | 'ended' | 'cancelled' | 'withdrawn'

/** Requests for a call, from any form. */
export const requestTable = pgTable(
  'request',
  {
    id: uuid().primaryKey(),
    form: text().$type<FormId>().notNull(),
    formVersion: text('form_version').notNull(),
    /** Answers by question id. If the consent to store them is withdrawn, only those needed to handle the request remain. */
    answers: jsonb().$type<Answers>().notNull(),
    /** The study that the request is about; null without a study. */
    study: jsonb().$type<RequestedStudy>(),
    /** Answers given on the telephone. */
    phoneAnswers: jsonb('phone_answers').$type<PhoneAnswers>(),
    reference: text().notNull().unique(),
    /** The language of the texts. Everything else depends on the country. */
    locale: text().$type<Locale>().notNull(),
    country: text().$type<Country>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Empty if the person gave no address. */
    email: text().notNull(),
    /** The number in E.164 format, like that of the helper. */
    phone: text(),
    postalCode: text('postal_code'),
    /** Relation of the requester to the person concerned. */
    relation: text(),
    helper: jsonb().$type<Helper>(),
    /** Needs of the person to call, such as hearing problems. */
    needs: jsonb().$type<readonly CallNeed[]>(),
    callback: jsonb().$type<Callback>().notNull(),
    callBy: date('call_by').notNull(),
    /** The working days until `callBy` are counted from this time. */
    callAskedAt: timestamp('call_asked_at', { withTimezone: true }).notNull(),
    callState: text('call_state').$type<CallState>().notNull(),
    callStateAt: timestamp('call_state_at', { withTimezone: true }).notNull(),
    /** Number of changes of the call. It is the `SEQUENCE` of the call's calendar file. */
    callSequence: integer('call_sequence').notNull(),
    /** Earlier windows that calendars may still show; see `windowsInCalendars`. */
    callEarlierWindows: jsonb('call_earlier_windows').$type<readonly StoredWindow[]>().notNull().default([]),
    /** The four digits with which the link in a text message opens the whole request; null without text messages. */
    smsCode: text('sms_code'),
    /** Wrong codes since the code was created. */
    smsCodeTries: integer('sms_code_tries').notNull().default(0),
    version: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the request was last changed. */
    activeAt: timestamp('active_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('request_active_at').on(table.activeAt),
    index('request_email').on(sql`lower(${table.email})`),
    index('request_phone').on(table.phone),
    // The times are text in ISO 8601, which sorts in the order of time.
    index('request_chosen_time')
      .on(sql`(callback ->> 'starts_at')`)
      .where(sql`call_state = 'promised' and callback ->> 'kind' = 'slot'`),
  ],
)

/** Hashes of the keys to a request: one for each device that opened it, and one for each mail with a link. */
export const requestLink = pgTable(
  'request_link',
  {
    capabilityHash: text('capability_hash').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requestTable.id, { onDelete: 'cascade' }),
    /** True for the key of a device, which stays valid when a new mail is sent; false for the key in a mail. */
    device: boolean().notNull().default(false),
    /** True for a key that was sent by SMS, and for its device key until the code was entered: it shows no answers and no name. */
    limited: boolean().notNull().default(false),
    /**
     * `toAddress` of the address or `toNumber` of the number, if this key or the sent key behind it was only in a message. The key
     * has rights over the address.
     */
    mailedTo: text('mailed_to'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the mail with this key was sent. */
    leftAt: timestamp('left_at', { withTimezone: true }),
  },
  (table) => [index('request_link_request_id').on(table.requestId)],
)

/** The fields that each change set, to detect conflicts. If two changes are concurrent, one violates the primary key. */
export const requestChange = pgTable(
  'request_change',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => requestTable.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    fields: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Whether the desk made the change. */
    byDesk: boolean('by_desk').notNull().default(false),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.version] })],
)

/** A mail about a request. The row contains the key to the request for some days, until the mail is sent or abandoned. */
export const requestMail = pgTable(
  'request_mail',
  {
    /** The first mails, to the person and to the desk, have the id of the request. */
    id: uuid().primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requestTable.id, { onDelete: 'cascade' }),
    capability: text(),
    /** The version of the change that the mail is about. */
    version: integer(),
    /** The letter of a reminder or a text message. */
    letter: text(),
    /** For a reminder, the `callSequence` of the call that it reminds of. */
    remindsOf: integer('reminds_of'),
    /** `mailedTo` of the key in the mail, or of the key with which the change was made. */
    mailedTo: text('mailed_to'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('request_mail_request_id').on(table.requestId),
    index('request_mail_with_key').on(table.createdAt).where(sql`capability is not null`),
    unique('request_mail_reminds_once').on(table.requestId, table.remindsOf, table.letter),
  ],
)

/** A window whose times are text in ISO 8601. */
interface StoredWindow {
  startsAt: string
  endsAt: string
}

export type RequestRow = typeof requestTable.$inferSelect

export function hasEmail({ email }: Pick<RequestRow, 'email'>): boolean {
  return email !== ''
}
