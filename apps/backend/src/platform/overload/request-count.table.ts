import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The request counts of current windows; a count is deleted within an hour after its window. The table is `UNLOGGED`: a crash
 * may empty it, and counting causes no disk writes.
 */
export const requestCount = pgTable('request_count', {
  /** HMAC of visitor and operation, with the key of the day. */
  subject: text().primaryKey(),
  count: integer().notNull(),
  /** End of the window. */
  until: timestamp({ withTimezone: true }).notNull(),
})

/** The HMAC keys of counts by day (UTC), in base64url; once a key is deleted, its counts are anonymous. */
export const countingKey = pgTable('counting_key', {
  day: date().primaryKey(),
  secret: text().notNull(),
})
