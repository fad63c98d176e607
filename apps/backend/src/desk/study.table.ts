import type { EnteredStatus } from '@clairmemoire/domain/study'
import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { staff } from '../staff/staff.table.ts'

/** What was said of a study, by whom and when. The last word counts, and none is taken away. */
export const studyState = pgTable(
  'study_state',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    trialCode: text('trial_code').notNull(),
    status: text().$type<EnteredStatus>().notNull(),
    reason: text().notNull(),
    since: date().notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('study_state_trial_code').on(table.trialCode, table.id.desc())],
)

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
