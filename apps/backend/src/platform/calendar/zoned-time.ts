import type { CalendarDate } from '@clairmemoire/domain/working-days'

const minute = 60_000
const day = 24 * 60 * minute

/** An IANA name that this machine knows; an offset such as "+02:00" is none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return clockOf(name) !== undefined
  } catch {
    return false
  }
}

/** The date on the wall of a place. */
export function dateIn(timeZone: string, instant: Date): CalendarDate {
  return new Date(wallTime(timeZone, instant)).toISOString().slice(0, 10)
}

/** How far into the day the clocks of a place are; seconds make it a fraction. */
export function minuteOfDayIn(timeZone: string, instant: Date): number {
  return (wallTime(timeZone, instant) % day) / minute
}

/** The instant at which clocks of a place show this date and minute of the day. */
export function instantAt(date: CalendarDate, minuteOfDay: number, timeZone: string): Date {
  const wall = Date.parse(`${date}T00:00:00Z`) + minuteOfDay * minute
  const guess = wall - offset(timeZone, wall)
  return new Date(wall - offset(timeZone, guess))
}

/** Minutes are exact; where clocks change between guess and answer, the second look is the right one. */
function offset(timeZone: string, instant: number): number {
  return wallTime(timeZone, new Date(instant)) - Math.floor(instant / 1000) * 1000
}

/** What the clocks show, as if it were UTC, in milliseconds. */
function wallTime(timeZone: string, instant: Date): number {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/** A clock takes far longer to make than to read. There are some 600 names; each can be spelt in many ways, so the number is bounded. */
const clocks = new Map<string, Intl.DateTimeFormat>()
const maxClocks = 1000

/** Throws a RangeError for a zone that this machine does not know. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const clock = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  if (clocks.size === maxClocks) clocks.clear()
  clocks.set(timeZone, clock)
  return clock
}
