import type { PhoneNumber } from 'libphonenumber-js/core'
import type { Country } from '../country/country.ts'
import { typedCode } from '../typed-text/typed-text.ts'

/** As the contract; with separators no number is longer. */
const longest = 40

type Parse = (text: string, country?: Country) => PhoneNumber | undefined

/** How numbers are read and written by the numbering plans that `parse` knows. */
export function phoneRules(parse: Parse) {
  return {
    /**
     * E.164, from the national form of the country or the international form, with any separators; undefined for anything else, and for
     * more than E.164 can hold: an extension.
     */
    readPhoneNumber: (text: string, country: Country): string | undefined => {
      if (text.length > longest) return undefined
      const phone = parse(typedCode(text).replaceAll(/[·•∙‧]/g, ' '), country)
      return phone?.isValid() && phone.ext === undefined ? phone.number : undefined
    },

    /** National form for a reader in the number’s own country, international form for anyone else; any other text stays as it is. */
    writePhoneNumber: (text: string, country: Country): string => {
      const phone = text.startsWith('+') && text.length <= longest ? parse(text) : undefined
      if (!phone?.isValid()) return text
      return phone.country === country ? phone.formatNational() : phone.formatInternational()
    },
  }
}
