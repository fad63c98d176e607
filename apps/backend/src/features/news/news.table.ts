import type { ContactRequest, Locale, MatchingAnswers, Residence } from '@clairmemoire/api-client/schema'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A request for news. It takes effect after the owner of the address or number confirms it. */
export interface PendingRequest {
  locale: Locale
  country: Residence
  firstName: string | null
  postalCode: string | null
  /** Null if the person wants news of every study. */
  matching: MatchingAnswers | null
  lists: ContactRequest['lists']
}

/**
 * One row per address (in lower case) or number, with the details confirmed last. Before the first confirmation it has no name and
 * no lists.
 */
export const contact = pgTable(
  'contact',
  {
    id: uuid().primaryKey(),
    email: text().unique(),
    /** In E.164 format, if the news is sent by text message. */
    phone: text().unique(),
    locale: text().$type<Locale>().notNull(),
    country: text().$type<Residence>().notNull(),
    firstName: text('first_name'),
    postalCode: text('postal_code'),
    /** Stored with a separate consent, to select studies that may suit. Null if the person wants news of every study. */
    matching: jsonb().$type<MatchingAnswers>(),
    /** The lists that were confirmed. */
    lists: text().array().$type<ContactRequest['lists']>().notNull(),
    /** The date for news of studies is in `newsAlert`. */
    programmeConfirmedAt: timestamp('programme_confirmed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('contact_address', sql`num_nonnulls(email, phone) = 1`),
    index('contact_unconfirmed').on(table.createdAt).where(sql`lists = '{}'`),
    index('contact_programme').on(table.programmeConfirmedAt).where(sql`programme_confirmed_at is not null`),
  ],
)

/** One row per request, so that the response is the same for known and new addresses and numbers (R7-20). */
export const contactRequest = pgTable(
  'contact_request',
  {
    id: uuid().primaryKey(),
    reference: text().notNull().unique(),
    contactId: uuid('contact_id')
      .notNull()
      .references(() => contact.id),
    /** The request; null after it was confirmed. */
    pending: jsonb('asked').$type<PendingRequest>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('contact_request_contact_id').on(table.contactId),
    index('contact_request_unconfirmed').on(table.createdAt).where(sql`asked is not null`),
  ],
)

export type ContactRow = typeof contact.$inferSelect
export type ContactAddress = Pick<ContactRow, 'email' | 'phone'>
export type ContactRequestRow = typeof contactRequest.$inferSelect

/** The selection of studies and the language of a subscriber. */
export interface NewsSelection {
  locale: Locale
  country: Residence
  /** Null if the person wants news of every study. */
  matching: MatchingAnswers | null
}

/** The confirmed subscription of an address or number to news of studies. */
export const newsAlert = pgTable(
  'news_alert',
  {
    contactId: uuid('contact_id')
      .primaryKey()
      .references(() => contact.id, { onDelete: 'cascade' }),
    /** The selection that was confirmed last. */
    selection: jsonb('wanted').$type<NewsSelection>().notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
    /** Studies that opened until this time were already announced, or opened before the subscription. */
    announcedUntil: timestamp('told_until', { withTimezone: true }).notNull(),
    /** When a mail was last queued, or due: a text message without news is never sent. */
    lastMailAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('news_alert_confirmed_at').on(table.confirmedAt)],
)

/** A mail or text message about news, with its own key to the page of its reader. The key is deleted some days later; its hash stays. */
export const newsMail = pgTable(
  'news_mail',
  {
    id: uuid().primaryKey(),
    contactId: uuid('contact_id')
      .notNull()
      .references(() => contact.id, { onDelete: 'cascade' }),
    /** The request that this message asks to confirm. */
    requestId: uuid('request_id'),
    capability: text(),
    capabilityHash: text('capability_hash').notNull().unique(),
    /** The codes of the announced studies. */
    studies: text().array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('news_mail_contact_id').on(table.contactId),
    index('news_mail_with_key').on(table.createdAt).where(sql`capability is not null`),
  ],
)

/** Stores whether a study was recruiting at the last run, and since when. */
export const studySeen = pgTable('study_seen', {
  code: text().primaryKey(),
  isOpen: boolean('is_open').notNull(),
  openedAt: timestamp('opened_at', { withTimezone: true }),
})

export type NewsAlertRow = typeof newsAlert.$inferSelect
export type NewsMailRow = typeof newsMail.$inferSelect
