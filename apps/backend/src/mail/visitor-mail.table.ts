import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

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
