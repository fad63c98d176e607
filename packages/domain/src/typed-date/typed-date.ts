import { type CalendarDate, isCalendarDate } from '../calendar-date/calendar-date.ts'
import { wordsOf } from '../text-search/words-of.ts'
import { typedCode } from '../typed-text/typed-text.ts'

/** A day as a person types it, in three fields. */
export interface TypedDate {
  day: string
  month: string
  year: string
}

export type DatePart = keyof TypedDate

/** "no_such_day" also stands for 31 April, or 29 February outside leap years. */
export type TypedDateProblem = 'missing' | 'not_a_number' | 'year_not_four_digits' | 'no_such_month' | 'no_such_day'

const parts = ['day', 'month', 'year'] as const

/** The date, or the first error and its field. Surrounding spaces, leading zeros, "1er" and month names are accepted (R5-03). */
export function readTypedDate(typed: TypedDate): { date: CalendarDate } | InvalidDate {
  const text = {
    day: typedCode(typed.day).replace(/^(\d+)(?:er|st|nd|rd|th)$/i, '$1'),
    month: monthNumber(typedCode(typed.month)),
    year: typedCode(typed.year),
  }
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

/** The three fields for a date; empty for an invalid date. */
export function writeTypedDate(date: CalendarDate): TypedDate {
  if (!isCalendarDate(date)) return { day: '', month: '', year: '' }
  const [year = '', month = '', day = ''] = date.split('-')
  return { day: withoutZeros(day), month: withoutZeros(month), year }
}

/** The names of each month in French and English, without accents. */
const monthNames: readonly (readonly string[])[] = [
  ['janvier', 'january'],
  ['fevrier', 'february'],
  ['mars', 'march'],
  ['avril', 'april'],
  ['mai', 'may'],
  ['juin', 'june'],
  ['juillet', 'july'],
  ['aout', 'august'],
  ['septembre', 'september'],
  ['octobre', 'october'],
  ['novembre', 'november'],
  ['decembre', 'december'],
]

/** The number of a month by its name or at least three letters of it; other text is returned unchanged. */
function monthNumber(text: string): string {
  const [name = ''] = wordsOf(text)
  if (name.length < 3) return text
  const months = monthNames.flatMap((names, index) => (names.some((each) => each.startsWith(name)) ? [index + 1] : []))
  return months.length === 1 ? String(months[0]) : text
}

interface InvalidDate {
  problem: TypedDateProblem
  parts: readonly DatePart[]
}

const withoutZeros = (digits: string) => digits.replace(/^0+(?=[0-9])/, '')

const twoDigits = (digits: string) => withoutZeros(digits).padStart(2, '0')
