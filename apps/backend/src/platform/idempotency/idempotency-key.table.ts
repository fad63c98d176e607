import { index, integer, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Responses by idempotency key, so that a retry gets the same response (R0-16). */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    key: text().primaryKey(),
    /** SHA-256 of operation and body. */
    requestHash: text('request_hash').notNull(),
    status: integer().notNull(),
    /** `json` and not `jsonb`, to preserve the exact text. */
    response: json().notNull(),
    /** When this record is erased, this row is erased too. */
    subjectId: uuid('subject_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('idempotency_key_subject_id').on(table.subjectId),
    index('idempotency_key_created_at').on(table.createdAt),
  ],
)
