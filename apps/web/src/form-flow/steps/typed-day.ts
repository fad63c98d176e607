import { readTypedDate, type TypedDate, writeTypedDate } from '@clairmemoire/domain/typed-date'
import type { StepValue } from '../step.ts'
import { contactDetails } from './contact-rules.ts'

/** What stands in the three fields of a day: what was typed, or what a person would have typed for the day that is kept. */
export function typedDay(entry: StepValue | undefined): TypedDate {
  if (typeof entry === 'string') return writeTypedDate(entry)
  const { day = '', month = '', year = '' } = contactDetails(entry)
  return { day, month, year }
}

/** `YYYY-MM-DD` where a day was typed; what was typed where it is none; undefined where nothing was. */
export function readDay(entry: StepValue | undefined): string | Readonly<Record<string, string>> | undefined {
  const typed = typedDay(entry)
  if (Object.values(typed).every((part) => part.trim() === '')) return undefined
  const read = readTypedDate(typed)
  return 'date' in read ? read.date : { ...typed }
}
