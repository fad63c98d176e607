import type { Callback, TrialSignup } from '@clairmemoire/api-client/schema'
import type { DateArray, EventAttributes } from 'ics'

/** What the entry says; calendars are often shared, so it holds neither a health word nor the name of a study (R0-24). */
export interface CallEventText {
  title: string
  description: string
}

const minutes = 10

/** The call as a calendar entry: its 10 minutes, or the last day on which it comes when no time was chosen. */
export function callEvent(signup: TrialSignup, { title, description }: CallEventText): EventAttributes {
  const { id, callback, call_by } = signup
  return {
    uid: id,
    productId: 'call',
    title,
    description,
    status: 'CONFIRMED',
    ...timesOf(callback, call_by),
  }
}

function timesOf(callback: Callback, callBy: string) {
  if (callback.kind === 'slot') {
    const start = utcParts(callback.starts_at)
    return { start, startInputType: 'utc', startOutputType: 'utc', duration: { minutes }, busyStatus: 'BUSY' } as const
  }
  return { start: dateParts(callBy, 0), end: dateParts(callBy, 1), busyStatus: 'FREE' } as const
}

function utcParts(instant: string): DateArray {
  const date = new Date(instant)
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCHours(), date.getUTCMinutes()]
}

function dateParts(date: string, daysLater: number): [number, number, number] {
  const day = new Date(`${date}T00:00Z`)
  day.setUTCDate(day.getUTCDate() + daysLater)
  return [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()]
}
