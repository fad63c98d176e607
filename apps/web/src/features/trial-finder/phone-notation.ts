import type { Locale } from '@clairmemoire/domain/locale'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { PhoneNotation } from '../form-flow/index.ts'

const countries = { fr: 'FR', en: 'US' } as const satisfies Record<Locale, string>

/** National numbers of the locale's country and international ones, with any separators. */
export function phoneNotation(locale: Locale): PhoneNotation {
  const country = countries[locale]
  return {
    read: (text) => {
      const phone = parsePhoneNumberFromString(text, country)
      return phone?.isValid() ? phone.number : undefined
    },
    write: (text) => {
      const phone = text.startsWith('+') ? parsePhoneNumberFromString(text) : undefined
      if (!phone?.isValid()) return text
      return phone.country === country ? phone.formatNational() : phone.formatInternational()
    },
  }
}
