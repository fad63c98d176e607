import type { Callback, CallDay, CallSlots, CallTime } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import { type CalendarDate, type IsHoliday, nextWorkingDays } from '@clairmemoire/domain/working-days'
import type { CallDesk, PartOfDay } from '../clinic/clinic.ts'
import { isHolidayOf } from '../platform/calendar/holidays.ts'
import { dateIn, instantAt } from '../platform/calendar/zoned-time.ts'
import type { FieldProblem } from '../platform/contract/refusal.ts'
import type { CallWindow, PromisedCall } from './promised-call.ts'
import { placesKey } from './set-places.ts'
import { isVisitorZone } from './zone-of-calls.ts'

/** The place of a visitor and the hours of the desk. The country determines the holidays, the time zone the times. */
export interface CallCalendar {
  country: Country
  timeZone: string
  now: Date
  desk: CallDesk
}

const partsOfDay = ['morning', 'afternoon'] as const

const hour = 60
const slotLength = 30

/** The desk needs an hour of notice before a call. */
const minNotice = hour * 60_000

/** Returns the free times of the next three working days, and the day by which the clinic calls. */
export function callSlots(calendar: CallCalendar, isTaken: (startsAt: Date) => boolean = () => false): CallSlots {
  const days = workingDays(calendar)
  return {
    time_zone: calendar.timeZone,
    call_by: callBy(calendar),
    hours: { morning: hoursInWords(calendar.desk, 'morning'), afternoon: hoursInWords(calendar.desk, 'afternoon') },
    days: days.map((date) => callDay(date, calendar, isTaken)).filter((day) => day.times.length > 0),
  }
}

/** Returns the third working day after today (R9-06). */
export function callBy(calendar: CallCalendar): CalendarDate {
  return workingDays(calendar).at(-1) ?? today(calendar)
}

/**
 * Returns whether a time is offered. It must match to the millisecond, because reservations are stored by this exact time. A time
 * today is accepted too, because a visitor may choose before midnight and send after midnight. Leap seconds are rejected.
 */
export function isCallSlot(startsAt: Date, calendar: CallCalendar): boolean {
  if (Number.isNaN(startsAt.getTime())) return false
  const { timeZone, country, now, desk } = calendar
  const yesterday = dateIn(timeZone, new Date(now.getTime() - 24 * hour * 60_000))
  const days = [...nextWorkingDays(yesterday, 1, isClosedIn(country, desk)), ...workingDays(calendar)]
  const date = dateIn(timeZone, startsAt)
  const offered = days.includes(date) ? callDay(date, calendar, () => false).times : []
  return offered.some((time) => time.starts_at === startsAt.toISOString())
}

function workingDays(calendar: CallCalendar): CalendarDate[] {
  return nextWorkingDays(today(calendar), workingDaysToCall, isClosedIn(calendar.country, calendar.desk))
}

function today({ timeZone, now }: CallCalendar): CalendarDate {
  return dateIn(timeZone, now)
}

function callDay(
  date: CalendarDate,
  { timeZone, now, desk, country }: CallCalendar,
  isTaken: (startsAt: Date) => boolean,
): CallDay {
  const earliest = earliestCall(now)
  const open = partsOfDay.filter((part) => desk.places.get(placesKey(country, date, part)) !== 0)
  const times = open.flatMap((part): CallTime[] =>
    slotStarts(desk, part)
      .map((minuteOfDay) => instantAt(date, minuteOfDay, timeZone))
      .filter((startsAt) => startsAt.getTime() >= earliest && !isTaken(startsAt))
      .map((startsAt) => ({ starts_at: startsAt.toISOString(), part_of_day: part })),
  )
  return { date, times }
}

function earliestCall(now: Date): number {
  return now.getTime() + minNotice
}

/** Returns the minutes of the day at which a call may begin. The last one is half an hour before the part of the day ends. */
export function slotStarts({ hours }: CallDesk, part: (typeof partsOfDay)[number]): number[] {
  const { opens, closes } = hours[part]
  return Array.from({ length: (closes - opens) / slotLength }, (_, index) => opens + index * slotLength)
}

function hoursInWords({ hours }: CallDesk, part: (typeof partsOfDay)[number]): CallSlots['hours']['morning'] {
  const clock = (minute: number) => `${twoDigits(Math.floor(minute / hour))}:${twoDigits(minute % hour)}`
  return { opens: clock(hours[part].opens), closes: clock(hours[part].closes) }
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Requirement R9-05 sets this length. */
const minutesOfCall = 10

/** Requirement R9-06 sets this number. */
const workingDaysToCall = 3

type WindowedCall = Pick<PromisedCall, 'callback' | 'country' | 'callBy' | 'createdAt'>

/** Returns when we may call: the ten minutes of a chosen time, a part of one agreed day, or a part of each day until `callBy`. */
export function callWindows({ callback, country, callBy, createdAt }: WindowedCall, desk: CallDesk): CallWindow[] {
  if (callback.kind === 'slot') {
    const startsAt = new Date(callback.starts_at)
    return [{ startsAt, endsAt: new Date(startsAt.getTime() + minutesOfCall * 60_000) }]
  }
  const { time_zone: timeZone, part_of_day: part } = callback
  if (callback.on !== undefined) return windowsOn(callback.on, part, { country, timeZone, desk })
  return nextWorkingDays(dateIn(timeZone, createdAt), workingDaysToCall, isClosedIn(country, desk))
    .filter((date) => date <= callBy)
    .flatMap((date) => windowsOn(date, part, { country, timeZone, desk }))
}

/** Returns the windows that calendars may show: the current windows, then earlier ones that no current window replaces. */
export function windowsInCalendars(
  call: WindowedCall & Pick<PromisedCall, 'earlierWindows'>,
  desk: CallDesk,
): CallWindow[] {
  const windows = callWindows(call, desk)
  return [...windows, ...call.earlierWindows.slice(windows.length)]
}

/** Returns whether the time of a promised call has passed, even if nobody called (R4-44). */
export function isCallOver(call: WindowedCall, now: Date, desk: CallDesk): boolean {
  const lastEnd = callWindows(call, desk).at(-1)?.endsAt
  return lastEnd === undefined ? dateIn(call.callback.time_zone, now) > call.callBy : lastEnd <= now
}

type WindowCalendar = Pick<CallCalendar, 'country' | 'timeZone' | 'desk'>

/** Returns the window of one day in the time zone of the person to call, without half days that are closed. */
export function windowsOn(
  date: CalendarDate,
  part: PartOfDay,
  { country, timeZone, desk }: WindowCalendar,
): CallWindow[] {
  const halves = partsOfDay.filter((half) => part === 'any' || part === half)
  const open = halves.filter((half) => desk.places.get(placesKey(country, date, half)) !== 0)
  const [first, last] = [open[0], open.at(-1)]
  if (first === undefined || last === undefined) return []
  const startsAt = instantAt(date, desk.hours[first].opens, timeZone)
  return [{ startsAt, endsAt: instantAt(date, desk.hours[last].closes, timeZone) }]
}

/** Returns a function that checks whether the clinic is closed on a date in this country. It does not check for weekends. */
export function isClosedIn(
  country: Country,
  { closedDays, places }: Pick<CallDesk, 'closedDays' | 'places'>,
): IsHoliday {
  const isHoliday = isHolidayOf(country)
  const isClosedByDesk = (date: CalendarDate) =>
    partsOfDay.every((half) => places.get(placesKey(country, date, half)) === 0)
  return (date) => closedDays.has(date) || isClosedByDesk(date) || isHoliday(date)
}

/** Returns the problems of a requested time. For calls in France, the time zone of the request is ignored. */
export function callbackProblems(callback: Callback, calendar: CallCalendar): FieldProblem[] {
  if (calendar.country === 'US' && !isVisitorZone(callback.time_zone)) return [['callback.time_zone', 'invalid']]
  if (callback.kind === 'part_of_day') return []
  return isCallSlot(new Date(callback.starts_at), calendar) ? [] : [['callback', 'slot_unavailable']]
}

/** Returns the callback with its time in UTC, as in the call slots, and without the key that held the time. */
export function storedCallback(callback: Callback, timeZone: string): Callback {
  if (callback.kind === 'part_of_day') {
    const { kind, part_of_day } = callback
    return { kind, part_of_day, time_zone: timeZone }
  }
  const { kind, starts_at: startsAt } = callback
  return { kind, starts_at: new Date(startsAt).toISOString(), time_zone: timeZone }
}

/** Returns the key that holds the chosen slot. */
export function holdKeyOf(callback: Callback): string | undefined {
  return callback.kind === 'slot' ? callback.hold : undefined
}

/** The callback of a request that does not say when to call. */
export const anyPartOfDay: Callback = { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' }
