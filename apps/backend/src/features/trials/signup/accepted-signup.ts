import type { Callback, TrialCode, TrialSignupRequest } from '@clairmemoire/api-client/schema'
import { type Country, countryOfLocale, localeOfCountry } from '@clairmemoire/domain/country'
import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { type Answers, relevantAnswers } from '@clairmemoire/domain/questionnaire'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import { trialMatch } from '@clairmemoire/studies/trial-match'
import type { ContactDetails } from '../../../calls/promised-call.ts'
import { isVisitorZone, zoneOfCalls } from '../../../calls/zone-of-calls.ts'
import { type FieldProblem, Refusal } from '../../../platform/contract/refusal.ts'
import { answerProblems } from '../../../questionnaires/answer-problems.ts'
import { trialFinderIn } from '../../../questionnaires/questionnaires.ts'
import { type CallCalendar, callBy, isCallSlot } from '../call-slots/call-slots.ts'
import { contactProblems } from './contact-details.ts'

/** What of a request is kept, in the form it is kept. */
export interface AcceptedSignup extends ContactDetails {
  country: Country
  trialCode: TrialCode
  email: string
  callback: Callback
  answers: Answers | null
  questionnaireVersion: string | null
  callBy: CalendarDate
}

/** The country in which somebody is to be called. */
export function countryOf({ country, locale }: Pick<TrialSignupRequest, 'country' | 'locale'>): Country {
  return country ?? countryOfLocale(locale)
}

/** Checks what a schema cannot: names and numbers, answers, and times that are still free. Throws a refusal. */
export function acceptedSignup(request: TrialSignupRequest, details: ContactDetails, now: Date): AcceptedSignup {
  const { locale, answers, callback } = request
  const country = countryOf(request)
  const calendar = { country, timeZone: zoneOfCalls(country, callback.time_zone), now }
  const problems = [
    ...contactProblems(request, details),
    ...answersProblems(request),
    ...callbackProblems(callback, calendar),
  ]
  if (problems.length > 0) throw new Refusal(problems)
  return {
    ...details,
    country,
    trialCode: trialMatch(request.trial_code, localeOfCountry(country)).code,
    email: readEmailAddress(request.email) ?? request.email,
    callback: { ...asStored(callback), time_zone: calendar.timeZone },
    answers: answers === undefined ? null : relevantAnswers(trialFinderIn(locale), answers),
    questionnaireVersion: answers === undefined ? null : (request.questionnaire_version ?? null),
    callBy: callBy(calendar),
  }
}

function answersProblems({ locale, answers, questionnaire_version: version }: TrialSignupRequest): FieldProblem[] {
  if (answers === undefined) return []
  if (version === undefined) return [['questionnaire_version', 'required']]
  return answerProblems(trialFinderIn(locale), version, answers)
}

/** In France the zone of a request is not read. */
function callbackProblems(callback: Callback, calendar: CallCalendar): FieldProblem[] {
  if (calendar.country === 'US' && !isVisitorZone(callback.time_zone)) return [['callback.time_zone', 'invalid']]
  if (callback.kind === 'part_of_day') return []
  return isCallSlot(new Date(callback.starts_at), calendar) ? [] : [['callback', 'slot_unavailable']]
}

/** One instant can be written in many ways; it is kept and answered in UTC, as the call slots say it. */
function asStored(callback: Callback): Callback {
  if (callback.kind === 'part_of_day') return callback
  return { ...callback, starts_at: new Date(callback.starts_at).toISOString() }
}
