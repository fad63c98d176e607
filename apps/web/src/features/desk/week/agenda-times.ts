import type { DeskWeek, WeekCall } from '@clairmemoire/api-client/schema'
import { dayIn } from '../desk-labels.copy.ts'

type Day = DeskWeek['days'][number]
type Half = Day['halves'][number]

/** The halves of a day, with the offered times that they lack because the person is in another time zone. */
export function halvesWith(day: Day, timeZone: string, offered: readonly string[]): Half[] {
  const known = new Set(day.halves.flatMap(({ times }) => times.map(({ starts_at: startsAt }) => startsAt)))
  const others = offered.filter((startsAt) => !known.has(startsAt) && dayIn(startsAt, timeZone) === day.date)
  const afternoon = day.halves.find(({ half }) => half === 'afternoon')?.times.at(0)?.starts_at
  return day.halves.map((half) => {
    const isIts = (startsAt: string) => half.half === (afternoon && startsAt > afternoon ? 'afternoon' : 'morning')
    const added = others.filter(isIts).map((startsAt) => ({ starts_at: startsAt, held: 0, calls: [] }))
    const inOrder = [...half.times, ...added].sort((one, other) => (one.starts_at < other.starts_at ? -1 : 1))
    return { ...half, times: inOrder }
  })
}

/** A call of the week and its time. */
export interface PlacedCall {
  call: WeekCall
  startsAt: string
}

export function callInWeek(week: DeskWeek, reference: string): PlacedCall | undefined {
  const times = week.days.flatMap(({ halves }) => halves.flatMap((half) => half.times))
  const placed = times.flatMap(({ starts_at: startsAt, calls }) => calls.map((call) => ({ call, startsAt })))
  return placed.find(({ call }) => call.reference === reference)
}

/**
 * The offered time to which an arrow key leads; undefined for other keys. Up and Down go through all times. Left and Right go to the
 * day before or after, at the same or the next later time.
 */
export function timeByKey(
  offered: readonly string[],
  { startsAt, timeZone, key }: { startsAt: string; timeZone: string; key: string },
): string | undefined {
  const place = offered.indexOf(startsAt)
  if (key === 'ArrowUp') return offered[place - 1]
  if (key === 'ArrowDown') return offered[place + 1]
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const days = [...new Set(offered.map((each) => dayIn(each, timeZone)))]
  const day = days[days.indexOf(dayIn(startsAt, timeZone)) + (key === 'ArrowLeft' ? -1 : 1)]
  const times = offered.filter((each) => dayIn(each, timeZone) === day)
  return times.find((each) => clockIn(each, timeZone) >= clockIn(startsAt, timeZone)) ?? times.at(-1)
}

/** Returns a local time such as "09:30". */
function clockIn(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' }).format(new Date(instant))
}
