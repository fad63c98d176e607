import type { Country } from '@clairmemoire/api-client/schema'
import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { HalfDay } from '../clinic/clinic.ts'
import { staff } from '../staff/staff.table.ts'

/** How many calls may begin at once in half a day, where it is another number than the setting; 0 closes it. */
export const callPlaces = pgTable(
  'call_places',
  {
    country: text().$type<Country>().notNull(),
    /** By the clocks of who is called. */
    day: date().notNull(),
    half: text().$type<HalfDay>().notNull(),
    places: integer().notNull(),
    setBy: uuid('set_by')
      .notNull()
      .references(() => staff.id),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.day, table.half] })],
)
