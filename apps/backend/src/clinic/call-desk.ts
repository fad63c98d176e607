import type { Callback } from '@clairmemoire/api-client/schema'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import type { Hours } from '@clairmemoire/settings/kinds'

export type PartOfDay = Extract<Callback, { kind: 'part_of_day' }>['part_of_day']

/** When the clinic calls, and how many people. */
export interface CallDesk {
  /** On a working day, by the clocks of who is called; between the two nobody calls. */
  hours: Readonly<Record<Exclude<PartOfDay, 'any'>, Hours>>
  /** Besides weekends and public holidays. */
  closedDays: ReadonlySet<CalendarDate>
  /** Calls that may begin at the same time, in each country; undefined is without limit. */
  atOnce: number | undefined
}

/** From the first call of a part of the day to the end of the last one. */
export function hoursOf({ hours }: Pick<CallDesk, 'hours'>, part: PartOfDay): Hours {
  return part === 'any' ? { opens: hours.morning.opens, closes: hours.afternoon.closes } : hours[part]
}
