import type { CountedWeek, Durations } from './study-figures.ts'

/** A reader could identify a person by a smaller count. */
export const minPublishedCount = 5

const header = [
  'week',
  'asked',
  'reached',
  'passed_on',
  'not_eligible',
  'not_interested',
  'reached_otherwise',
  'not_reached',
  'included',
  'minutes_to_first_try_median',
  'minutes_to_first_try_9_of_10',
  'minutes_to_reached_median',
  'minutes_to_reached_9_of_10',
]

/**
 * The weeks of a study for readers outside the clinic. A count below five becomes "<5". Numbers from which it could be calculated
 * are left out: the totals of the week that include it, and all totals of several weeks.
 */
export function sponsorFile(studyName: string, weeks: readonly CountedWeek[]): string {
  return csvOf([['study', ...header], ...weeks.map((week) => [studyName, ...publishedWeek(week)])])
}

/** The cells of a week in the order of the header. */
export function publishedWeek({ week, included, ...figures }: CountedWeek): string[] {
  const { asked, reached, passedOn, not, toFirstTry, toReached } = figures
  const otherwise = reached - passedOn - not.not_eligible - not.not_interested
  const ofReached = [passedOn, not.not_eligible, not.not_interested, otherwise]
  const unreached = asked - reached
  return [
    week,
    publishedTotal([...ofReached, unreached]),
    publishedTotal(ofReached),
    ...ofReached.map(publishedCount),
    publishedCount(unreached),
    publishedCount(included),
    ...publishedDurations(toFirstTry),
    ...publishedDurations(toReached),
  ]
}

function publishedCount(count: number): string {
  return count < minPublishedCount ? `<${minPublishedCount}` : String(count)
}

function publishedTotal(parts: readonly number[]): string {
  return parts.some((part) => part < minPublishedCount) ? '' : String(parts.reduce((sum, part) => sum + part, 0))
}

function publishedDurations({ count, median, ninthDecile }: Durations): string[] {
  return [median, ninthDecile].map((minutes) => (count < minPublishedCount ? '' : String(minutes)))
}

/** Matches text that a spreadsheet would evaluate as a formula, also if whitespace precedes it. */
const formula = /^\s*[=+\-@]|^[\t\r]/

/** CSV as in RFC 4180. A cell that would be a formula gets an apostrophe in front. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(text: string): string {
  const inert = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
