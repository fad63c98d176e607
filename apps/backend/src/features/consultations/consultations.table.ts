import type {
  ConsultationType,
  Helper,
  Respondent,
  SecondaryConsultationRequest,
} from '@clairmemoire/api-client/schema'
import { date, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sentRequest } from '../../requests/sent-request.table.ts'

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

/** What somebody keeps with us who already met a doctor, besides what all requests share. */
export const secondaryConsultation = pgTable('secondary_consultation', {
  id: uuid()
    .primaryKey()
    .references(() => sentRequest.id, { onDelete: 'cascade' }),
  respondent: text().$type<Respondent>().notNull(),
  /** Like the rest of what was said about health, empty once the person withdrew the consent to store it. */
  doctorKind: text('doctor_kind').$type<SecondaryConsultationRequest['doctor_kind']>(),
  seen: text().$type<NonNullable<SecondaryConsultationRequest['seen']>>(),
  said: text(),
  seeks: jsonb().$type<SecondaryConsultationRequest['seeks']>(),
  seeksMore: text('seeks_more'),
})

export type SecondaryConsultationRow = Omit<typeof secondaryConsultation.$inferSelect, 'id'>

/** Who is referred where somebody close is called instead; a number may be left out. */
type PatientNotCalled = Omit<Helper, 'phone' | 'relation'> & { phone?: string }

/** What a doctor states of a patient who agreed, besides the fields of all requests. The called person is the patient, or whom they chose. */
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
