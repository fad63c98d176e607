import { index, integer, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What was answered under a key, so that a retry is answered the same (R0-16). */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    key: text().primaryKey(),
    /** SHA-256 of operation and body. */
    requestHash: text('request_hash').notNull(),
    status: integer().notNull(),
    /** Kept as text, so that a retry is answered to the letter. */
    response: json().notNull(),
    /** What can be erased, and what was answered with it. */
    subjectId: uuid('subject_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('idempotency_key_subject_id').on(table.subjectId)],
)
