import type { PhoneNumber } from 'libphonenumber-js/core'
import type { Country } from '../country/country.ts'
import { typedCode } from '../typed-text/typed-text.ts'

/** The contract's limit; no number is longer, even with separators. */
const maxLength = 40

type Parse = (text: string, country?: Country) => PhoneNumber | undefined

/** Parses and formats numbers with the numbering plans that `parse` uses. */
export function phoneRules(parse: Parse) {
  return {
    /**
     * Turns the national or international form, with any separators, into E.164; undefined for anything else, including numbers with
     * an extension.
     */
    readPhoneNumber: (text: string, country: Country): string | undefined => {
      if (text.length > maxLength) return undefined
      const phone = parse(typedCode(text).replaceAll(/[·•∙‧]/g, ' '), country)
      return phone?.isValid() && phone.ext === undefined ? phone.number : undefined
    },

    /** National form for readers in the number’s own country, international form for others; any other text is returned unchanged. */
    writePhoneNumber: (text: string, country: Country): string => {
      const phone = text.startsWith('+') && text.length <= maxLength ? parse(text) : undefined
      if (!phone?.isValid()) return text
      return phone.country === country ? phone.formatNational() : phone.formatInternational()
    },
  }
}
