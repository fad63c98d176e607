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

/**
 * The number of call times that may be promised to one IP address or network, which a family or a practice may share. Further
 * calls can be requested for a part of the day, which is never full.
 */
const promiseLimit: VisitorQuota = { address: { hour: 6, day: 12 }, network: { hour: 12, day: 24 } }

/** Limits the times that one visitor may reserve. */
export interface SlotQuota {
  /** Counts a reserved time, in the transaction that reserves it. Returns false at the limit. */
  consume: (queries: Queries) => Promise<boolean>
  isAvailable: () => Promise<boolean>
}

/** Returns the limit for the IP address of a visitor. Call it before a transaction begins, because it may query the database. */
export type SlotQuotaOf = (address: string) => Promise<SlotQuota>

const subject = 'promised time'

export function slotQuotas(database: Database, { submissionsPerMinute }: Limits): SlotQuotaOf {
  const unlimited: SlotQuota = { consume: async () => true, isAvailable: async () => true }
  if (submissionsPerMinute === undefined) return async () => unlimited
  const knownKey = keyOfDay(database)
  return async (address) => {
    const key = await knownKey()
    const countIn = (queries: Queries) => sharedCounts(queries, async () => key)
    return {
      consume: async (queries) => (await consumeQuota(countIn(queries), subject, address, promiseLimit)) === undefined,
      isAvailable: () => hasQuotaLeft(countIn(database), subject, address, promiseLimit),
    }
  }
}

interface WantedSlot {
  /** Undefined for the desk, which may reserve any number of times. */
  slotQuota: SlotQuota | undefined
  subjectId: string
  country: Country
  callback: Callback
  /** The key with which the visitor holds the time. */
  hold: string | undefined
  /** The path of the time in the request body, which a refusal names. */
  field?: string
  now: Date
}

/** Reserves the chosen time; a part of the day needs no reservation. Throws a refusal when the time is full. */
export async function reserveSlot(
  tx: Transaction,
  desk: CallDesk,
  { subjectId, country, callback, hold, ...claim }: WantedSlot,
): Promise<void> {
  if (callback.kind === 'part_of_day') return
  const holdHash = hold === undefined ? undefined : hashOfCapability(hold)
  const slot = { country, startsAt: new Date(callback.starts_at), timeZone: callback.time_zone }
  await reserve(tx, desk, slot, { ...claim, subjectId, holdHash })
}

/** Reserves the chosen time. If it replaces an earlier reservation, it does not count towards the visitor's limit again. */
export async function moveReservation(tx: Transaction, desk: CallDesk, wanted: WantedSlot): Promise<void> {
  const isMoved = await releaseSlots(tx, wanted.subjectId)
  await reserveSlot(tx, desk, isMoved ? { ...wanted, slotQuota: undefined } : wanted)
}

/** Releases the times that a subject has reserved. Returns false if it had none. */
export async function releaseSlots(tx: Transaction, subjectId: string): Promise<boolean> {
  const released = await tx.delete(slotReservation).where(eq(slotReservation.subjectId, subjectId)).returning()
  return released.length > 0
}

/** Holds a time until `heldUntil`, and releases other times that the same key holds. Throws a refusal when the time is full. */
export async function holdSlot(
  tx: Transaction,
  desk: CallDesk,
  slot: Slot,
  hold: { holdHash: string; heldUntil: Date; now: Date },
): Promise<void> {
  await reserve(tx, desk, slot, hold)
  const isOther = or(ne(slotReservation.country, slot.country), ne(slotReservation.startsAt, slot.startsAt))
  await tx
    .delete(slotReservation)
    .where(and(eq(slotReservation.holdHash, hold.holdHash), isNotNull(slotReservation.heldUntil), isOther))
}

interface Slot {
  country: Country
  startsAt: Date
  /** The time zone of the person to call. */
  timeZone: string
}

async function reserve(
  tx: Transaction,
  desk: CallDesk,
  { country, startsAt, timeZone }: Slot,
  { field = 'callback', ...claim }: Claim & { heldUntil?: Date; field?: string },
): Promise<void> {
  const { day, half } = halfDayOf(startsAt, timeZone, desk)
  const setPlaces = () =>
    tx
      .select({ places: callPlaces.places })
      .from(callPlaces)
      .where(and(eq(callPlaces.country, country), eq(callPlaces.day, day), eq(callPlaces.half, half)))
  // Without a limit no lock is needed.
  if (desk.atOnce === undefined && (await setPlaces()).length === 0) return
  // The order matters: the rows must be read after the lock is acquired.
  const [, [set], rows] = await sendTogether([
    lockName(tx, `slot ${country} ${startsAt.toISOString()}`),
    setPlaces(),
    tx
      .select()
      .from(slotReservation)
      .where(and(eq(slotReservation.country, country), eq(slotReservation.startsAt, startsAt))),
  ])
  const atOnce = set?.places ?? desk.atOnce
  if (atOnce === undefined) return
  const position = freePosition(rows, claim, atOnce)
  const { slotQuota, subjectId = null, holdHash = null, heldUntil = null, now: since } = claim
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
  /** The key of the visitor. A time that it holds is not full for this visitor. */
  hold: string | undefined
  now: Date
}

/** Returns a function that checks whether a time is full: others have all its places, or the visitor reached their limit. */
export async function fullSlots(
  { database, clinic }: { database: Database; clinic: Pick<Clinic, 'calls'> },
  { slotQuota, country, timeZone, hold, now }: SlotQuery,
): Promise<(startsAt: Date) => boolean> {
  const { calls } = clinic
  if (calls.atOnce === undefined && calls.places.size === 0) return () => false
  if (!(await slotQuota.isAvailable())) return () => true
  const rows = await database
    .select()
    .from(slotReservation)
    .where(and(eq(slotReservation.country, country), gt(slotReservation.startsAt, now)))
  const atTime = Map.groupBy(rows, ({ startsAt }) => startsAt.getTime())
  const claim = { now, holdHash: hold === undefined ? undefined : hashOfCapability(hold) }
  return (startsAt) => {
    const { day, half } = halfDayOf(startsAt, timeZone, calls)
    const atOnce = calls.places.get(placesKey(country, day, half)) ?? calls.atOnce
    return atOnce !== undefined && freePosition(atTime.get(startsAt.getTime()) ?? [], claim, atOnce) === undefined
  }
}

/** An attempt to reserve or hold a time. */
interface Claim {
  slotQuota?: SlotQuota | undefined
  subjectId?: string | undefined
  holdHash?: string | undefined
  now: Date
}

/** Returns whether a reservation belongs to another claim. An expired hold belongs to nobody. */
function isTaken({ subjectId, holdHash, heldUntil }: SlotReservationRow, claim: Claim): boolean {
  if (heldUntil) return heldUntil > claim.now && holdHash !== claim.holdHash
  return subjectId !== claim.subjectId
}

/** Returns the position that a claim already has, else the first free position; undefined when all positions are taken. */
export function freePosition(rows: readonly SlotReservationRow[], claim: Claim, atOnce: number): number | undefined {
  const isOwn = ({ subjectId, holdHash, heldUntil }: SlotReservationRow) =>
    heldUntil ? holdHash === claim.holdHash : subjectId === claim.subjectId
  const own = rows.find((row) => isOwn(row) && !isTaken(row, claim))
  if (own) return own.position
  const taken = new Set(rows.filter((row) => isTaken(row, claim)).map(({ position }) => position))
  return Array.from({ length: atOnce }, (_, index) => index + 1).find((position) => !taken.has(position))
}
