import type { Locale } from '@clairmemoire/api-client/schema'
import type { StudyCode } from '@clairmemoire/domain/study'
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Password-protected material of a study, entered by the operator. */
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

/** Short-lived keys, issued for the password of a study's material. */
export const materialKey = pgTable(
  'material_key',
  {
    keyHash: text('key_hash').primaryKey(),
    trialCode: text('trial_code').$type<StudyCode>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('material_key_trial_code').on(table.trialCode),
    index('material_key_expires_at').on(table.expiresAt),
  ],
)
