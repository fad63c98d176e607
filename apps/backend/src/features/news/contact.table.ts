import type { ContactRequest, Locale, MatchingAnswers, Residence } from '@clairmemoire/api-client/schema'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** One row per address, in lower case: what is known of it last. */
export const contact = pgTable('contact', {
  id: uuid().primaryKey(),
  email: text().notNull().unique(),
  locale: text().$type<Locale>().notNull(),
  country: text().$type<Residence>().notNull(),
  firstName: text('first_name'),
  postalCode: text('postal_code'),
  /** Kept with a consent of its own, to write only of studies that may suit; null for who wants to hear of every study. */
  matching: jsonb().$type<MatchingAnswers>(),
  lists: text().array().$type<ContactRequest['lists']>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

/** One row per request, so that the answer for a known address looks like that for a new one (R7-20). */
export const contactRequest = pgTable('contact_request', {
  id: uuid().primaryKey(),
  reference: text().notNull().unique(),
  contactId: uuid('contact_id')
    .notNull()
    .references(() => contact.id),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export type ContactRow = typeof contact.$inferSelect
export type ContactRequestRow = typeof contactRequest.$inferSelect
