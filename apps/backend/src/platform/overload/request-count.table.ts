import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * How often something was asked in a time that has not ended; forgotten within the hour after it. The migration makes it
 * `UNLOGGED`: a crash of the database may forget it, and counting costs the disk nothing.
 */
export const requestCount = pgTable('request_count', {
  /** HMAC of who asked and for what, under the key of the day. */
  subject: text().primaryKey(),
  count: integer().notNull(),
  /** When it is counted anew. */
  until: timestamp({ withTimezone: true }).notNull(),
})

/** Under which the visitors of a day (UTC) are counted, in base64url; once it is erased the counts belong to nobody. */
export const countingKey = pgTable('counting_key', {
  day: date().primaryKey(),
  secret: text().notNull(),
})
