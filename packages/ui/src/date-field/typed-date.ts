/** As typed, unjudged. */
export interface TypedDate {
  day: string
  month: string
  year: string
}

/** YYYY-MM-DD for the calendar of the browser, which opens on it; empty, so that it opens on today, for anything else. */
export function toIsoDate({ day, month, year }: TypedDate): string {
  const date = [year, month.trim().padStart(2, '0'), day.trim().padStart(2, '0')].join('-').trim()
  return /^\d{4}-(?!00)\d{2}-(?!00)\d{2}$/.test(date) ? date : ''
}

/** Undefined when the calendar was left without a day. */
export function fromIsoDate(date: string): TypedDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  return year && month && day ? { day: String(Number(day)), month: String(Number(month)), year } : undefined
}
