import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sentRequest } from '../../../requests/sent-request.table.ts'

/** What a doctor tells of a patient who agreed, besides what all requests share: who is called there is the patient. */
export const referral = pgTable('referral', {
  id: uuid()
    .primaryKey()
    .references(() => sentRequest.id, { onDelete: 'cascade' }),
  rpps: text().notNull(),
  birthDate: date('birth_date').notNull(),
  reason: text(),
})

export type ReferralRow = Omit<typeof referral.$inferSelect, 'id'>
