/** A day without time or time zone, written YYYY-MM-DD. */
export type CalendarDate = string

const millisecondsPerDay = 86_400_000

/** Refuses days that do not exist, like 2026-02-30. */
export function isCalendarDate(text: string): boolean {
  return text === dateOf(Date.parse(`${text}T00:00:00Z`))
}

/** The next day; undefined for 9999-12-31 and for an invalid date. */
export function dayAfter(date: CalendarDate): CalendarDate | undefined {
  return isCalendarDate(date) ? dateOf(Date.parse(`${date}T00:00:00Z`) + millisecondsPerDay) : undefined
}

/** The same day of an earlier year; 29 February becomes 28 February outside leap years. */
export function yearsBefore(date: CalendarDate, years: number): CalendarDate {
  const same = `${String(Number(date.slice(0, 4)) - years).padStart(4, '0')}${date.slice(4)}`
  return isCalendarDate(same) ? same : `${same.slice(0, 8)}28`
}

export function isWeekend(date: CalendarDate): boolean {
  return [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())
}

/** Whole days from one date to the other; NaN for an invalid date. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / millisecondsPerDay
}

/** Today's date in the time zone that is furthest ahead, so that today is not refused as a future date anywhere. */
export function latestToday(now: Date): CalendarDate {
  const hoursAhead = 14
  return new Date(now.getTime() + hoursAhead * 3_600_000).toISOString().slice(0, 10)
}

function dateOf(time: number): CalendarDate | undefined {
  if (Number.isNaN(time)) return undefined
  const text = new Date(time).toISOString()
  return text.length === 'YYYY-MM-DDTHH:MM:SS.mmmZ'.length ? text.slice(0, 10) : undefined
}
