import type { Country } from '@clairmemoire/domain/country'
import { readPhoneNumber, writePhoneNumber } from '@clairmemoire/domain/called-phone-number'
import type { PhoneNotation } from '../step.ts'

/** The rule of telephone numbers as a contact step is given it: it brings numbering plans that no other step needs. */
export function phoneNotation(country: Country): PhoneNotation {
  return { read: (text) => readPhoneNumber(text, country), write: (number) => writePhoneNumber(number, country) }
}
