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
import type { RequestedStudy, PhoneAnswers } from '../desk/desk-kind.ts'

/** State of the requested call. */
export type CallState = 'promised' | 'made' | 'not_reached' | 'ended' | 'cancelled' | 'withdrawn'

/** Requests for a call, from any form. */
export const requestTable = pgTable(
  'request',
  {
    id: uuid().primaryKey(),
    form: text().$type<FormId>().notNull(),
    formVersion: text('form_version').notNull(),
    /** By question id; after withdrawal of the consent to store them, only those needed to handle the request. */
    answers: jsonb().$type<Answers>().notNull(),
    /** The study of the request; null without one. */
    study: jsonb().$type<RequestedStudy>(),
    /** Answers given on the telephone. */
    phoneAnswers: jsonb('phone_answers').$type<PhoneAnswers>(),
    reference: text().notNull().unique(),
    /** Language of texts; everything else depends on the country. */
    locale: text().$type<Locale>().notNull(),
    country: text().$type<Country>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Empty without an address. */
    email: text().notNull(),
    /** E.164, like the helper's. */
    phone: text(),
    postalCode: text('postal_code'),
    /** Relation of the requester to the person concerned. */
    relation: text(),
    helper: jsonb().$type<Helper>(),
    /** Needs of the person called. */
    needs: jsonb().$type<readonly CallNeed[]>(),
    callback: jsonb().$type<Callback>().notNull(),
    callBy: date('call_by').notNull(),
    /** Start of the working days until `callBy`. */
    callAskedAt: timestamp('call_asked_at', { withTimezone: true }).notNull(),
    callState: text('call_state').$type<CallState>().notNull(),
    callStateAt: timestamp('call_state_at', { withTimezone: true }).notNull(),
    /** Number of changes of the call: `SEQUENCE` of its calendar file. */
    callSequence: integer('call_sequence').notNull(),
    /** Earlier windows that calendars may have; see `windowsInCalendars`. */
    callEarlierWindows: jsonb('call_earlier_windows').$type<readonly StoredWindow[]>().notNull().default([]),
    version: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was last changed. */
    activeAt: timestamp('active_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('request_active_at').on(table.activeAt),
    index('request_email').on(sql`lower(${table.email})`),
    // Text in ISO 8601, which sorts like time.
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
    /** The key of a device, which no mail ends; the others are in mails. */
    device: boolean().notNull().default(false),
    /** `toAddress` of the address to which only a mail brought the key, or the key it was exchanged for: it has rights over that address. */
    mailedTo: text('mailed_to'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the mail with it was sent. */
    leftAt: timestamp('left_at', { withTimezone: true }),
  },
  (table) => [index('request_link_request_id').on(table.requestId)],
)

/** The fields set by each change, to detect conflicts. Of two concurrent changes one violates the primary key. */
export const requestChange = pgTable(
  'request_change',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => requestTable.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    fields: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Changed by the desk. */
    byDesk: boolean('by_desk').notNull().default(false),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.version] })],
)

/** A mail about a request. It has the key to the request until it is sent. */
export const requestMail = pgTable(
  'request_mail',
  {
    /** For the first mails, the id of the request. */
    id: uuid().primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requestTable.id, { onDelete: 'cascade' }),
    capability: text(),
    /** The change it is about. */
    version: integer(),
    /** For a reminder, `callSequence` of its call. */
    remindsOf: integer('reminds_of'),
    /** That of its key, or of the key with which a change was made. */
    mailedTo: text('mailed_to'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('request_mail_request_id').on(table.requestId),
    index('request_mail_with_key').on(table.createdAt).where(sql`capability is not null`),
    unique('request_mail_reminds_once').on(table.requestId, table.remindsOf),
  ],
)

/** A window with its instants in ISO 8601. */
interface StoredWindow {
  startsAt: string
  endsAt: string
}

export type RequestRow = typeof requestTable.$inferSelect

export function hasEmail({ email }: Pick<RequestRow, 'email'>): boolean {
  return email !== ''
}
