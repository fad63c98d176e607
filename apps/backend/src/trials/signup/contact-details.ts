import type { Helper, TrialSignupRequest } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import type { ContactDetails } from '../../calls/promised-call.ts'
import { toE164 } from '../../contacts/phone-number.ts'
import type { FieldProblem } from '../../contract/refusal.ts'

type Given = Pick<TrialSignupRequest, 'first_name' | 'last_name' | 'phone' | 'relation' | 'helper'>

/** Names and numbers in the form they are kept. A number that is none is left out: `contactProblems` refuses it. */
export function contactDetails(given: Given, country: Country): ContactDetails {
  const { phone, helper } = given
  return {
    firstName: given.first_name.trim(),
    lastName: given.last_name.trim(),
    phone: (phone !== undefined && toE164(phone, country)) || null,
    relation: given.relation?.trim() || null,
    helper: helper === undefined ? null : keptHelper(helper, country),
  }
}

function keptHelper(helper: Helper, country: Country): Helper {
  const relation = helper.relation?.trim()
  return {
    first_name: helper.first_name.trim(),
    last_name: helper.last_name.trim(),
    phone: toE164(helper.phone, country) ?? '',
    ...(relation && { relation }),
  }
}

/** What a schema cannot see: names that are blank, and numbers that are none. Whoever is to be called needs one. */
export function contactProblems({ helper, ...given }: Given, country: Country): FieldProblem[] {
  return [
    ...blank('first_name', given.first_name),
    ...blank('last_name', given.last_name),
    ...phoneProblems('phone', given.phone, country, helper === undefined),
    ...(helper
      ? [
          ...blank('helper.first_name', helper.first_name),
          ...blank('helper.last_name', helper.last_name),
          ...phoneProblems('helper.phone', helper.phone, country, true),
        ]
      : []),
  ]
}

function blank(field: string, text: string): FieldProblem[] {
  return text.trim() === '' ? [[field, 'required']] : []
}

function phoneProblems(field: string, phone: string | undefined, country: Country, isNeeded: boolean): FieldProblem[] {
  if (phone === undefined) return isNeeded ? [[field, 'required']] : []
  return toE164(phone, country) === undefined ? [[field, 'invalid_phone']] : []
}
