import { type CalendarDate, isCalendarDate } from '../calendar-date/calendar-date.ts'

/** A day as a person types it, in three fields. */
export interface TypedDate {
  day: string
  month: string
  year: string
}

export type DatePart = keyof TypedDate

/** "no_such_day" also says that the month is shorter, or the year no leap year. */
export type TypedDateProblem = 'missing' | 'not_a_number' | 'year_not_four_digits' | 'no_such_month' | 'no_such_day'

const parts = ['day', 'month', 'year'] as const

/** The day of the calendar, or the first thing to mend and where. Spaces around and zeros in front are no fault (R5-03). */
export function readTypedDate(typed: TypedDate): { date: CalendarDate } | DateToMend {
  const text = { day: typed.day.trim(), month: typed.month.trim(), year: typed.year.trim() }
  const partsWhere = (isWrong: (part: string) => boolean) => parts.filter((part) => isWrong(text[part]))

  const missing = partsWhere((part) => part === '')
  if (missing.length > 0) return { problem: 'missing', parts: missing }
  const notNumbers = partsWhere((part) => !/^[0-9]+$/.test(part))
  if (notNumbers.length > 0) return { problem: 'not_a_number', parts: notNumbers }
  if (!/^[1-9][0-9]{3}$/.test(text.year)) return { problem: 'year_not_four_digits', parts: ['year'] }

  const month = twoDigits(text.month)
  if (!isCalendarDate(`${text.year}-${month}-01`)) return { problem: 'no_such_month', parts: ['month'] }
  const date = `${text.year}-${month}-${twoDigits(text.day)}`
  return isCalendarDate(date) ? { date } : { problem: 'no_such_day', parts: ['day'] }
}

/** What a person would have typed for that day; empty fields for what is not a day. */
export function writeTypedDate(date: CalendarDate): TypedDate {
  if (!isCalendarDate(date)) return { day: '', month: '', year: '' }
  const [year = '', month = '', day = ''] = date.split('-')
  return { day: withoutZeros(day), month: withoutZeros(month), year }
}

interface DateToMend {
  problem: TypedDateProblem
  parts: readonly DatePart[]
}

const withoutZeros = (digits: string) => digits.replace(/^0+(?=[0-9])/, '')

const twoDigits = (digits: string) => withoutZeros(digits).padStart(2, '0')
