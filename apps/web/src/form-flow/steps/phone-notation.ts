import type { Country } from '@clairmemoire/domain/country'
import { readPhoneNumber, writePhoneNumber } from '@clairmemoire/domain/called-phone-number'
import type { PhoneNotation } from '../step.ts'

/** The rules of telephone numbers for a contact step: a separate module, because no other step needs numbering plans. */
export function phoneNotation(country: Country): PhoneNotation {
  return { read: (text) => readPhoneNumber(text, country), write: (number) => writePhoneNumber(number, country) }
}
