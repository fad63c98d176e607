import type { Respondent, SecondaryConsultationRequest } from '@clairmemoire/api-client/schema'
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sentRequest } from '../../../requests/sent-request.table.ts'

/** What somebody keeps with us who already met a doctor, besides what all requests share. */
export const secondaryConsultation = pgTable('secondary_consultation', {
  id: uuid()
    .primaryKey()
    .references(() => sentRequest.id, { onDelete: 'cascade' }),
  respondent: text().$type<Respondent>().notNull(),
  /** Like the rest of what was said about health, empty once the person no longer wants it kept. */
  doctorKind: text('doctor_kind').$type<SecondaryConsultationRequest['doctor_kind']>(),
  seen: text().$type<NonNullable<SecondaryConsultationRequest['seen']>>(),
  said: text(),
  seeks: jsonb().$type<SecondaryConsultationRequest['seeks']>(),
  seeksMore: text('seeks_more'),
})

export type SecondaryConsultationRow = Omit<typeof secondaryConsultation.$inferSelect, 'id'>
