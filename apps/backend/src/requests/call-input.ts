import type { Callback, CallNeed, Helper, Locale } from '@clairmemoire/api-client/schema'
import { type Country, countryOfLocale } from '@clairmemoire/domain/country'
import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { isCalledNumber } from '@clairmemoire/domain/is-called-number'
import { readPhoneNumber } from '@clairmemoire/domain/phone-number'
import { isPostalCode } from '@clairmemoire/domain/postal-code'
import { isPersonName } from '@clairmemoire/domain/typed-name'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import { type CallCalendar, callBy, callbackProblems, holdKeyOf, storedCallback } from '../calls/call-times.ts'
import type { ContactDetails } from '../calls/promised-call.ts'
import { zoneOfCalls } from '../calls/zone-of-calls.ts'
import type { CallDesk } from '../clinic/clinic.ts'
import type { FieldProblem } from '../platform/contract/refusal.ts'

/** The fields that every form has about the person to call and the time. */
export interface CallInput extends GivenContact {
  locale: Locale
  country?: Country | undefined
  email?: string | undefined
  needs?: readonly CallNeed[] | undefined
  postal_code?: string | undefined
  callback: Callback
}

/** Returns the given country, else that of the language of the site. */
export function countryOf({ country, locale }: { country?: Country | null | undefined; locale: Locale }): Country {
  return country ?? countryOfLocale(locale)
}

/** Returns problems that the schema cannot detect: invalid names, numbers and postal codes, and times that are not offered. */
export function callInputProblems(
  request: CallInput,
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

/** The fields of a call that every request stores. */
export interface StoredCall {
  /** Empty if the person gave no address. */
  email: string
  needs: readonly CallNeed[] | null
  postalCode: string | null
  callback: Callback
  /** The key that holds the time of the call. */
  holdKey: string | undefined
  callBy: CalendarDate
}

export function storedCall(request: CallInput, now: Date, desk: CallDesk): StoredCall {
  const calendar = calendarOf(request, now, desk)
  const { email = '', needs = null } = request
  return {
    email: readEmailAddress(email) ?? email,
    needs,
    postalCode: request.postal_code || null,
    callback: storedCallback(request.callback, calendar.timeZone),
    holdKey: holdKeyOf(request.callback),
    callBy: callBy(calendar),
  }
}

function calendarOf(request: CallInput, now: Date, desk: CallDesk): CallCalendar {
  const country = countryOf(request)
  return { country, timeZone: zoneOfCalls(country, request.callback.time_zone), now, desk }
}

function postalCodeProblems(request: CallInput): FieldProblem[] {
  const { postal_code: code = '' } = request
  return code === '' || isPostalCode(code, countryOf(request)) ? [] : [['postal_code', 'bad_postal_code']]
}

/** The contact details of the requester, and the helper to call instead if there is one. */
interface GivenContact {
  first_name: string
  last_name?: string | undefined
  phone?: string | undefined
  relation?: string | undefined
  helper?: Helper | undefined
}

/** Converts names and numbers to the stored format. An invalid number becomes null, and `contactProblems` rejects it. */
export function contactDetails(given: GivenContact, country: Country): ContactDetails {
  const { phone, helper } = given
  return {
    firstName: given.first_name,
    lastName: given.last_name ?? '',
    phone: (phone !== undefined && readPhoneNumber(phone, country)) || null,
    relation: given.relation || null,
    helper: helper === undefined ? null : storedHelper(helper, country),
  }
}

export function storedHelper(helper: Helper, country: Country): Helper {
  const { first_name, last_name, relation } = helper
  return {
    first_name,
    ...(last_name && { last_name }),
    phone: readPhoneNumber(helper.phone, country) ?? '',
    ...(relation && { relation }),
  }
}

/** Checks names and numbers beyond the schema. The person to call needs a number; a last name is optional. */
function contactProblems({ helper, ...given }: GivenContact, details: ContactDetails): FieldProblem[] {
  return [
    ...firstNameProblems('first_name', given.first_name),
    ...lastNameProblems('last_name', given.last_name),
    ...phoneProblems('phone', given.phone, details.phone, helper === undefined),
    ...(helper ? helperProblems(helper, details.helper?.phone) : []),
  ]
}

/** `phone` is the number in the stored format; empty or undefined if the number is invalid. */
export function helperProblems(helper: Helper, phone: string | undefined): FieldProblem[] {
  return [
    ...firstNameProblems('helper.first_name', helper.first_name),
    ...lastNameProblems('helper.last_name', helper.last_name),
    ...phoneProblems('helper.phone', helper.phone, phone, true),
  ]
}

export function firstNameProblems(field: string, name: string): FieldProblem[] {
  return name === '' ? [[field, 'required']] : lastNameProblems(field, name)
}

export function lastNameProblems(field: string, name = ''): FieldProblem[] {
  return name === '' || isPersonName(name) ? [] : [[field, 'invalid']]
}

function phoneProblems(
  field: string,
  given: string | undefined,
  current: string | null | undefined,
  isNeeded: boolean,
): FieldProblem[] {
  if (given === undefined) return isNeeded ? [[field, 'required']] : []
  return phoneNumberProblems(field, current)
}

/** `number` is in the stored format; it has no value if the typed number is invalid. */
export function phoneNumberProblems(field: string, number: string | null | undefined): FieldProblem[] {
  if (!number) return [[field, 'invalid_phone']]
  return isCalledNumber(number) ? [] : [[field, 'phone_not_called']]
}
