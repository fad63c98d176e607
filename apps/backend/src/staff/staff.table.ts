import type { Role } from '@clairmemoire/api-client/schema'
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** People of the clinic who may sign in. */
export const staff = pgTable('staff', {
  id: uuid().primaryKey(),
  /** In lower case, as `staffAddress` reads it. */
  email: text().notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  role: text().$type<Role>().notNull(),
  /** See `hashOfPassword`; `noPassword` until one is chosen. */
  passwordHash: text('password_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  disabledAt: timestamp('disabled_at', { withTimezone: true }),
})

export type StaffRow = typeof staff.$inferSelect

/** Who saw which requests and when, never what they say: each opening, and the first look at a list of each day. */
export const staffView = pgTable(
  'staff_view',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    reference: text().notNull(),
    /** Opened, and not seen in a list alone. */
    opened: boolean().notNull(),
    /** In UTC. */
    day: date().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('staff_view_at').on(table.at),
    index('staff_view_reference').on(table.reference),
    uniqueIndex('staff_view_listed').on(table.staffId, table.reference, table.day).where(sql`not opened`),
  ],
)
