import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { staff } from '../staff/staff.table.ts'
import { deskCase } from './desk-case.table.ts'

/** A link by which a study site reads, once, what a person agreed to pass on. */
export const handOver = pgTable(
  'hand_over',
  {
    id: uuid().primaryKey(),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => deskCase.subjectId, { onDelete: 'cascade' }),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    /** As its name was chosen or typed. */
    site: text().notNull(),
    capabilityHash: text('capability_hash').notNull().unique(),
    /** Of the key and the code together: who has the hash alone cannot try all codes. */
    codeHash: text('code_hash').notNull(),
    wrongCodes: integer('wrong_codes').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    withdrawnBy: uuid('withdrawn_by').references(() => staff.id),
  },
  (table) => [index('hand_over_subject_id').on(table.subjectId)],
)

export type HandOverRow = typeof handOver.$inferSelect
