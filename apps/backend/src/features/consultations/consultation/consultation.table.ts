import type { ConsultationType, Respondent } from '@clairmemoire/api-client/schema'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sentRequest } from '../../../requests/sent-request.table.ts'

/** What a request for a consultation keeps besides what all requests share. */
export const consultation = pgTable('consultation', {
  id: uuid()
    .primaryKey()
    .references(() => sentRequest.id, { onDelete: 'cascade' }),
  consultationType: text('consultation_type').$type<ConsultationType>().notNull(),
  respondent: text().$type<Respondent>().notNull(),
  /** In the person's own words. */
  reason: text(),
})

export type ConsultationRow = Omit<typeof consultation.$inferSelect, 'id'>
