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
import type { AskedStudy, PhoneAnswers } from '../desk/desk-kind.ts'

/** What became of the call that a request asks for. */
export type CallState = 'promised' | 'made' | 'not_reached' | 'ended' | 'cancelled' | 'withdrawn'

/** Everything that was sent to be called, by any form. */
export const sentRequest = pgTable(
  'sent_request',
  {
    id: uuid().primaryKey(),
    form: text().$type<FormId>().notNull(),
    formVersion: text('form_version').notNull(),
    /** By question of the form; once the consent to store them is withdrawn, only those that handling the request needs. */
    answers: jsonb().$type<Answers>().notNull(),
    /** The study it is about; null where it is about none. */
    study: jsonb().$type<AskedStudy>(),
    /** What was said on the telephone since. */
    phoneAnswers: jsonb('phone_answers').$type<PhoneAnswers>(),
    reference: text().notNull().unique(),
    /** Chooses words; the country chooses everything else. */
    locale: text().$type<Locale>().notNull(),
    country: text().$type<Country>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Empty for who has none. */
    email: text().notNull(),
    /** E.164, like the helper's, who is called when there is one. */
    phone: text(),
    postalCode: text('postal_code'),
    /** How who asks is related to the person it is about. */
    relation: text(),
    helper: jsonb().$type<Helper>(),
    /** What to know of who is called. */
    needs: jsonb().$type<readonly CallNeed[]>(),
    callback: jsonb().$type<Callback>().notNull(),
    callBy: date('call_by').notNull(),
    /** From when the working days until `callBy` are counted. */
    callAskedAt: timestamp('call_asked_at', { withTimezone: true }).notNull(),
    callState: text('call_state').$type<CallState>().notNull(),
    callStateAt: timestamp('call_state_at', { withTimezone: true }).notNull(),
    /** How often the call was changed: `SEQUENCE` of its calendar file. */
    callSequence: integer('call_sequence').notNull(),
    /** What calendars may have of the call from before its last change, as `windowsInCalendars` says. */
    callEarlierWindows: jsonb('call_earlier_windows').$type<readonly StoredWindow[]>().notNull().default([]),
    version: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was last changed. */
    activeAt: timestamp('active_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sent_request_active_at').on(table.activeAt),
    index('sent_request_email').on(sql`lower(${table.email})`),
  ],
)

/** The keys to a request, of which hashes are stored: one for each device that opened it, and one for each mail with a link. */
export const requestLink = pgTable(
  'request_link',
  {
    capabilityHash: text('capability_hash').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => sentRequest.id, { onDelete: 'cascade' }),
    /** A device keeps it, and no mail ends it. All others stand in mails. */
    device: boolean().notNull().default(false),
    /** For a key that left in a mail alone, or was exchanged for such a one, `toAddress` of where to: it has rights over that address. */
    mailedTo: text('mailed_to'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the mail with it had left. */
    leftAt: timestamp('left_at', { withTimezone: true }),
  },
  (table) => [index('request_link_request_id').on(table.requestId)],
)

/** The fields that each change set, to detect changes of the same field. Of two changes at once one finds its version taken. */
export const requestChange = pgTable(
  'request_change',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => sentRequest.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    fields: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** On the telephone, by the desk. */
    byDesk: boolean('by_desk').notNull().default(false),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.version] })],
)

/** A mail about a request. The key to the request stands in it until the mail has left. */
export const requestMail = pgTable(
  'request_mail',
  {
    /** Of the first mails, the id of the request. */
    id: uuid().primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => sentRequest.id, { onDelete: 'cascade' }),
    capability: text(),
    /** The change it is about. */
    version: integer(),
    /** `callSequence` of the call it reminds of, once. */
    remindsOf: integer('reminds_of'),
    /** As that of its key; of a change, the key with which it was made. */
    mailedTo: text('mailed_to'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('request_mail_request_id').on(table.requestId),
    unique('request_mail_reminds_once').on(table.requestId, table.remindsOf),
  ],
)

/** A window with its instants in ISO 8601. */
interface StoredWindow {
  startsAt: string
  endsAt: string
}

export type SentRequestRow = typeof sentRequest.$inferSelect

/** Without an address no mail is sent. */
export function hasEmail({ email }: Pick<SentRequestRow, 'email'>): boolean {
  return email !== ''
}
