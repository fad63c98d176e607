import type { Callback } from '@clairmemoire/api-client/schema'

export type PartOfDay = Extract<Callback, { kind: 'part_of_day' }>['part_of_day']

/** Minutes of the day at the place of the person who is called. */
export interface Hours {
  opens: number
  closes: number
}

const hour = 60

/** When the clinic calls on a working day; between the two it does not. */
export const openings = [
  { partOfDay: 'morning', opens: 9 * hour, closes: 12 * hour },
  { partOfDay: 'afternoon', opens: 14 * hour, closes: 17 * hour },
] as const

/** From the first call of a part of the day to the end of the last one. */
export function hoursOf(part: PartOfDay): Hours {
  const parts = openings.filter(({ partOfDay }) => part === 'any' || partOfDay === part)
  return {
    opens: Math.min(...parts.map(({ opens }) => opens)),
    closes: Math.max(...parts.map(({ closes }) => closes)),
  }
}
