import type { CalendarDate } from '@clairmemoire/domain/working-days'

const minute = 60_000
const day = 24 * 60 * minute

/** Whether this machine knows the IANA name; false for an offset such as "+02:00". */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return formatterOf(name) !== undefined
  } catch {
    return false
  }
}

/** The local date. */
export function dateIn(timeZone: string, instant: Date): CalendarDate {
  return new Date(localTime(timeZone, instant)).toISOString().slice(0, 10)
}

/** The local minute of the day, with seconds as a fraction. */
export function minuteOfDayIn(timeZone: string, instant: Date): number {
  return (localTime(timeZone, instant) % day) / minute
}

/** The instant of a local date and minute of the day. */
export function instantAt(date: CalendarDate, minuteOfDay: number, timeZone: string): Date {
  const wall = Date.parse(`${date}T00:00:00Z`) + minuteOfDay * minute
  // The offset is computed twice, because it may change between the guess and the result.
  const guess = wall - offset(timeZone, wall)
  return new Date(wall - offset(timeZone, guess))
}

function offset(timeZone: string, instant: number): number {
  return localTime(timeZone, new Date(instant)) - Math.floor(instant / 1000) * 1000
}

/** Returns the local time in milliseconds, as if it were UTC. */
function localTime(timeZone: string, instant: Date): number {
  const time = Math.floor(instant.getTime() / 1000) * 1000
  const key = `${timeZone} ${Math.floor(time / minute)}`
  const known = offsets.get(key)
  if (known !== undefined) return time + known
  const local = formattedTime(timeZone, instant)
  if (offsets.size === maxOffsets) offsets.clear()
  offsets.set(key, local - time)
  return local
}

/** Caches offsets from UTC by zone and minute, because requests ask for the same few times. */
const offsets = new Map<string, number>()
const maxOffsets = 10_000

function formattedTime(timeZone: string, instant: Date): number {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/**
 * Caches formatters, because they are slow to create. The size is limited, because the name of a time zone has many spellings.
 */
const formatters = new Map<string, Intl.DateTimeFormat>()
const maxFormatters = 1000

/** Throws a RangeError for a zone that this machine does not know. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
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
  if (formatters.size === maxFormatters) formatters.clear()
  formatters.set(timeZone, clock)
  return clock
}
