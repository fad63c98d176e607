import type { Country, RequestChange } from '@clairmemoire/api-client/schema'
import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { readPhoneNumber } from '@clairmemoire/domain/phone-number'
import { formOf } from '@clairmemoire/forms/every-form'
import { isPostalCode } from '@clairmemoire/domain/postal-code'
import { type CallCalendar, callBy, callbackProblems, isCallOver, storedCallback } from '../../../calls/call-times.ts'
import { zoneOfCalls } from '../../../calls/zone-of-calls.ts'
import type { CallDesk } from '../../../clinic/clinic.ts'
import type { ConsentPurpose } from '../../../consents/consent.table.ts'
import { isWithdrawable } from '../../../consents/consents.ts'
import { type FieldProblem, Refusal } from '../../../platform/contract/refusal.ts'
import { canonicalJson } from '../../../platform/idempotency/idempotent.ts'
import {
  firstNameProblems,
  helperProblems,
  lastNameProblems,
  phoneNumberProblems,
  storedHelper,
} from '../../../requests/call-input.ts'
import type { RequestRow } from '../../../requests/request.table.ts'
import { promisedCallOf, replacedCall } from '../../../requests/stored-request.ts'

/** A request after a change, and the changed fields with their names in the contract. */
export interface AcceptedChange {
  row: RequestRow
  fields: Record<string, unknown>
  withdrawn: readonly ConsentPurpose[]
}

/** Returns undefined if the change has no effect. Throws a refusal if the change is invalid. */
export function acceptedChange(
  row: RequestRow,
  change: RequestChange,
  now: Date,
  desk: CallDesk,
): AcceptedChange | undefined {
  const country = change.country ?? row.country
  const { callback } = change
  const calendar = callback && { country, timeZone: zoneOfCalls(country, callback.time_zone), now, desk }
  const problems = changeProblems(row, change, country, calendar, isOver(row, now, desk))
  if (problems.length > 0) throw new Refusal(problems)
  const contact = changedContact(row, change)
  const call = changedCall(row, change, calendar, desk, now)
  const withdrawn = (change.withdraw ?? [])
    .filter(isWithdrawable)
    .filter((purpose) => purpose !== 'call_back' || row.callState !== 'withdrawn')
  const fields = {
    ...Object.fromEntries(
      contactFields
        .filter((field) => !same(contact[columns[field]], row[columns[field]]))
        .map((field) => [field, contact[columns[field]]]),
    ),
    ...(call && { call: call.callState === 'promised' ? { callback: call.callback, callBy: call.callBy } : null }),
    ...Object.fromEntries(withdrawn.map((purpose) => [`consent.${purpose}`, null])),
  }
  if (Object.keys(fields).length === 0) return undefined
  return { row: { ...row, ...contact, ...call, version: row.version + 1, activeAt: now }, fields, withdrawn }
}

const columns = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
  country: 'country',
  postal_code: 'postalCode',
  helper: 'helper',
} as const

const contactFields = ['first_name', 'last_name', 'email', 'phone', 'country', 'postal_code', 'helper'] as const

type Contact = Pick<RequestRow, (typeof columns)[keyof typeof columns]>

function changedContact(row: RequestRow, change: RequestChange): Contact {
  const country = change.country ?? row.country
  const { first_name: firstName, last_name: lastName, email, phone, postal_code: postalCode, helper } = change
  return {
    firstName: firstName ?? row.firstName,
    lastName: lastName ?? row.lastName,
    email: email === undefined ? row.email : (readEmailAddress(email) ?? email),
    phone: phone === undefined ? row.phone : (readPhoneNumber(phone, country) ?? row.phone),
    country,
    postalCode: postalCode === undefined ? row.postalCode : postalCode || null,
    helper: helper ? storedHelper(helper, country) : helper === null ? null : row.helper,
  }
}

type Call = Pick<RequestRow, 'callback' | 'callBy' | 'callAskedAt' | 'callState' | 'callStateAt'> &
  ReturnType<typeof replacedCall>

/** Returns undefined if the call does not change. */
function changedCall(
  row: RequestRow,
  { callback, cancel_call: isCancelled, withdraw = [] }: RequestChange,
  calendar: CallCalendar | undefined,
  desk: CallDesk,
  now: Date,
): Call | undefined {
  const changed = { callAskedAt: now, callStateAt: now, ...replacedCall(row, desk) }
  if (callback && calendar) {
    const stored = storedCallback(callback, calendar.timeZone)
    // After a part of the day has passed, the same part is a new call.
    const isSameCall = row.callState === 'promised' && !isOver(row, now, desk) && same(stored, row.callback)
    return isSameCall ? undefined : { ...changed, callback: stored, callBy: callBy(calendar), callState: 'promised' }
  }
  const { callback: before, callBy: by, callAskedAt } = row
  const ended = { ...changed, callback: before, callBy: by, callAskedAt }
  if (withdraw.includes('call_back'))
    return row.callState === 'withdrawn' ? undefined : { ...ended, callState: 'withdrawn' }
  return isCancelled && row.callState === 'promised' ? { ...ended, callState: 'cancelled' } : undefined
}

/** Returns whether the time of a promised call has passed. */
function isOver(row: RequestRow, now: Date, desk: CallDesk): boolean {
  return row.callState === 'promised' && isCallOver(promisedCallOf(row), now, desk)
}

/** Compares values in the stored format. */
function same(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other)
}

/** Returns problems that the schema cannot detect. */
function changeProblems(
  row: RequestRow,
  change: RequestChange,
  country: Country,
  calendar: CallCalendar | undefined,
  isPast: boolean,
): FieldProblem[] {
  const { first_name: firstName, last_name: lastName, postal_code: code = '', withdraw = [] } = change
  return [
    ...(change.version > row.version ? [['version', 'too_large'] as const] : []),
    ...(firstName === undefined ? [] : firstNameProblems('first_name', firstName)),
    ...lastNameProblems('last_name', lastName),
    ...phoneProblems(change, country),
    ...(code === '' || isPostalCode(code, country) ? [] : [['postal_code', 'bad_postal_code'] as const]),
    ...changedHelperProblems(row, change, country),
    ...callProblems(row, change, calendar, isPast),
    ...(withdraw.every(isWithdrawable) ? [] : [['withdraw', 'unknown_option'] as const]),
  ]
}

function phoneProblems({ phone }: RequestChange, country: Country): FieldProblem[] {
  return phone === undefined ? [] : phoneNumberProblems('phone', readPhoneNumber(phone, country))
}

/** Without a helper the requester needs a number. */
function changedHelperProblems(row: RequestRow, { helper, phone }: RequestChange, country: Country): FieldProblem[] {
  if (helper) return helperProblems(helper, readPhoneNumber(helper.phone, country))
  if (helper === undefined) return []
  if (formOf(row.form, row.formVersion).calls) return [['helper', 'required']]
  return phone === undefined && row.phone === null ? [['phone', 'required']] : []
}

function callProblems(
  { callState }: RequestRow,
  { callback, cancel_call: isCancelled, withdraw = [] }: RequestChange,
  calendar: CallCalendar | undefined,
  isPast: boolean,
): FieldProblem[] {
  if (isCancelled && (callback || callState === 'made' || isPast)) return [['cancel_call', 'invalid']]
  if (callback === undefined || calendar === undefined) return []
  if (callState === 'withdrawn' || withdraw.includes('call_back')) return [['callback', 'consent_required']]
  return callbackProblems(callback, calendar)
}
