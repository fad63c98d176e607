import { nextWorkingDays } from '@clairmemoire/domain/working-days'
import { type CallDesk, hoursOf } from '../clinic/call-desk.ts'
import { dateIn, instantAt } from '../platform/calendar/zoned-time.ts'
import { isClosedIn } from './is-closed-in.ts'
import type { PromisedCall } from './promised-call.ts'

/** R9-05. */
export const minutesOfCall = 10

/** R9-06. */
export const workingDaysToCall = 3

export interface CallWindow {
  startsAt: Date
  endsAt: Date
}

type WindowedCall = Pick<PromisedCall, 'callback' | 'country' | 'callBy' | 'createdAt'>

/** When the telephone may ring: the ten minutes of a chosen time, else the chosen part of each day until the promised one. */
export function callWindows({ callback, country, callBy, createdAt }: WindowedCall, desk: CallDesk): CallWindow[] {
  if (callback.kind === 'slot') {
    const startsAt = new Date(callback.starts_at)
    return [{ startsAt, endsAt: new Date(startsAt.getTime() + minutesOfCall * 60_000) }]
  }
  const { time_zone: timeZone, part_of_day: part } = callback
  const { opens, closes } = hoursOf(desk, part)
  return nextWorkingDays(dateIn(timeZone, createdAt), workingDaysToCall, isClosedIn(country, desk))
    .filter((date) => date <= callBy)
    .map((date) => ({ startsAt: instantAt(date, opens, timeZone), endsAt: instantAt(date, closes, timeZone) }))
}
