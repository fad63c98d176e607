import type { Country, RequestChange } from '@clairmemoire/api-client/schema'
import { isPostalCode } from '@clairmemoire/domain/postal-code'
import { readPhoneNumber } from '@clairmemoire/domain/phone-number'
import { callbackProblems } from '../../../calls/accepted-callback.ts'
import type { CallCalendar } from '../../../calls/call-slots.ts'
import type { FieldProblem } from '../../../platform/contract/refusal.ts'
import { firstNameProblems, helperProblems, lastNameProblems } from '../../../requests/contact-details.ts'
import { phoneNumberProblems } from '../../../requests/phone-problems.ts'
import type { RequestKind } from '../../../requests/request-kind.ts'
import type { SentRequestRow } from '../../../requests/sent-request.table.ts'
import { isWithdrawable } from '../private-request.ts'

/** What a schema cannot see of a change. */
export function changeProblems(
  kind: RequestKind,
  row: SentRequestRow,
  change: RequestChange,
  country: Country,
  calendar: CallCalendar | undefined,
): FieldProblem[] {
  const { first_name: firstName, last_name: lastName, postal_code: code = '', withdraw = [] } = change
  return [
    ...(change.version > row.version ? [['version', 'too_large'] as const] : []),
    ...(firstName === undefined ? [] : firstNameProblems('first_name', firstName)),
    ...lastNameProblems('last_name', lastName),
    ...phoneProblems(change, country),
    ...(code.trim() === '' || isPostalCode(code, country) ? [] : [['postal_code', 'bad_postal_code'] as const]),
    ...changedHelperProblems(kind, row, change, country),
    ...callProblems(row, change, calendar),
    ...(withdraw.every(isWithdrawable) ? [] : [['withdraw', 'unknown_option'] as const]),
  ]
}

function phoneProblems({ phone }: RequestChange, country: Country): FieldProblem[] {
  return phone === undefined ? [] : phoneNumberProblems('phone', readPhoneNumber(phone, country))
}

/** Without a helper who asks is called, on a number of their own. */
function changedHelperProblems(
  { isForSomeoneCalled = false }: RequestKind,
  row: SentRequestRow,
  { helper, phone }: RequestChange,
  country: Country,
): FieldProblem[] {
  if (helper) return helperProblems(helper, readPhoneNumber(helper.phone, country))
  if (helper === undefined) return []
  if (isForSomeoneCalled) return [['helper', 'required']]
  return phone === undefined && row.phone === null ? [['phone', 'required']] : []
}

function callProblems(
  { callState }: SentRequestRow,
  { callback, cancel_call: isCancelled, withdraw = [] }: RequestChange,
  calendar: CallCalendar | undefined,
): FieldProblem[] {
  if (isCancelled && (callback || callState === 'made')) return [['cancel_call', 'invalid']]
  if (callback === undefined || calendar === undefined) return []
  if (callState === 'withdrawn' || withdraw.includes('call_back')) return [['callback', 'consent_required']]
  return callbackProblems(callback, calendar)
}
