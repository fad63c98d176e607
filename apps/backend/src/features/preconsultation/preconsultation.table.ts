import type { PreconsultationRequest, PreconsultationUserType } from '@clairmemoire/api-client/schema'
import type { Answers } from '@clairmemoire/domain/questionnaire'
import { date, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sentRequest } from '../../requests/sent-request.table.ts'

/** What was prepared before a consultation, besides what all requests share. */
export const preconsultation = pgTable('preconsultation', {
  id: uuid()
    .primaryKey()
    .references(() => sentRequest.id, { onDelete: 'cascade' }),
  userType: text('user_type').$type<PreconsultationUserType>().notNull(),
  questionnaireVersion: text('questionnaire_version').notNull(),
  /** Like the companion, empty once the person withdrew the consent to store them. */
  answers: jsonb().$type<Answers>(),
  birthDate: date('birth_date').notNull(),
  /** Whom the consultation is for, where that is not who asks. */
  patient: jsonb().$type<NonNullable<PreconsultationRequest['patient']>>(),
  /** The telephone number is in E.164. */
  companion: jsonb().$type<Omit<NonNullable<PreconsultationRequest['companion']>, 'agreed'>>(),
})

export type PreconsultationRow = Omit<typeof preconsultation.$inferSelect, 'id'>
