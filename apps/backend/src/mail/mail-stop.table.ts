import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Which kind of mail leaves to whom no more. */
export const mailStop = pgTable(
  'mail_stop',
  {
    /** SHA-256 of the mailbox. */
    mailbox: text().notNull(),
    /** The name of the letter. */
    letter: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.mailbox, table.letter] })],
)
