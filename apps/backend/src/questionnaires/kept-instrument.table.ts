import type { Instrument } from '@clairmemoire/forms/instrument'
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Every version that was ever served, so that an old result still says what it said. */
export const keptInstrument = pgTable(
  'kept_instrument',
  { id: text().notNull(), version: text().notNull(), data: jsonb().$type<Instrument>().notNull() },
  (table) => [primaryKey({ columns: [table.id, table.version] })],
)
