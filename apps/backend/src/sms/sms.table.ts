import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { requestTable } from '../requests/request.table.ts'

/** `sending`: the gateway has not answered yet; `received`: an answer of the person. */
export type SmsState = 'sending' | 'sent' | 'delivered' | 'failed' | 'received'

/** Text messages, and the answers to those about requests. */
export const sms = pgTable(
  'sms',
  {
    /** `mailId` of the order, which the delivery report contains; of an answer, the id of the gateway after `in `. */
    id: text().primaryKey(),
    /** Null for news, which is about no request. */
    requestId: uuid('request_id').references(() => requestTable.id, { onDelete: 'cascade' }),
    /** The name of the letter; null for an answer. */
    letter: text(),
    /** `toNumber` of the recipient; null for an answer. */
    number: text(),
    /** 0 for an answer. */
    segments: integer().notNull(),
    /** The text of an answer, which the desk reads. */
    words: text(),
    state: text().$type<SmsState>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    stateAt: timestamp('state_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sms_request_id').on(table.requestId),
    index('sms_state_at').on(table.stateAt),
    index('sms_of_news').on(table.at).where(sql`request_id is null`),
  ],
)

/** Numbers that get no text message any more; stored longer than the requests, so that a new request does not undo the stop. */
export const smsStop = pgTable(
  'sms_stop',
  {
    /** HMAC of the number under a secret of the product. */
    number: text().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sms_stop_at').on(table.at)],
)
