import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

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

/** Which mailbox got a mail and when, to limit mails to one mailbox; stored for eight days. */
export const visitorMail = pgTable(
  'visitor_mail',
  {
    /** Of the mail, so that a second attempt counts once. */
    id: text().primaryKey(),
    /** SHA-256 of the mailbox. */
    mailbox: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('visitor_mail_mailbox').on(table.mailbox)],
)
