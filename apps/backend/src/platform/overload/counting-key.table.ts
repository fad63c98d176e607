import { date, pgTable, text } from 'drizzle-orm/pg-core'

/** Under which the visitors of a day (UTC) are counted, in base64url; once it is erased nothing tells who they were. */
export const countingKey = pgTable('counting_key', {
  day: date().primaryKey(),
  secret: text().notNull(),
})
