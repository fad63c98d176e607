import type { Callback, Country, Helper, Locale, Respondent, TrialCode } from '@clairmemoire/api-client/schema'
import type { Answers } from '@clairmemoire/domain/questionnaire'
import { date, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What a request to be called about a study keeps besides what all requests share (R7-13). */
export const trialSignup = pgTable('trial_signup', {
  /** Of its request. */
  id: uuid().primaryKey(),
  trialCode: text('trial_code').$type<TrialCode>().notNull(),
  respondent: text().$type<Respondent>().notNull(),
  answers: jsonb().$type<Answers>(),
  questionnaireVersion: text('questionnaire_version'),
  // What the request has now: written by the version before alone, which may still be running.
  reference: text().unique(),
  locale: text().$type<Locale>(),
  country: text().$type<Country>(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  email: text(),
  phone: text(),
  relation: text(),
  helper: jsonb().$type<Helper>(),
  callback: jsonb().$type<Callback>(),
  callBy: date('call_by'),
  createdAt: timestamp('created_at', { withTimezone: true }),
})

export type TrialSignupRow = Pick<
  typeof trialSignup.$inferSelect,
  'trialCode' | 'respondent' | 'answers' | 'questionnaireVersion'
>
