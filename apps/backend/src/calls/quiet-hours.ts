import { dayAfter } from '@clairmemoire/domain/calendar-date'
import { dateIn, instantAt, minuteOfDayIn } from '../platform/calendar/zoned-time.ts'

/** Text messages are sent between these minutes of the day. */
const day = { begins: 8 * 60, ends: 21 * 60 }

/** Returns the first instant from this one on at which a text message may be sent in the time zone. */
export function afterQuietHours(instant: Date, timeZone: string): Date {
  const minute = minuteOfDayIn(timeZone, instant)
  if (minute >= day.begins && minute < day.ends) return instant
  const today = dateIn(timeZone, instant)
  return instantAt(minute < day.begins ? today : (dayAfter(today) ?? today), day.begins, timeZone)
}

/** Returns the seconds from this instant to the end of the quiet hours; 0 at daytime. */
export function quietSeconds(instant: Date, timeZone: string): number {
  return Math.ceil((afterQuietHours(instant, timeZone).getTime() - instant.getTime()) / 1_000)
}

export function isQuietHour(instant: Date, timeZone: string): boolean {
  return afterQuietHours(instant, timeZone) > instant
}
