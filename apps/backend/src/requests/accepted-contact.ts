import type { Callback, CallNeed, Country, Locale } from '@clairmemoire/api-client/schema'
import { countryOfLocale } from '@clairmemoire/domain/country'
import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { isPostalCode } from '@clairmemoire/domain/postal-code'
import { type CallCalendar, callBy } from '../calls/call-times.ts'
import { callbackProblems, holdOf, storedCallback } from '../calls/callback.ts'
import type { ContactDetails } from '../calls/promised-call.ts'
import { zoneOfCalls } from '../calls/zone-of-calls.ts'
import type { CallDesk } from '../clinic/clinic.ts'
import type { FieldProblem } from '../platform/contract/refusal.ts'
import { contactProblems, type GivenContact } from './contact-details.ts'
import type { AcceptedRequest } from './create-request.ts'

/** What every form asks about who is to be called and when. */
export interface AskedCall extends GivenContact {
  locale: Locale
  country?: Country | undefined
  email?: string | undefined
  needs?: readonly CallNeed[] | undefined
  postal_code?: string | undefined
  callback: Callback
  consent_text_version: string
}

/** The country in which somebody is to be called. */
export function countryOf({ country, locale }: Pick<AskedCall, 'country' | 'locale'>): Country {
  return country ?? countryOfLocale(locale)
}

/** What a schema cannot see: names and numbers that are none, times that are no longer free. */
export function askedCallProblems(
  request: AskedCall,
  details: ContactDetails,
  now: Date,
  desk: CallDesk,
): FieldProblem[] {
  return [
    ...contactProblems(request, details),
    ...postalCodeProblems(request),
    ...callbackProblems(request.callback, calendarOf(request, now, desk)),
  ]
}

/** What every request stores of a call. */
export function storedCall(
  request: AskedCall,
  now: Date,
  desk: CallDesk,
): Pick<AcceptedRequest, 'email' | 'needs' | 'postalCode' | 'callback' | 'hold' | 'callBy' | 'textVersion'> {
  const calendar = calendarOf(request, now, desk)
  const { email = '', needs = null } = request
  return {
    email: readEmailAddress(email) ?? email,
    needs,
    postalCode: request.postal_code?.trim() || null,
    callback: storedCallback(request.callback, calendar.timeZone),
    hold: holdOf(request.callback),
    callBy: callBy(calendar),
    textVersion: request.consent_text_version,
  }
}

function calendarOf(request: AskedCall, now: Date, desk: CallDesk): CallCalendar {
  const country = countryOf(request)
  return { country, timeZone: zoneOfCalls(country, request.callback.time_zone), now, desk }
}

function postalCodeProblems(request: AskedCall): FieldProblem[] {
  const { postal_code: code = '' } = request
  return code.trim() === '' || isPostalCode(code, countryOf(request)) ? [] : [['postal_code', 'bad_postal_code']]
}
