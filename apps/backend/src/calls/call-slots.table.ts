import type { Country } from '@clairmemoire/api-client/schema'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
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

/** The calls that begin at one time, by number: one of them each, held for a while or taken. */
export const slotReservation = pgTable(
  'slot_reservation',
  {
    country: text().$type<Country>().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** From 1 to how many calls may begin at once. */
    position: integer().notNull(),
    /** Whose call it is; null as long as it is held. */
    subjectId: uuid('subject_id'),
    /** Of the key by which it is or was held. */
    holdHash: text('hold_hash'),
    /** Null once it is taken. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    /** Since when it is held or taken. */
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.startsAt, table.position] }),
    index('slot_reservation_subject_id').on(table.subjectId),
    index('slot_reservation_hold_hash').on(table.holdHash),
    index('slot_reservation_held_until').on(table.heldUntil).where(sql`held_until is not null`),
  ],
)

export type SlotReservationRow = typeof slotReservation.$inferInsert
