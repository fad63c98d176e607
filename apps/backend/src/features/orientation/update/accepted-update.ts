import type { Callback, Country, Locale, RecommendationUpdate } from '@clairmemoire/api-client/schema'
import { countryOfLocale } from '@clairmemoire/domain/country'
import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { isPersonName } from '@clairmemoire/domain/person-name'
import { readPhoneNumber } from '@clairmemoire/domain/phone-number'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import { callbackProblems, keptCallback } from '../../../calls/accepted-callback.ts'
import { type CallCalendar, callBy } from '../../../calls/call-slots.ts'
import { zoneOfCalls } from '../../../calls/zone-of-calls.ts'
import type { CallDesk } from '../../../clinic/call-desk.ts'
import { type FieldProblem, Refusal } from '../../../platform/contract/refusal.ts'
import type { Instrument } from '../../../questionnaires/orientation/instrument.ts'
import { phoneNumberProblems } from '../../../requests/phone-problems.ts'
import type { OrientationResultRow } from '../orientation.table.ts'

/** What an update changes of a result; what is undefined stays as it was. */
export interface AcceptedUpdate {
  goals?: string[]
  firstName?: string
  email?: string
  phone?: string
  country?: Country
  callback?: Callback
  callBy?: CalendarDate
}

interface Updating {
  row: OrientationResultRow
  instrument: Instrument
  locale: Locale
  now: Date
  desk: CallDesk
}

/** Checks what a schema cannot: names, numbers, times that are still free, and that nothing is missing. Throws a refusal. */
export function acceptedUpdate(
  update: RecommendationUpdate,
  { row, instrument, locale, now, desk }: Updating,
): AcceptedUpdate {
  const country = update.country ?? row.country ?? countryOfLocale(locale)
  const phone = update.phone === undefined ? undefined : readPhoneNumber(update.phone, country)
  const { callback } = update
  const calendar = callback && { country, timeZone: zoneOfCalls(country, callback.time_zone), now, desk }
  const problems = [
    ...goalProblems(update, instrument),
    ...consentProblems(update),
    ...nameProblems(update, row),
    ...phoneProblems(update, row, phone),
    ...(update.send_link && update.email === undefined && row.email === null ? [missing('email')] : []),
    ...(callback && calendar ? callbackProblems(callback, calendar) : []),
  ]
  if (problems.length > 0) throw new Refusal(problems)
  return {
    ...(update.goals && { goals: update.goals }),
    ...(update.first_name !== undefined && { firstName: update.first_name.trim() }),
    ...(update.email !== undefined && { email: readEmailAddress(update.email) ?? update.email }),
    ...(phone !== undefined && { phone }),
    ...((phone !== undefined || callback) && { country }),
    ...(callback && calendar && promised(callback, calendar)),
  }
}

/** Whether the update leaves something by which the person can be reached. */
export function leavesContact({ email, first_name, phone, callback }: RecommendationUpdate): boolean {
  return [email, first_name, phone, callback].some((given) => given !== undefined)
}

function promised(callback: Callback, calendar: CallCalendar): Pick<AcceptedUpdate, 'callback' | 'callBy'> {
  return { callback: keptCallback(callback, calendar.timeZone), callBy: callBy(calendar) }
}

function goalProblems({ goals = [] }: RecommendationUpdate, instrument: Instrument): FieldProblem[] {
  const isOffered = (goal: string) => instrument.goals.some(({ id }) => id === goal)
  return goals.every(isOffered) ? [] : [['goals', 'unknown_option']]
}

function consentProblems(update: RecommendationUpdate): FieldProblem[] {
  if (!leavesContact(update)) return []
  if (!update.consent) return [['consent', 'consent_required']]
  return update.consent_text_version === undefined ? [missing('consent_text_version')] : []
}

function nameProblems({ first_name: name, callback }: RecommendationUpdate, row: OrientationResultRow): FieldProblem[] {
  if (name === undefined) return callback && row.firstName === null ? [missing('first_name')] : []
  if (name.trim() === '') return [missing('first_name')]
  return isPersonName(name) ? [] : [['first_name', 'invalid']]
}

function phoneProblems(
  { phone, callback }: RecommendationUpdate,
  row: OrientationResultRow,
  kept: string | undefined,
): FieldProblem[] {
  if (phone === undefined) return callback && row.phone === null ? [missing('phone')] : []
  return phoneNumberProblems('phone', kept)
}

function missing(field: string): FieldProblem {
  return [field, 'required']
}
