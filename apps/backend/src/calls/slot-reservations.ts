import type { Callback, Country } from '@clairmemoire/api-client/schema'
import { and, eq, gt, isNotNull, ne, or } from 'drizzle-orm'
import type { CallDesk, Clinic } from '../clinic/clinic.ts'
import { hashOfCapability } from '../platform/capability.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import type { Database, Queries } from '../platform/database/connect.ts'
import { lockName, sendTogether, type Transaction } from '../platform/database/transaction.ts'
import { consumeQuota, hasQuotaLeft, type VisitorQuota } from '../platform/overload/limit-holding.ts'
import type { Limits } from '../platform/overload/limits.ts'
import { keyOfDay, sharedCounts } from '../platform/overload/shared-counts.ts'
import { callPlaces, slotReservation, type SlotReservationRow } from './call-slots.table.ts'
import { halfDayOf, placesKey } from './set-places.ts'

// A slot is a time at which a call can begin. A hold reserves a slot for some minutes, while a visitor fills in a form; it has a key. A
// reservation of a subject, which is a request or a test result, lasts until it is released.

/**
 * The number of slots that one IP address or network may reserve, which a family or a practice may share. Further calls can be requested
 * for a part of the day, which is never full.
 */
const reservationLimit: VisitorQuota = { address: { hour: 6, day: 12 }, network: { hour: 12, day: 24 } }

/** Limits the slots that one visitor may reserve. */
export interface SlotQuota {
  /** Counts a reserved slot, in the transaction that reserves it. Returns false at the limit. */
  consume: (queries: Queries) => Promise<boolean>
  isAvailable: () => Promise<boolean>
}

/** Returns the limit for the IP address of a visitor. Call it before a transaction begins, because it may query the database. */
export type SlotQuotaOf = (address: string) => Promise<SlotQuota>

const quotaName = 'promised time'

export function slotQuotas(database: Database, { submissionsPerMinute }: Limits): SlotQuotaOf {
  const unlimited: SlotQuota = { consume: async () => true, isAvailable: async () => true }
  if (submissionsPerMinute === undefined) return async () => unlimited
  const knownKey = keyOfDay(database)
  return async (address) => {
    const key = await knownKey()
    const countIn = (queries: Queries) => sharedCounts(queries, async () => key)
    return {
      consume: async (queries) =>
        (await consumeQuota(countIn(queries), quotaName, address, reservationLimit)) === undefined,
      isAvailable: () => hasQuotaLeft(countIn(database), quotaName, address, reservationLimit),
    }
  }
}

interface WantedSlot {
  /** Undefined for the desk, which may reserve any number of slots. */
  slotQuota: SlotQuota | undefined
  subjectId: string
  country: Country
  callback: Callback
  /** The key of the visitor's hold. */
  holdKey: string | undefined
  /** The path of the slot in the request body, which a refusal names. */
  field?: string
  now: Date
}

/** Reserves the chosen slot; a part of the day needs no reservation. Refuses a full slot, and every slot at the visitor's limit. */
export async function reserveSlot(tx: Transaction, desk: CallDesk, wanted: WantedSlot): Promise<void> {
  await reserveReadSlot(tx, wanted, await readSlot(tx, desk, wanted))
}

/** Locks and reads the chosen slot, if the number of calls at that time is limited. */
export async function readSlot(
  tx: Transaction,
  desk: CallDesk,
  { country, callback }: Pick<WantedSlot, 'country' | 'callback'>,
): Promise<LimitedSlot | undefined> {
  if (callback.kind === 'part_of_day') return undefined
  return lockSlot(tx, desk, { country, startsAt: new Date(callback.starts_at), timeZone: callback.time_zone })
}

/** Like `reserveSlot`, for a slot that was read in the same transaction. */
export async function reserveReadSlot(
  tx: Transaction,
  { holdKey, ...attempt }: WantedSlot,
  slot: LimitedSlot | undefined,
): Promise<void> {
  await reserve(tx, slot, { ...attempt, holdHash: holdKey === undefined ? undefined : hashOfCapability(holdKey) })
}

/** Reserves the chosen slot. If it replaces an earlier reservation, it does not count towards the visitor's limit again. */
export async function moveReservation(tx: Transaction, desk: CallDesk, wanted: WantedSlot): Promise<void> {
  const isMoved = await releaseSlots(tx, wanted.subjectId)
  await reserveSlot(tx, desk, isMoved ? { ...wanted, slotQuota: undefined } : wanted)
}

/** Releases the slots that a subject has reserved. Returns false if it had none. */
export async function releaseSlots(tx: Transaction, subjectId: string): Promise<boolean> {
  const released = await tx.delete(slotReservation).where(eq(slotReservation.subjectId, subjectId)).returning()
  return released.length > 0
}

/** Holds a slot until `heldUntil`, and releases other slots that the same key holds. Refuses a full slot. */
export async function holdSlot(
  tx: Transaction,
  desk: CallDesk,
  slot: Slot,
  hold: { holdHash: string; heldUntil: Date; now: Date },
): Promise<void> {
  await reserve(tx, await lockSlot(tx, desk, slot), hold)
  const otherSlots = or(ne(slotReservation.country, slot.country), ne(slotReservation.startsAt, slot.startsAt))
  await tx
    .delete(slotReservation)
    .where(and(eq(slotReservation.holdHash, hold.holdHash), isNotNull(slotReservation.heldUntil), otherSlots))
}

interface Slot {
  country: Country
  startsAt: Date
  /** The time zone of the person to call. */
  timeZone: string
}

/** A slot at which a limited number of calls may begin, with its reservations. It is locked. */
interface LimitedSlot extends Pick<Slot, 'country' | 'startsAt'> {
  atOnce: number
  rows: readonly SlotReservationRow[]
}

async function lockSlot(
  tx: Transaction,
  desk: CallDesk,
  { country, startsAt, timeZone }: Slot,
): Promise<LimitedSlot | undefined> {
  const { day, half } = halfDayOf(startsAt, timeZone, desk)
  const selectPlaces = () =>
    tx
      .select({ places: callPlaces.places })
      .from(callPlaces)
      .where(and(eq(callPlaces.country, country), eq(callPlaces.day, day), eq(callPlaces.half, half)))
  // If any number of calls may begin at the same time, no lock is needed.
  if (desk.atOnce === undefined && (await selectPlaces()).length === 0) return undefined
  // The order matters: the rows must be read after the lock is acquired.
  const [, [placesRow], rows] = await sendTogether([
    lockName(tx, `slot ${country} ${startsAt.toISOString()}`),
    selectPlaces(),
    tx
      .select()
      .from(slotReservation)
      .where(and(eq(slotReservation.country, country), eq(slotReservation.startsAt, startsAt))),
  ])
  const atOnce = placesRow?.places ?? desk.atOnce
  return atOnce === undefined ? undefined : { country, startsAt, atOnce, rows }
}

async function reserve(
  tx: Transaction,
  slot: LimitedSlot | undefined,
  { field = 'callback', ...attempt }: Attempt & { heldUntil?: Date; field?: string },
): Promise<void> {
  if (slot === undefined) return
  const { country, startsAt, atOnce, rows } = slot
  const position = freePosition(rows, attempt, atOnce)
  const { slotQuota, subjectId = null, holdHash = null, heldUntil = null, now: since } = attempt
  if (position === undefined || (slotQuota && !(await slotQuota.consume(tx))))
    throw Refusal.of({ [field]: 'slot_unavailable' })
  const reservation = { subjectId, holdHash, heldUntil, since }
  await tx
    .insert(slotReservation)
    .values({ country, startsAt, position, ...reservation })
    .onConflictDoUpdate({
      target: [slotReservation.country, slotReservation.startsAt, slotReservation.position],
      set: reservation,
    })
}

interface SlotQuery {
  slotQuota: SlotQuota
  country: Country
  timeZone: string
  /** The key of the visitor's hold. The slot that it holds is not full for this visitor. */
  holdKey: string | undefined
  now: Date
}

/** Returns a function that checks whether a slot is full: others have all its places, or the visitor reached their limit. */
export async function fullSlotCheck(
  { database, clinic }: { database: Database; clinic: Pick<Clinic, 'calls'> },
  { slotQuota, country, timeZone, holdKey, now }: SlotQuery,
): Promise<(startsAt: Date) => boolean> {
  const { calls } = clinic
  if (calls.atOnce === undefined && calls.places.size === 0) return () => false
  if (!(await slotQuota.isAvailable())) return () => true
  const rows = await database
    .select()
    .from(slotReservation)
    .where(and(eq(slotReservation.country, country), gt(slotReservation.startsAt, now)))
  const atTime = Map.groupBy(rows, ({ startsAt }) => startsAt.getTime())
  const attempt = { now, holdHash: holdKey === undefined ? undefined : hashOfCapability(holdKey) }
  return (startsAt) => {
    const { day, half } = halfDayOf(startsAt, timeZone, calls)
    const atOnce = calls.places.get(placesKey(country, day, half)) ?? calls.atOnce
    return atOnce !== undefined && freePosition(atTime.get(startsAt.getTime()) ?? [], attempt, atOnce) === undefined
  }
}

/** An attempt to reserve or hold a slot. */
interface Attempt {
  slotQuota?: SlotQuota | undefined
  subjectId?: string | undefined
  holdHash?: string | undefined
  now: Date
}

/** Returns whether somebody else has the reservation. An expired hold belongs to nobody. */
function isTaken({ subjectId, holdHash, heldUntil }: SlotReservationRow, attempt: Attempt): boolean {
  if (heldUntil) return heldUntil > attempt.now && holdHash !== attempt.holdHash
  return subjectId !== attempt.subjectId
}

/** Returns the position that the key or subject already has, else the first free one; undefined if all are taken. */
export function freePosition(
  rows: readonly SlotReservationRow[],
  attempt: Attempt,
  atOnce: number,
): number | undefined {
  const isOwn = ({ subjectId, holdHash, heldUntil }: SlotReservationRow) =>
    heldUntil ? holdHash === attempt.holdHash : subjectId === attempt.subjectId
  const own = rows.find((row) => isOwn(row) && !isTaken(row, attempt))
  if (own) return own.position
  const taken = new Set(rows.filter((row) => isTaken(row, attempt)).map(({ position }) => position))
  return Array.from({ length: atOnce }, (_, index) => index + 1).find((position) => !taken.has(position))
}
