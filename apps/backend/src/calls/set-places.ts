import type { Country } from '@clairmemoire/api-client/schema'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import { gte, lt } from 'drizzle-orm'
import type { CallDesk, Clinic, HalfDay, SetPlaces } from '../clinic/clinic.ts'
import { dateIn, minuteOfDayIn } from '../platform/calendar/zoned-time.ts'
import type { Database, Queries } from '../platform/database/connect.ts'
import { callPlaces } from './call-slots.table.ts'

const day = 24 * 3_600_000

/** Milliseconds until this process sees the places that another process has set. Reservations read the database directly. */
const refreshInterval = 5_000

/** The half days whose number of places the desk has set, as they were last read. */
export interface FollowedPlaces extends AsyncDisposable {
  current: () => SetPlaces
  refresh: () => Promise<void>
}

export async function followPlaces(database: Database, clock: () => Date): Promise<FollowedPlaces> {
  let current = await readPlaces(database, clock())
  const refresh = async () => {
    current = await readPlaces(database, clock())
  }
  // Requests that need the database report the failure.
  const timer = setInterval(() => void refresh().catch(() => undefined), refreshInterval)
  return {
    current: () => current,
    refresh,
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
    },
  }
}

async function readPlaces(queries: Queries, now: Date): Promise<SetPlaces> {
  const yesterday = new Date(now.getTime() - day).toISOString().slice(0, 10)
  const rows = await queries.select().from(callPlaces).where(gte(callPlaces.day, yesterday))
  return new Map(rows.map(({ country, day: on, half, places }) => [placesKey(country, on, half), places]))
}

/** The clinic with the places as they are now. */
export function withPlaces(clinic: Clinic, places: FollowedPlaces): Clinic {
  const { calls } = clinic
  return {
    ...clinic,
    calls: {
      ...calls,
      get places() {
        return places.current()
      },
    },
  }
}

export function placesKey(country: Country, on: CalendarDate, half: HalfDay): string {
  return `${country} ${on} ${half}`
}

/** The half day of an instant, in the time zone of the person called. */
export function halfDayOf(startsAt: Date, timeZone: string, { hours }: Pick<CallDesk, 'hours'>) {
  const half: HalfDay = minuteOfDayIn(timeZone, startsAt) < hours.afternoon.opens ? 'morning' : 'afternoon'
  return { day: dateIn(timeZone, startsAt), half }
}

/** Deletes the places of past days. */
export async function deleteOldPlaces({ database }: { database: Database }, now: Date): Promise<void> {
  await database.delete(callPlaces).where(lt(callPlaces.day, new Date(now.getTime() - day).toISOString().slice(0, 10)))
}
