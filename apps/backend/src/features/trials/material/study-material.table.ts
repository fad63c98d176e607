import type { Locale } from '@clairmemoire/api-client/schema'
import type { StudyCode } from '@clairmemoire/domain/study'
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** What people read of a study who were given its password; entered by the operator. */
export const studyMaterial = pgTable(
  'study_material',
  {
    trialCode: text('trial_code').$type<StudyCode>().notNull(),
    locale: text().$type<Locale>().notNull(),
    title: text().notNull(),
    /** Paragraphs of plain text. */
    paragraphs: text().array().notNull(),
    /** See `hashOfPassword`. */
    passwordHash: text('password_hash').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.trialCode, table.locale] })],
)

export type StudyMaterialRow = typeof studyMaterial.$inferInsert
