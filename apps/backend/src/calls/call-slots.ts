import type { CallDay, CallSlots, CallTime } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import { type CalendarDate, nextWorkingDays } from '@clairmemoire/domain/working-days'
import { isHolidayOf } from '../platform/calendar/holidays.ts'
import { dateIn, instantAt, minuteOfDayIn } from '../platform/calendar/zoned-time.ts'
import { workingDaysToCall } from './call-windows.ts'
import { openings } from './opening-hours.ts'

/** When the clinic calls a visitor: the country gives the holidays, the zone the hours. */
export interface CallCalendar {
  country: Country
  timeZone: string
  now: Date
}

const hour = 60
const slotLength = 30

/** Nobody can be called at a time chosen less than an hour ahead. */
const minNotice = hour * 60_000

/** The times of the next three working days, and the day by which the clinic calls. */
export function callSlots(calendar: CallCalendar): CallSlots {
  const days = workingDays(calendar)
  return {
    time_zone: calendar.timeZone,
    call_by: callBy(calendar),
    days: days.map((date) => callDay(date, calendar)).filter((day) => day.times.length > 0),
  }
}

/** The third working day from now (R9-06). */
export function callBy(calendar: CallCalendar): CalendarDate {
  return workingDays(calendar).at(-1) ?? today(calendar)
}

/** Also true of later today: whoever chose before midnight may send after it. A leap second, which no clock here knows, is none. */
export function isCallSlot(startsAt: Date, calendar: CallCalendar): boolean {
  if (Number.isNaN(startsAt.getTime())) return false
  const { timeZone, country, now } = calendar
  const yesterday = dateIn(timeZone, new Date(now.getTime() - 24 * hour * 60_000))
  const days = [...nextWorkingDays(yesterday, 1, isHolidayOf(country)), ...workingDays(calendar)]
  const minuteOfDay = minuteOfDayIn(timeZone, startsAt)
  return (
    startsAt.getTime() >= earliestCall(now) &&
    days.includes(dateIn(timeZone, startsAt)) &&
    openings.some(({ opens, closes }) => slotStarts(opens, closes).includes(minuteOfDay))
  )
}

function workingDays(calendar: CallCalendar): CalendarDate[] {
  return nextWorkingDays(today(calendar), workingDaysToCall, isHolidayOf(calendar.country))
}

function today({ timeZone, now }: CallCalendar): CalendarDate {
  return dateIn(timeZone, now)
}

function callDay(date: CalendarDate, { timeZone, now }: CallCalendar): CallDay {
  const earliest = earliestCall(now)
  const times = openings.flatMap(({ partOfDay, opens, closes }): CallTime[] =>
    slotStarts(opens, closes)
      .map((minuteOfDay) => instantAt(date, minuteOfDay, timeZone))
      .filter((startsAt) => startsAt.getTime() >= earliest)
      .map((startsAt) => ({ starts_at: startsAt.toISOString(), part_of_day: partOfDay })),
  )
  return { date, times }
}

function earliestCall(now: Date): number {
  return now.getTime() + minNotice
}

/** The last call of a part of the day ends when the part does. */
function slotStarts(opens: number, closes: number): number[] {
  return Array.from({ length: (closes - opens) / slotLength }, (_, index) => opens + index * slotLength)
}
