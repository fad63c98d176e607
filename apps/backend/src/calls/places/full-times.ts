import type { Country } from '@clairmemoire/api-client/schema'
import { and, eq, gt } from 'drizzle-orm'
import { hashOfCapability } from '../../platform/capability.ts'
import { callPlace } from './call-place.table.ts'
import { freePlace } from './free-place.ts'
import type { Places } from './places.ts'

interface Asking {
  country: Country
  /** The key of who asks: what it holds is not full for them. */
  hold: string | undefined
  now: Date
}

/** Says of a time whether all its calls are taken or held by others. */
export async function fullTimes(
  { database, clinic }: Places,
  { country, hold, now }: Asking,
): Promise<(startsAt: Date) => boolean> {
  const { atOnce } = clinic.calls
  if (atOnce === undefined) return () => false
  const rows = await database
    .select()
    .from(callPlace)
    .where(and(eq(callPlace.country, country), gt(callPlace.startsAt, now)))
  const atTime = Map.groupBy(rows, ({ startsAt }) => startsAt.getTime())
  const claim = { now, holdHash: hold === undefined ? undefined : hashOfCapability(hold) }
  return (startsAt) => freePlace(atTime.get(startsAt.getTime()) ?? [], claim, atOnce) === undefined
}
