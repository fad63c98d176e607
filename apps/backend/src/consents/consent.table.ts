import type { Locale } from '@clairmemoire/api-client/schema'
import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A purpose to which a person agreed. */
export type ConsentPurpose =
  | 'show_result'
  | 'call_back'
  | 'keep_answers'
  | 'new_studies'
  | 'programme'
  | 'keep_matching_answers'
  | 'memory_test'
  | 'show_to_person'
  | 'show_to_desk'
  | 'compare_with_relative'
  | 'send_link'
  | 'survey'
  | 'answer_for_someone'
  | 'refer_patient'
  | 'pass_on'
  | 'sms'

/** Proves a consent: the text, its language and the time (R0-14). */
export const consent = pgTable(
  'consent',
  {
    id: uuid().primaryKey(),
    /**
     * The request, contact request, memory test or survey that the consent belongs to; a random id for a result, which is not
     * stored.
     */
    subjectId: uuid('subject_id').notNull(),
    purpose: text().$type<ConsentPurpose>().notNull(),
    textVersion: text('text_version').notNull(),
    locale: text().$type<Locale>().notNull(),
    /** The day, as stated in the form, on which a person other than the sender agreed; null for the consent of the sender. */
    agreedOn: date('agreed_on'),
    /** The staff member who recorded the consent on the telephone; null for a consent on a page. */
    receivedBy: uuid('heard_by'),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [index('consent_subject_id').on(table.subjectId)],
)
