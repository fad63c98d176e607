import type { Locale } from '@clairmemoire/api-client/schema'
import type { Answers } from '@clairmemoire/domain/questionnaire'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Anonymous answers to a questionnaire (R7-18). */
export const surveyAnswers = pgTable('survey_answers', {
  id: uuid().primaryKey(),
  questionnaireId: text('questionnaire_id').notNull(),
  questionnaireVersion: text('questionnaire_version').notNull(),
  locale: text().$type<Locale>().notNull(),
  answers: jsonb().$type<Answers>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
