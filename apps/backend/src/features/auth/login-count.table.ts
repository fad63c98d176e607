import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Logins that failed lately, by what they have in common; the key says so to nobody without the key of sessions. */
export const loginCount = pgTable(
  'login_count',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('login_count_last_at').on(table.lastAt)],
)

/** From which networks an address has signed in; both as keys, like above. */
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
