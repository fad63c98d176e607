import type { Locale } from '@clairmemoire/api-client/schema'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { staff } from './staff.table.ts'

/** A link with which somebody of the clinic chooses a password, once; a newer one takes its place. */
export const invitation = pgTable('invitation', {
  id: uuid().primaryKey(),
  staffId: uuid('staff_id')
    .notNull()
    .unique()
    .references(() => staff.id, { onDelete: 'cascade' }),
  /** Whether they are new here, or lost the password they had. */
  reason: text().$type<'new' | 'reset'>().notNull(),
  /** Of the mail. */
  locale: text().$type<Locale>().notNull(),
  /** The key, until the mail with it has left. */
  capability: text(),
  capabilityHash: text('capability_hash').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export type InvitationRow = typeof invitation.$inferSelect
