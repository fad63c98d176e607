import type { Country } from '@clairmemoire/api-client/schema'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import { gte, lt } from 'drizzle-orm'
import type { CallDesk, Clinic, HalfDay, SetPlaces } from '../clinic/clinic.ts'
import { dateIn, minuteOfDayIn } from '../platform/calendar/zoned-time.ts'
import type { Database, Queries } from '../platform/database/connect.ts'
import { callPlaces } from './call-slots.table.ts'

const day = 24 * 3_600_000

/** Milliseconds until this process reads again the places that another process may have set. Reservations read the database. */
const refreshInterval = 5_000

/** The numbers of places that the desk has set for half days, as they were last read. */
export interface FollowedPlaces extends AsyncDisposable {
  current: () => SetPlaces
  refresh: () => Promise<void>
}

export async function followPlaces(database: Database, clock: () => Date): Promise<FollowedPlaces> {
  let current = await readPlaces(database, clock())
  const refresh = async () => {
    current = await readPlaces(database, clock())
  }
  // A failure is ignored here, because requests that need the database report it.
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

/** Returns the clinic; its `calls.places` are always the current places. */
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

/** Returns the day and the half day of a time, in the time zone of the person to call. */
export function halfDayOf(startsAt: Date, timeZone: string, { hours }: Pick<CallDesk, 'hours'>) {
  const half: HalfDay = minuteOfDayIn(timeZone, startsAt) < hours.afternoon.opens ? 'morning' : 'afternoon'
  return { day: dateIn(timeZone, startsAt), half }
}

/** Deletes the places of past days. */
export async function deleteOldPlaces({ database }: { database: Database }, now: Date): Promise<void> {
  await database.delete(callPlaces).where(lt(callPlaces.day, new Date(now.getTime() - day).toISOString().slice(0, 10)))
}
