import type { Country, DeskEvent, Locale } from '@clairmemoire/api-client/schema'
import type { CallOutcome } from '@clairmemoire/domain/call-outcome'
import type { EnteredStatus } from '@clairmemoire/domain/study'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { staff, staffId } from '../staff/staff.table.ts'
import type { StateBefore } from './undo.ts'

/** The lexemes have no positions, as `array_to_tsvector` returns them. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The windows in which the desk may call, in the text format of PostgreSQL: `{["…","…"),…}`. */
const windows = customType<{ data: string }>({ dataType: () => 'tstzmultirange' })

/**
 * `open`: the desk has to call; `waiting`: the person was not reached, got a mail and may choose a time; `closed`: nothing is
 * left to do.
 */
export type CaseState = 'open' | 'waiting' | 'closed'

/** One call to make, with the columns by which the desk sorts and searches. The person and the reason are stored in the request. */
export const deskCase = pgTable(
  'desk_case',
  {
    /** Id of the request or of the result of a memory test. */
    subjectId: uuid('subject_id').primaryKey(),
    reference: text().notNull().unique(),
    /** The id of the form of the request, or `memory_test`. */
    kind: text().notNull(),
    /** The code of the study that the call is about. */
    trialCode: text('trial_code'),
    locale: text().$type<Locale>().notNull(),
    country: text().$type<Country>().notNull(),
    /** Time zone of the call. */
    timeZone: text('time_zone').notNull(),
    /** The words of the name of the person to call. Lists are sorted by them. */
    sortName: text('sort_name').notNull(),
    /** Whether the answers show that the person needs urgent help. */
    isUrgent: boolean('is_urgent').notNull(),
    state: text().$type<CaseState>().notNull(),
    /** The reason why the case was closed; `not_reached` after an unanswered attempt. */
    outcome: text().$type<CallOutcome | 'cancelled' | 'withdrawn' | 'not_reached'>(),
    windows: windows().notNull(),
    /** When the call becomes late; in the state `waiting`, when the case is closed. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** When the person last said when to call. */
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** Deadline of the first attempt. It no longer changes after that attempt. */
    promisedAt: timestamp('promised_at', { withTimezone: true }).notNull(),
    /** Unanswered calls since `askedAt`. */
    tries: integer().notNull(),
    /** The times of the first attempt and of the first answered call. Corrected outcomes do not count. */
    firstTriedAt: timestamp('first_tried_at', { withTimezone: true }),
    reachedAt: timestamp('reached_at', { withTimezone: true }),
    /** The criterion or the reason of the last outcome, if it has one. */
    why: text(),
    claimedBy: uuid('claimed_by').references(() => staff.id),
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    /** The assigned colleague; a coordinator assigns calls. */
    givenTo: uuid('given_to').references(() => staff.id),
    /** When the browser of the claiming staff member last renewed the claim. */
    claimSeenAt: timestamp('claim_seen_at', { withTimezone: true }),
    /** Incremented by each change that the person makes and by each outcome. */
    version: integer().notNull(),
    /** Names, numbers and addresses of the requester and of the helper. */
    search: tsvector().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('desk_case_urgency')
      .on(table.isUrgent.desc().nullsFirst(), table.dueAt, table.subjectId)
      .where(sql`state <> 'closed'`),
    // The columns for sorting come first, then those for filters, so that PostgreSQL can filter with the index alone.
    index('desk_case_latest').on(
      table.changedAt.desc().nullsFirst(),
      table.subjectId,
      table.state,
      table.locale,
      table.country,
    ),
    index('desk_case_closed_kind')
      .on(table.kind, table.changedAt.desc().nullsFirst(), table.subjectId, table.locale, table.country)
      .where(sql`state = 'closed'`),
    index('desk_case_closed_place')
      .on(table.locale, table.country, table.changedAt.desc().nullsFirst(), table.subjectId)
      .where(sql`state = 'closed'`),
    index('desk_case_closed_study')
      .on(
        table.trialCode,
        table.changedAt.desc().nullsFirst(),
        table.subjectId,
        table.kind,
        table.locale,
        table.country,
      )
      .where(sql`state = 'closed'`),
    index('desk_case_waiting').on(table.dueAt).where(sql`state = 'waiting'`),
    index('desk_case_claimed_by').on(table.claimedBy).where(sql`claimed_by is not null`),
    index('desk_case_given_to').on(table.givenTo).where(sql`given_to is not null`),
    // Contains all columns that the figures of a study need.
    index('desk_case_figures').on(
      table.trialCode,
      table.createdAt,
      table.state,
      table.outcome,
      table.promisedAt,
      table.firstTriedAt,
      table.reachedAt,
      table.why,
    ),
    index('desk_case_search').using('gin', table.search),
  ],
)

function caseId() {
  return uuid('subject_id')
    .notNull()
    .references(() => deskCase.subjectId, { onDelete: 'cascade' })
}

/** The outcome of a call. A corrected outcome stays in the table, but is not counted. */
export const callOutcome = pgTable(
  'call_outcome',
  {
    id: uuid().primaryKey(),
    subjectId: caseId(),
    staffId: staffId(),
    outcome: text().$type<CallOutcome>().notNull(),
    details: jsonb().$type<NonNullable<DeskEvent['details']>>().notNull(),
    note: text().notNull(),
    /** The id of the outcome that this outcome corrects. */
    corrects: uuid(),
    /** The day of the call, in the time zone of the call. */
    calledOn: date('called_on').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The state that is restored when the outcome is undone. */
    before: jsonb().$type<StateBefore>().notNull(),
  },
  (table) => [
    index('call_outcome_subject_id').on(table.subjectId),
    index('call_outcome_staff_id').on(table.staffId, table.at.desc().nullsFirst(), table.subjectId),
    index('call_outcome_corrects').on(table.corrects).where(sql`corrects is not null`),
    index('call_outcome_at').on(table.at),
  ],
)

/** The note that a staff member has typed about a call and not yet recorded. */
export const deskDraft = pgTable(
  'desk_draft',
  {
    subjectId: caseId(),
    staffId: staffId(),
    note: text().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.subjectId, table.staffId] })],
)

export type DeskCaseRow = typeof deskCase.$inferSelect
export type CallOutcomeRow = typeof callOutcome.$inferSelect

/** A link that a study site can open once, to read the data that a person agreed to pass on. */
export const handOver = pgTable(
  'hand_over',
  {
    id: uuid().primaryKey(),
    subjectId: caseId(),
    staffId: staffId(),
    /** Name of the site, as chosen or typed. */
    site: text().notNull(),
    capabilityHash: text('capability_hash').notNull().unique(),
    /** Hash of the key and the code together: without the key, nobody can find the code by trying all codes. */
    codeHash: text('code_hash').notNull(),
    wrongCodes: integer('wrong_codes').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    withdrawnBy: uuid('withdrawn_by').references(() => staff.id),
  },
  (table) => [index('hand_over_subject_id').on(table.subjectId)],
)

export type HandOverRow = typeof handOver.$inferSelect

/** Append-only history of the states entered for a study; the latest row counts. */
export const studyState = pgTable(
  'study_state',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    trialCode: text('trial_code').notNull(),
    status: text().$type<EnteredStatus>().notNull(),
    reason: text().notNull(),
    since: date().notNull(),
    staffId: staffId(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('study_state_trial_code').on(table.trialCode, table.id.desc())],
)

/** The number of people whom a study included in a week, as its sites reported. */
export const studyInclusion = pgTable(
  'study_inclusion',
  {
    trialCode: text('trial_code').notNull(),
    /** The Monday of the week. */
    week: date().notNull(),
    count: integer().notNull(),
    /** The staff member who last entered the count. */
    staffId: staffId(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.trialCode, table.week] })],
)
