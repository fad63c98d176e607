import type { Country } from '@clairmemoire/domain/country'
import { readPhoneNumber, writePhoneNumber } from '@clairmemoire/domain/called-phone-number'
import type { PhoneNotation } from '../step.ts'

/** The rules for telephone numbers. They are in a separate module, because only contact steps need numbering plans. */
export function phoneNotation(country: Country): PhoneNotation {
  return { read: (text) => readPhoneNumber(text, country), write: (number) => writePhoneNumber(number, country) }
}
