import type { ContactRequest, Locale, MatchingAnswers, Residence } from '@clairmemoire/api-client/schema'
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What somebody who typed an address asks for it. It counts once the mailbox confirms it. */
export interface Ask {
  locale: Locale
  country: Residence
  firstName: string | null
  postalCode: string | null
  /** Null for who wants to hear of every study. */
  matching: MatchingAnswers | null
  lists: ContactRequest['lists']
}

/** One row per address, in lower case: what its mailbox confirmed last. Until then it says only where to write. */
export const contact = pgTable('contact', {
  id: uuid().primaryKey(),
  email: text().notNull().unique(),
  locale: text().$type<Locale>().notNull(),
  country: text().$type<Residence>().notNull(),
  firstName: text('first_name'),
  postalCode: text('postal_code'),
  /** Kept with a consent of its own, to write only of studies that may suit; null for who wants to hear of every study. */
  matching: jsonb().$type<MatchingAnswers>(),
  /** Those that are confirmed. */
  lists: text().array().$type<ContactRequest['lists']>().notNull(),
  /** That of studies has its date in `news_alert`. */
  programmeConfirmedAt: timestamp('programme_confirmed_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

/** One row per request, so that the answer for a known address looks like that for a new one (R7-20). */
export const contactRequest = pgTable(
  'contact_request',
  {
    id: uuid().primaryKey(),
    reference: text().notNull().unique(),
    contactId: uuid('contact_id')
      .notNull()
      .references(() => contact.id),
    /** What waits to be confirmed by the key that was mailed for it; null once it is. */
    asked: jsonb().$type<Ask>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('contact_request_contact_id').on(table.contactId)],
)

export type ContactRow = typeof contact.$inferSelect
export type ContactRequestRow = typeof contactRequest.$inferSelect

/** Of which studies somebody wants to hear, in which language. */
export interface Wanted {
  locale: Locale
  country: Residence
  /** Null for who wants to hear of every study. */
  matching: MatchingAnswers | null
}

/** News of studies that open, for one address, as its mailbox confirmed them. */
export const newsAlert = pgTable('news_alert', {
  contactId: uuid('contact_id')
    .primaryKey()
    .references(() => contact.id, { onDelete: 'cascade' }),
  /** What was confirmed last, and counts. */
  wanted: jsonb().$type<Wanted>().notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
  /** Studies that opened until then were sent, or were open before. */
  toldUntil: timestamp('told_until', { withTimezone: true }).notNull(),
  /** When a mail was last ordered. */
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
})

/** A mail about news, with a key of its own to the page of its reader. The key stands in it until the mail has left. */
export const newsMail = pgTable(
  'news_mail',
  {
    id: uuid().primaryKey(),
    contactId: uuid('contact_id')
      .notNull()
      .references(() => contact.id, { onDelete: 'cascade' }),
    /** The request that this mail asks to confirm. */
    requestId: uuid('request_id'),
    capability: text(),
    capabilityHash: text('capability_hash').notNull().unique(),
    /** The studies it is about. */
    studies: text().array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('news_mail_contact_id').on(table.contactId)],
)

/** Whether a study took people in when it was last looked at, and since when. */
export const studySeen = pgTable('study_seen', {
  code: text().primaryKey(),
  isOpen: boolean('is_open').notNull(),
  openedAt: timestamp('opened_at', { withTimezone: true }),
})

export type NewsAlertRow = typeof newsAlert.$inferSelect
export type NewsMailRow = typeof newsMail.$inferSelect
