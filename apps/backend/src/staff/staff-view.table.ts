import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { staff } from './staff.table.ts'

/** Who saw which requests and when; never what they say. */
export const staffView = pgTable(
  'staff_view',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    references: text('seen').array().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('staff_view_at').on(table.at)],
)
