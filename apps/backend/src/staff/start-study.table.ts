import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { staff } from './staff.table.ts'

/** The studies whose figures somebody of the clinic has on their start page. */
export const startStudy = pgTable(
  'start_study',
  {
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    trialCode: text('trial_code').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.trialCode] })],
)
