import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownerId } from '../staff/staff.table.ts'

/** The reason why a session ended before it expired. */
export type SessionEnd = 'logged_out' | 'token_copied' | 'password_reset' | 'disabled'

/** The sessions of the staff, with one row for each login. */
export const staffSession = pgTable(
  'staff_session',
  {
    id: uuid().primaryKey(),
    staffId: ownerId(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** True if the login used a passkey or a recovery code, or if a passkey was added in the session. */
    hasSecondFactor: boolean('has_second_factor').notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    endedBecause: text('ended_because').$type<SessionEnd>(),
  },
  (table) => [index('staff_session_staff_id').on(table.staffId), index('staff_session_created_at').on(table.createdAt)],
)

/** The refresh tokens of all sessions; only the last token of a session is unused. */
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
