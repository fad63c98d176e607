import type { Callback, Country } from '@clairmemoire/api-client/schema'
import { and, eq } from 'drizzle-orm'
import { hashOfCapability } from '../../platform/capability.ts'
import { Refusal } from '../../platform/contract/refusal.ts'
import { brokenConstraint } from '../../platform/database/broken-constraint.ts'
import type { RowStatement } from '../../platform/database/insert-rows.ts'
import type { Change } from '../../platform/database/store.ts'
import { callPlace } from './call-place.table.ts'
import { freePlace } from './free-place.ts'
import { placeIsFree, releasePlaces, takePlace } from './place-statements.ts'
import type { Places } from './places.ts'

interface Asked {
  subjectId: string
  country: Country
  callback: Callback
  /** The key by which it is held. */
  hold: string | undefined
  now: Date
}

/**
 * What gives somebody the time they chose; undefined where none needs to be given. Refuses a time that others have; whoever
 * is faster in between breaks `placeIsFree`, see `untilPlaced`.
 */
export async function placeOf(backend: Places, asked: Asked): Promise<RowStatement | undefined> {
  const { subjectId, country, callback, hold, now } = asked
  const { atOnce } = backend.clinic.calls
  if (callback.kind === 'part_of_day' || atOnce === undefined) return undefined
  const startsAt = new Date(callback.starts_at)
  const holdHash = hold === undefined ? undefined : hashOfCapability(hold)
  const place = await findPlace(backend, { country, startsAt, subjectId, holdHash, now, atOnce })
  return takePlace({ country, startsAt, place, subjectId, holdHash: holdHash ?? null, heldUntil: null, since: now })
}

/** The same for somebody who may have another time, which is given free. */
export async function movedPlaceOf(backend: Places, asked: Asked): Promise<Change> {
  const place = await placeOf(backend, asked)
  const { subjectId, country, callback } = asked
  const kept = callback.kind === 'slot' ? { country, startsAt: new Date(callback.starts_at) } : undefined
  return { places: releasePlaces(subjectId, kept), ...(place && { place }) }
}

interface Wanted {
  country: Country
  startsAt: Date
  subjectId?: string
  holdHash: string | undefined
  now: Date
  atOnce: number
}

/** Throws a refusal when all are taken. */
export async function findPlace({ database }: Pick<Places, 'database'>, wanted: Wanted): Promise<number> {
  const { country, startsAt, atOnce, ...claim } = wanted
  const rows = await database
    .select()
    .from(callPlace)
    .where(and(eq(callPlace.country, country), eq(callPlace.startsAt, startsAt)))
  const place = freePlace(rows, claim, atOnce)
  if (place === undefined) throw Refusal.of({ callback: 'slot_unavailable' })
  return place
}

/** Tries again as long as somebody else is faster; each time one place fewer is left. */
export async function untilPlaced<Done>(attempt: () => Promise<Done>): Promise<Done> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (brokenConstraint(error) !== placeIsFree) throw error
    }
  }
}
