import type { Respondent, TrialCode } from '@clairmemoire/api-client/schema'
import type { Answers } from '@clairmemoire/domain/questionnaire'
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PhoneAnswers } from '../../../desk/desk-kind.ts'

/** What a request to be called about a study keeps besides what all requests share (R7-13). */
export const trialSignup = pgTable('trial_signup', {
  /** Of its request. */
  id: uuid().primaryKey(),
  trialCode: text('trial_code').$type<TrialCode>().notNull(),
  respondent: text().$type<Respondent>().notNull(),
  answers: jsonb().$type<Answers>(),
  questionnaireVersion: text('questionnaire_version'),
  /** What was said on the telephone since. */
  phoneAnswers: jsonb('phone_answers').$type<PhoneAnswers>(),
})

export type TrialSignupRow = Omit<typeof trialSignup.$inferSelect, 'id'>
