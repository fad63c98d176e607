import type { Callback, TrialCode, TrialSignupRequest } from '@clairmemoire/api-client/schema'
import { type Country, countryOfLocale, localeOfCountry } from '@clairmemoire/domain/country'
import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { type Answers, relevantAnswers } from '@clairmemoire/domain/questionnaire'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import { trialMatch } from '@clairmemoire/studies/trial-match'
import { callbackProblems, keptCallback } from '../../../calls/accepted-callback.ts'
import { callBy } from '../../../calls/call-slots.ts'
import type { ContactDetails } from '../../../calls/promised-call.ts'
import { zoneOfCalls } from '../../../calls/zone-of-calls.ts'
import { type FieldProblem, Refusal } from '../../../platform/contract/refusal.ts'
import { answerProblems } from '../../../questionnaires/answer-problems.ts'
import { trialFinderIn } from '../../../questionnaires/questionnaires.ts'
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
    callback: keptCallback(callback, calendar.timeZone),
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
