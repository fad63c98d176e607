import type { Locale, MatchingAnswers, Residence } from '@clairmemoire/api-client/schema'
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { contact } from '../contact.table.ts'

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
  /** What opened until then is told, or was there before. */
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
    /** The studies it tells of. */
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
