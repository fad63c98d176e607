import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What all processes sign sessions with, so that a restart ends none and each takes the tokens of the others. */
export const sessionKey = pgTable('session_key', {
  name: text().primaryKey(),
  /** 256 bits in base64url. */
  secret: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
