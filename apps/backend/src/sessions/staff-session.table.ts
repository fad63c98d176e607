import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { staff } from '../staff/staff.table.ts'

/** Why a session ended before its time. */
export type SessionEnd = 'logged_out' | 'token_copied' | 'password_reset' | 'disabled'

/** One for each login. */
export const staffSession = pgTable(
  'staff_session',
  {
    id: uuid().primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** A passkey or a recovery code was asked for, or a passkey was added in it. */
    hasSecondFactor: boolean('has_second_factor').notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    endedBecause: text('ended_because').$type<SessionEnd>(),
  },
  (table) => [index('staff_session_staff_id').on(table.staffId), index('staff_session_created_at').on(table.createdAt)],
)

/** The tokens that a session has had; of them all, the last alone is not used. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => staffSession.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('refresh_token_session_id').on(table.sessionId)],
)

export type StaffSessionRow = typeof staffSession.$inferSelect

/** What all processes sign sessions with, so that a restart ends none and each takes the tokens of the others. */
export const sessionKey = pgTable('session_key', {
  name: text().primaryKey(),
  /** 256 bits in base64url. */
  secret: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
