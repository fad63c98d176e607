import type { Helper } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import { isCalledNumber } from '@clairmemoire/domain/is-called-number'
import { isPersonName } from '@clairmemoire/domain/person-name'
import { readPhoneNumber } from '@clairmemoire/domain/phone-number'
import type { ContactDetails } from '../calls/promised-call.ts'
import type { FieldProblem } from '../platform/contract/refusal.ts'

/** Who asks, and who is called instead where there is such a person. */
export interface GivenContact {
  first_name: string
  last_name?: string | undefined
  phone?: string | undefined
  relation?: string | undefined
  helper?: Helper | undefined
}

/** Names and numbers in the stored form. An invalid number is left out, and `contactProblems` refuses it. */
export function contactDetails(given: GivenContact, country: Country): ContactDetails {
  const { phone, helper } = given
  return {
    firstName: given.first_name.trim(),
    lastName: given.last_name?.trim() ?? '',
    phone: (phone !== undefined && readPhoneNumber(phone, country)) || null,
    relation: given.relation?.trim() || null,
    helper: helper === undefined ? null : storedHelper(helper, country),
  }
}

export function storedHelper(helper: Helper, country: Country): Helper {
  const relation = helper.relation?.trim()
  const lastName = helper.last_name?.trim()
  return {
    first_name: helper.first_name.trim(),
    ...(lastName && { last_name: lastName }),
    phone: readPhoneNumber(helper.phone, country) ?? '',
    ...(relation && { relation }),
  }
}

/** Checks names and numbers beyond the schema. The person to call needs a number; a last name is optional. */
export function contactProblems({ helper, ...given }: GivenContact, details: ContactDetails): FieldProblem[] {
  return [
    ...firstNameProblems('first_name', given.first_name),
    ...lastNameProblems('last_name', given.last_name),
    ...phoneProblems('phone', given.phone, details.phone, helper === undefined),
    ...(helper ? helperProblems(helper, details.helper?.phone) : []),
  ]
}

/** `phone` is the number in the stored form; undefined for an invalid one. */
export function helperProblems(helper: Helper, phone: string | undefined): FieldProblem[] {
  return [
    ...firstNameProblems('helper.first_name', helper.first_name),
    ...lastNameProblems('helper.last_name', helper.last_name),
    ...phoneProblems('helper.phone', helper.phone, phone, true),
  ]
}

export function firstNameProblems(field: string, name: string): FieldProblem[] {
  return name.trim() === '' ? [[field, 'required']] : lastNameProblems(field, name)
}

export function lastNameProblems(field: string, name = ''): FieldProblem[] {
  return name.trim() === '' || isPersonName(name) ? [] : [[field, 'invalid']]
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

/** Takes the number in the stored form; undefined for an invalid one. */
export function phoneNumberProblems(field: string, number: string | null | undefined): FieldProblem[] {
  if (!number) return [[field, 'invalid_phone']]
  return isCalledNumber(number) ? [] : [[field, 'phone_not_called']]
}
