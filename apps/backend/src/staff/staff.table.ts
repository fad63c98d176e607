import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** People of the clinic who may sign in. */
export const staff = pgTable('staff', {
  id: uuid().primaryKey(),
  /** In lower case, as `staffAddress` reads it. */
  email: text().notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** See `hashOfPassword`. */
  passwordHash: text('password_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  disabledAt: timestamp('disabled_at', { withTimezone: true }),
})

export type StaffRow = typeof staff.$inferSelect
