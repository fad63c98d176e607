import type { Callback, Country, Locale, MetaAnswersRequest, TestForm, UserType } from '@clairmemoire/api-client/schema'
import type { Answers } from '@clairmemoire/domain/questionnaire'
import { sql } from 'drizzle-orm'
import { date, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Answers to a memory test with details that were added later (R7-07 to R7-09). All are erased together. */
export const orientationResult = pgTable(
  'orientation_result',
  {
    id: uuid().primaryKey(),
    /** Hash of the only key to the result. The key itself is not stored. */
    capabilityHash: text('capability_hash').notNull().unique(),
    /** The desk and the person use this reference when they talk. */
    reference: text().notNull().unique(),
    userType: text('user_type').$type<UserType>().notNull(),
    locale: text().$type<Locale>().notNull(),
    instrumentId: text('instrument_id').notNull(),
    instrumentVersion: text('instrument_version').notNull(),
    /** Whether the whole test or its short form was asked. */
    form: text().$type<TestForm>().notNull().default('whole'),
    /** Answers by question id, with the ids of options. Only relevant answers are stored. */
    answers: jsonb().$type<Answers>().notNull(),
    goals: jsonb().$type<string[]>().notNull(),
    firstName: text('first_name'),
    email: text(),
    /** The number in E.164 format. */
    phone: text(),
    country: text().$type<Country>(),
    callback: jsonb().$type<Callback>(),
    callBy: date('call_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was last opened or changed, with a precision of a day. */
    activeAt: timestamp('active_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('orientation_result_active_at').on(table.activeAt),
    index('orientation_result_email').on(sql`lower(${table.email})`),
  ],
)

/** A link with which a relative may answer once about the same person. */
export const relativeLink = pgTable(
  'relative_link',
  {
    resultId: uuid('result_id')
      .primaryKey()
      .references(() => orientationResult.id, { onDelete: 'cascade' }),
    linkHash: text('link_hash').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('relative_link_expires_at').on(table.expiresAt)],
)

/** The result of a relative that is shown beside the person's own. Erasing either result deletes the view. */
export const relativeView = pgTable('relative_view', {
  resultId: uuid('result_id')
    .primaryKey()
    .references(() => orientationResult.id, { onDelete: 'cascade' }),
  relativeResultId: uuid('relative_result_id')
    .notNull()
    .unique()
    .references(() => orientationResult.id, { onDelete: 'cascade' }),
})

/** A requested mail about a result. The row contains the key to the result for some days, until the mail is sent or abandoned. */
export const orientationMail = pgTable(
  'orientation_mail',
  {
    id: uuid().primaryKey(),
    resultId: uuid('result_id')
      .notNull()
      .references(() => orientationResult.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    capability: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('orientation_mail_result_id').on(table.resultId),
    index('orientation_mail_with_key').on(table.createdAt).where(sql`capability is not null`),
  ],
)

/** Feedback on the questions (R7-23). */
export const metaAnswers = pgTable('meta_answers', {
  resultId: uuid('result_id')
    .primaryKey()
    .references(() => orientationResult.id, { onDelete: 'cascade' }),
  unclear: jsonb().$type<string[]>().notNull(),
  helpedBy: text('helped_by').$type<NonNullable<MetaAnswersRequest['helped_by']>>(),
  comment: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export type OrientationResultRow = typeof orientationResult.$inferSelect
