import type { Callback, Country, Locale, MetaAnswersRequest, TestForm, UserType } from '@clairmemoire/api-client/schema'
import type { Answers } from '@clairmemoire/domain/questionnaire'
import { sql } from 'drizzle-orm'
import { date, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Answers to a memory test with later details (R7-07 to R7-09). Erased as a whole. */
export const orientationResult = pgTable(
  'orientation_result',
  {
    id: uuid().primaryKey(),
    /** Hash of the only key to it, which is not stored. */
    capabilityHash: text('capability_hash').notNull().unique(),
    /** Quoted by the desk and the person. */
    reference: text().notNull().unique(),
    userType: text('user_type').$type<UserType>().notNull(),
    locale: text().$type<Locale>().notNull(),
    instrumentId: text('instrument_id').notNull(),
    instrumentVersion: text('instrument_version').notNull(),
    /** Which of its questions were asked. */
    form: text().$type<TestForm>().notNull().default('whole'),
    /** By option id; only relevant answers. */
    answers: jsonb().$type<Answers>().notNull(),
    goals: jsonb().$type<string[]>().notNull(),
    firstName: text('first_name'),
    email: text(),
    /** E.164. */
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

/** A link by which a relative may answer once about the same person. */
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

/** A requested mail about a result. It has the key to the result until it is sent. */
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
