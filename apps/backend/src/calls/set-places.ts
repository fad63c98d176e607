import type { Country } from '@clairmemoire/api-client/schema'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import { gte, lt } from 'drizzle-orm'
import type { CallDesk, Clinic, HalfDay, SetPlaces } from '../clinic/clinic.ts'
import { dateIn, minuteOfDayIn } from '../platform/calendar/zoned-time.ts'
import type { Database, Queries } from '../platform/database/connect.ts'
import { callPlaces } from './call-slots.table.ts'

const day = 24 * 3_600_000

/** Milliseconds after which this process notices what another one set; a time is reserved by what the database says. */
const followsEvery = 5_000

/** The half days that the desk has closed or given more places, as they were last read. */
export interface FollowedPlaces extends AsyncDisposable {
  current: () => SetPlaces
  refresh: () => Promise<void>
}

export async function followPlaces(database: Database, clock: () => Date): Promise<FollowedPlaces> {
  let current = await readPlaces(database, clock())
  const refresh = async () => {
    current = await readPlaces(database, clock())
  }
  // Whatever needs the database reports that it is away.
  const timer = setInterval(() => void refresh().catch(() => undefined), followsEvery)
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
  return new Map(rows.map(({ country, day: on, half, places }) => [keyOf(country, on, half), places]))
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

export function keyOf(country: Country, on: CalendarDate, half: HalfDay): string {
  return `${country} ${on} ${half}`
}

/** The half day of an instant, by the clocks of who is called. */
export function halfDayOf(startsAt: Date, timeZone: string, { hours }: Pick<CallDesk, 'hours'>) {
  const half: HalfDay = minuteOfDayIn(timeZone, startsAt) < hours.afternoon.opens ? 'morning' : 'afternoon'
  return { day: dateIn(timeZone, startsAt), half }
}

/** Of days that are over. */
export async function forgetPlaces({ database }: { database: Database }, now: Date): Promise<void> {
  await database.delete(callPlaces).where(lt(callPlaces.day, new Date(now.getTime() - day).toISOString().slice(0, 10)))
}
