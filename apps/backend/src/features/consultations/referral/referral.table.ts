import type { Helper } from '@clairmemoire/api-client/schema'
import { date, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sentRequest } from '../../../requests/sent-request.table.ts'

/** Who is referred where somebody close is called instead; a number may be left out. */
export type PatientNotCalled = Omit<Helper, 'phone' | 'relation'> & { phone?: string }

/** What a doctor tells of a patient who agreed, besides what all requests share: who is called there is the patient, or who they chose. */
export const referral = pgTable('referral', {
  id: uuid()
    .primaryKey()
    .references(() => sentRequest.id, { onDelete: 'cascade' }),
  rpps: text().notNull(),
  birthDate: date('birth_date').notNull(),
  reason: text(),
  patient: jsonb().$type<PatientNotCalled>(),
  /** How who is called instead is related to the patient. */
  relation: text(),
})

export type ReferralRow = Omit<typeof referral.$inferSelect, 'id'>
