import type { ContactRequest, Locale } from '@clairmemoire/api-client/schema'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** One row per address, in lower case: what is known of it last. */
export const contact = pgTable('contact', {
  id: uuid().primaryKey(),
  email: text().notNull().unique(),
  locale: text().$type<Locale>().notNull(),
  firstName: text('first_name'),
  postalCode: text('postal_code'),
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
