import type {
  CallPlacesChange,
  CallPlacesRequest,
  Country,
  DeskWeek,
  Locale,
  WeekCall,
} from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import { type CalendarDate, nextWorkingDays } from '@clairmemoire/domain/working-days'
import { and, eq, gt, gte, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { callPlaces, slotReservation } from '../../calls/call-slots.table.ts'
import { callBy, isClosedIn, slotStarts } from '../../calls/call-times.ts'
import { halfDayOf, placesKey } from '../../calls/set-places.ts'
import { zoneOfCalls } from '../../calls/zone-of-calls.ts'
import type { HalfDay } from '../../clinic/clinic.ts'
import { handlerOf } from '../../desk/call-handler.ts'
import { deskCase } from '../../desk/desk.table.ts'
import { followChange } from '../../desk/desk-cases.ts'
import { dateIn, instantAt } from '../../platform/calendar/zoned-time.ts'
import { Refusal } from '../../platform/contract/refusal.ts'
import type { Queries } from '../../platform/database/connect.ts'
import { inTransaction, lockName, type Transaction } from '../../platform/database/transaction.ts'
import { signedIn } from '../../sessions/signed-in.ts'
import { recordListed } from '../../staff/staff-account.ts'
import type { Backend } from '../backend.ts'
import { byUrgency, deskRequests, type ListedCase, listedCases } from './listed-request.ts'

const daysShown = 10
const halves: readonly HalfDay[] = ['morning', 'afternoon']

/** Returns the next days without weekends, and marks holidays. Views are recorded as in the lists, because the calls have names. */
export function getDeskWeek(backend: Backend) {
  const { database, clinic, clock } = backend
  return async (request: FastifyRequest<{ Querystring: { country: Country } }>): Promise<DeskWeek> => {
    const person = signedIn(request)
    const { country } = request.query
    const zone = zoneOfCalls(country, '')
    const now = clock()
    const today = dateIn(zone, now)
    const yesterday = dateIn(zone, new Date(now.getTime() - 24 * 3_600_000))
    const dates = nextWorkingDays(yesterday, daysShown, () => false)
    const taken = await takenTimes(backend, country, instantAt(today, 0, zone), now)
    const shown = [...taken.values()].flatMap(({ calls }) => calls.map(({ reference }) => reference))
    await recordListed(database, person.id, shown, now)
    const isHoliday = isClosedIn(country, { ...clinic.calls, places: new Map() })
    const set = await database.select().from(callPlaces).where(eq(callPlaces.country, country))
    const places = new Map(set.map((row) => [placesKey(country, row.day, row.half), row.places]))
    const days = dates.map((date) => ({
      date,
      is_holiday: isHoliday(date),
      halves: halves.map((half) => ({
        half,
        places: places.get(placesKey(country, date, half)) ?? clinic.calls.atOnce ?? null,
        is_set: places.has(placesKey(country, date, half)),
        times: timesOf(date, half),
      })),
    }))
    function timesOf(date: CalendarDate, half: HalfDay) {
      const grid = slotStarts(clinic.calls, half).map((minute) => instantAt(date, minute, zone).toISOString())
      const others = [...taken.keys()].filter((startsAt) => {
        const place = halfDayOf(new Date(startsAt), zone, clinic.calls)
        return place.day === date && place.half === half
      })
      return [...new Set([...grid, ...others])].toSorted().map((startsAt) => ({
        starts_at: startsAt,
        held: taken.get(startsAt)?.held ?? 0,
        calls: taken.get(startsAt)?.calls ?? [],
      }))
    }
    return { country, time_zone: zone, days }
  }
}

interface TakenTime {
  held: number
  calls: WeekCall[]
}

/** Returns the taken times by their start in ISO 8601. */
async function takenTimes(
  backend: Backend,
  country: Country,
  from: Date,
  now: Date,
): Promise<ReadonlyMap<string, TakenTime>> {
  const held = await backend.database
    .select({ startsAt: slotReservation.startsAt })
    .from(slotReservation)
    .where(and(eq(slotReservation.country, country), gt(slotReservation.heldUntil, now)))
  const chosen = await chosenTimes(backend.database, backend.desk, { country, from, now })
  const all = [
    ...held.map(({ startsAt }) => ({ startsAt: startsAt.toISOString(), call: undefined })),
    ...chosen.map(({ listed: { row }, startsAt, timeZone, name }) => ({
      startsAt: startsAt.toISOString(),
      call: { reference: row.reference, name, version: row.version, time_zone: timeZone },
    })),
  ]
  return new Map(
    [...Map.groupBy(all, ({ startsAt }) => startsAt)].map(([startsAt, atTime]) => {
      const calls = atTime.flatMap(({ call }) => call ?? [])
      return [startsAt, { held: atTime.length - calls.length, calls }]
    }),
  )
}

interface ChosenTime {
  listed: ListedCase
  startsAt: Date
  timeZone: string
  /** The name of the person to call. */
  name: string
}

/** Returns the open calls with a chosen time that end after `from`. */
async function chosenTimes(
  queries: Queries,
  { handlers }: Pick<Backend['desk'], 'handlers'>,
  { country, from, now }: { country: Country; from: Date; now: Date },
): Promise<ChosenTime[]> {
  const isChosenByOpenCall = and(
    sql`${deskCase.state} = 'open'`,
    eq(deskCase.country, country),
    gte(deskCase.dueAt, from),
  )
  const cases = await listedCases(queries, { which: isChosenByOpenCall, order: byUrgency, limit: maxCases, now })
  const byKind = Map.groupBy(cases, ({ row }) => row.kind)
  const times = [...byKind].map(async ([kind, ofKind]) => {
    const ids = ofKind.map(({ row }) => row.subjectId)
    const calls = await handlerOf(handlers, kind).list(queries, ids)
    return ofKind.flatMap((listed) => {
      const call = calls?.get(listed.row.subjectId)
      if (call?.callback.kind !== 'slot') return []
      const { starts_at: startsAt, time_zone: timeZone } = call.callback
      return [{ listed, startsAt: new Date(startsAt), timeZone, name: call.name }]
    })
  })
  return (await Promise.all(times)).flat()
}

const maxCases = 10_000

type Setting = FastifyRequest<{ Body: CallPlacesRequest; Querystring: { locale?: Locale } }>

/** Sets the places of a half day. Closing a half day with booked times needs a confirmation. */
export function setCallPlaces(backend: Backend) {
  return async (request: Setting): Promise<CallPlacesChange> => {
    const person = signedIn(request)
    const { country, day, half, places, confirmed } = request.body
    const now = backend.clock()
    if (day < dateIn(zoneOfCalls(country, ''), now)) throw Refusal.of({ day: 'too_early' })
    const affected = await inTransaction(backend.database, async (tx) => {
      await lockName(tx, `places ${placesKey(country, day, half)}`)
      const booked = places === 0 ? await bookedIn(tx, backend, request.body, now) : []
      if (booked.length > 0 && !confirmed) return booked
      const which = and(eq(callPlaces.country, country), eq(callPlaces.day, day), eq(callPlaces.half, half))
      await tx.delete(callPlaces).where(which)
      if (places !== null)
        await tx.insert(callPlaces).values({ country, day, half, places, setBy: person.id, setAt: now })
      return booked
    })
    const isChanged = affected.length === 0 || confirmed
    if (isChanged) await backend.places.refresh()
    const reader = { person, locale: request.query.locale ?? defaultLocale, now }
    const shown = await deskRequests(backend, affected, reader)
    if (isChanged) for (const { row } of affected) await offerOtherTimes(backend, row.subjectId, now)
    return { is_changed: isChanged, affected: shown }
  }
}

/** Returns the calls with a chosen time in the half day. The time zone of each call decides. */
async function bookedIn(
  tx: Transaction,
  { desk, clinic }: Backend,
  { country, day, half }: CallPlacesRequest,
  now: Date,
): Promise<ListedCase[]> {
  const chosen = await chosenTimes(tx, desk, { country, from: now, now })
  const inHalfDay = chosen.filter(({ startsAt, timeZone }) => {
    const place = halfDayOf(startsAt, timeZone, clinic.calls)
    return place.day === day && place.half === half
  })
  return inHalfDay.map(({ listed }) => listed)
}

/** Promises a call in any part of the next three working days, unless the person chooses another time. */
async function offerOtherTimes({ database, clinic, desk }: Backend, subjectId: string, now: Date): Promise<void> {
  await inTransaction(database, async (tx) => {
    const [known] = await tx.select().from(deskCase).where(eq(deskCase.subjectId, subjectId))
    const handler = known && handlerOf(desk.handlers, known.kind)
    await handler?.lock(tx, subjectId)
    const [row] = await tx.select().from(deskCase).where(eq(deskCase.subjectId, subjectId)).for('update')
    const call = (await handler?.list(tx, [subjectId]))?.get(subjectId)
    // The person may have just moved, cancelled or erased the call.
    if (handler === undefined || row?.state !== 'open' || call?.callback.kind !== 'slot') return
    const { country } = row
    const timeZone = call.callback.time_zone
    const callback = { kind: 'part_of_day', part_of_day: 'any', time_zone: timeZone } as const
    const by = callBy({ country, timeZone, now, desk: clinic.calls })
    await handler.recordState(tx, subjectId, { state: 'promised', callback, callBy: by, because: 'time_closed' }, now)
    const changed = { subjectId, call: 'new_time', country, callback, callBy: by, createdAt: now } as const
    await followChange(tx, clinic.calls, changed, now)
  })
}
