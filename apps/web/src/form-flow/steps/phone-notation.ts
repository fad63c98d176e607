import type { Country } from '@clairmemoire/domain/country'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { PhoneNotation } from '../step.ts'

/** National numbers of the country and international ones, with any separators and without an extension. */
export function phoneNotation(country: Country): PhoneNotation {
  return {
    read: (text) => {
      const phone = parsePhoneNumberFromString(text, country)
      return phone?.isValid() && phone.ext === undefined ? phone.number : undefined
    },
    write: (text) => {
      const phone = text.startsWith('+') ? parsePhoneNumberFromString(text) : undefined
      if (!phone?.isValid()) return text
      return phone.country === country ? phone.formatNational() : phone.formatInternational()
    },
  }
}
