import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Kinds of mail that were stopped for an address or a request. */
export const mailStop = pgTable(
  'mail_stop',
  {
    /** SHA-256 of the address, or of the request. */
    mailbox: text().notNull(),
    /** The name of the letter. */
    letter: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.mailbox, table.letter] })],
)

/** Records when a mailbox got a mail, to limit the mails to one mailbox; stored for eight days. */
export const visitorMail = pgTable(
  'visitor_mail',
  {
    /** Id of the mail, so that attempts of the same mail count once. */
    id: text().primaryKey(),
    /** SHA-256 of the mailbox or number. */
    mailbox: text().notNull(),
    /** The segments of a text message; 0 for a mail. */
    segments: integer().notNull().default(0),
    /** A text message that anybody could order to a number that nobody has confirmed. */
    isUnconfirmed: boolean('is_unconfirmed').notNull().default(false),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('visitor_mail_mailbox').on(table.mailbox), index('visitor_mail_at').on(table.at)],
)
