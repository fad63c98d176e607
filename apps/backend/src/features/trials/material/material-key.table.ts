import type { StudyCode } from '@clairmemoire/domain/study'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Keys that opened a study's material with its password, for a short time. */
export const materialKey = pgTable('material_key', {
  keyHash: text('key_hash').primaryKey(),
  trialCode: text('trial_code').$type<StudyCode>().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
