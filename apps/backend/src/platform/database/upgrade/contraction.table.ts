import { pgTable, text } from 'drizzle-orm/pg-core'

/** Migrations after which releases before a certain one no longer work; a backend asks before it starts. */
export const contraction = pgTable('contraction', {
  /** The name of its file without `.sql`. */
  migration: text().primaryKey(),
  /** The first release that works without what the migration took away. */
  oldestRelease: text('oldest_release').notNull(),
})
