import type { Country } from '@clairmemoire/api-client/schema'
import { and, eq, gt } from 'drizzle-orm'
import type { Clinic } from '../../clinic/clinic.ts'
import { hashOfCapability } from '../../platform/capability.ts'
import type { Database } from '../../platform/database/connect.ts'
import { freePosition } from './free-position.ts'
import { slotReservation } from './slot-reservation.table.ts'

interface Asking {
  country: Country
  /** The key of who asks: what it holds is not full for them. */
  hold: string | undefined
  now: Date
}

/** Says of a time whether all its calls are taken or held by others. */
export async function fullSlots(
  { database, clinic }: { database: Database; clinic: Pick<Clinic, 'calls'> },
  { country, hold, now }: Asking,
): Promise<(startsAt: Date) => boolean> {
  const { atOnce } = clinic.calls
  if (atOnce === undefined) return () => false
  const rows = await database
    .select()
    .from(slotReservation)
    .where(and(eq(slotReservation.country, country), gt(slotReservation.startsAt, now)))
  const atTime = Map.groupBy(rows, ({ startsAt }) => startsAt.getTime())
  const claim = { now, holdHash: hold === undefined ? undefined : hashOfCapability(hold) }
  return (startsAt) => freePosition(atTime.get(startsAt.getTime()) ?? [], claim, atOnce) === undefined
}
