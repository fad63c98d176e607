import type { Callback, Country, Helper, Locale, Respondent, TrialCode } from '@clairmemoire/api-client/schema'
import type { Answers } from '@clairmemoire/domain/questionnaire'
import { date, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A request to be called (R7-13). */
export const trialSignup = pgTable('trial_signup', {
  id: uuid().primaryKey(),
  reference: text().notNull().unique(),
  /** Chooses words; the country chooses everything else. */
  locale: text().$type<Locale>().notNull(),
  country: text().$type<Country>().notNull(),
  trialCode: text('trial_code').$type<TrialCode>().notNull(),
  respondent: text().$type<Respondent>().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  /** E.164, like the helper's, who is called when there is one. */
  phone: text(),
  /** How who asks is related to the person the answers are about. */
  relation: text(),
  helper: jsonb().$type<Helper>(),
  callback: jsonb().$type<Callback>().notNull(),
  answers: jsonb().$type<Answers>(),
  questionnaireVersion: text('questionnaire_version'),
  callBy: date('call_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export type TrialSignupRow = typeof trialSignup.$inferSelect
