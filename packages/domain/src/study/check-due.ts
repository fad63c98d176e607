import { type CalendarDate, daysBetween } from '../calendar-date/calendar-date.ts'
import type { Study } from './study-facts.ts'

/** Days after which nobody should rely on what was once compared with the sources. */
const maxDays = 30

/** Whether a study was last compared with its sources too long ago. */
export function isCheckDue({ lastChecked }: Pick<Study, 'lastChecked'>, today: CalendarDate): boolean {
  return daysBetween(lastChecked, today) > maxDays
}
