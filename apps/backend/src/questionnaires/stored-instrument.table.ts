import type { Instrument } from '@clairmemoire/forms/instrument'
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Stores every version that was ever served, so that old results keep their texts and scores. */
export const storedInstrument = pgTable(
  'kept_instrument',
  { id: text().notNull(), version: text().notNull(), data: jsonb().$type<Instrument>().notNull() },
  (table) => [primaryKey({ columns: [table.id, table.version] })],
)
