import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { staff } from '../staff/staff.table.ts'

/** How many people a study included in a week, as its sites told the clinic. */
export const studyInclusion = pgTable(
  'study_inclusion',
  {
    trialCode: text('trial_code').notNull(),
    /** Its Monday. */
    week: date().notNull(),
    count: integer().notNull(),
    /** Who entered it last. */
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.trialCode, table.week] })],
)
