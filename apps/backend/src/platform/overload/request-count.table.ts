import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Request counts in their current window; deleted within the hour after it. The table is `UNLOGGED`: it may be emptied by a
 * crash, and counting causes no disk writes.
 */
export const requestCount = pgTable('request_count', {
  /** HMAC of visitor and operation, with the key of the day. */
  subject: text().primaryKey(),
  count: integer().notNull(),
  /** End of the window. */
  until: timestamp({ withTimezone: true }).notNull(),
})

/** The HMAC keys of counts by day (UTC), in base64url; after deletion of a key its counts are anonymous. */
export const countingKey = pgTable('counting_key', {
  day: date().primaryKey(),
  secret: text().notNull(),
})
