import type { Country } from '@clairmemoire/api-client/schema'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { HalfDay } from '../clinic/clinic.ts'
import { staff } from '../staff/staff.table.ts'

/** The number of calls that may begin at the same time in a half day, if it differs from the setting. 0 closes the half day. */
export const callPlaces = pgTable(
  'call_places',
  {
    country: text().$type<Country>().notNull(),
    /** The date in the time zone of the person to call. */
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

/** One row for each slot that is held until a given time, or reserved. */
export const slotReservation = pgTable(
  'slot_reservation',
  {
    country: text().$type<Country>().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** A number from 1 to the number of calls that may begin at the same time. */
    position: integer().notNull(),
    /** The request or test result that has reserved the slot; null while the slot is only held. */
    subjectId: uuid('subject_id'),
    /** Hash of the key that holds or held the slot. */
    holdHash: text('hold_hash'),
    /** Null once the slot is reserved. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    /** When the slot was held or reserved. */
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.startsAt, table.position] }),
    index('slot_reservation_starts_at').on(table.startsAt),
    index('slot_reservation_subject_id').on(table.subjectId),
    index('slot_reservation_hold_hash').on(table.holdHash),
    index('slot_reservation_held_until').on(table.heldUntil).where(sql`held_until is not null`),
  ],
)

export type SlotReservationRow = typeof slotReservation.$inferInsert
