import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Recent failed logins by account, by network and by the pair of both. The keys are HMACs with the session key. */
export const loginCount = pgTable(
  'login_count',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('login_count_last_at').on(table.lastAt)],
)

/** The networks from which an address has signed in; both are HMACs. */
export const knownNetwork = pgTable(
  'known_network',
  {
    account: text().notNull(),
    network: text().notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.network] })],
)

export type LoginCountRow = typeof loginCount.$inferSelect
