import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Which kind of mail leaves to whom, or about which request, no more. */
export const mailStop = pgTable(
  'mail_stop',
  {
    /** SHA-256 of the address, or of the request that alone is meant. */
    mailbox: text().notNull(),
    /** The name of the letter. */
    letter: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.mailbox, table.letter] })],
)
