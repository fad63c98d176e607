import type { Country } from '../country/country.ts'
import calledPlans from '../generated/called-plans.json' with { type: 'json' }
import { typedCode } from '../typed-text/typed-text.ts'

/** The contract's limit; no number is longer, even with separators. */
export const maxPhoneLength = 40

/** The prefix of an international call. */
const internationalPrefix: Readonly<Record<Country, RegExp>> = { FR: /^00/, US: /^0(?:0|11)/ }

/** A number of another country in E.164; ten digits follow +1. */
const elsewhere = `(\\+(?:1\\d{10}|(?!${calledPlans.map(({ code }) => code).join('|')})\\d{8,15}))`

/**
 * Like `readPhoneNumber` of `phone-number`, with only the numbering plans of countries that the clinic calls. A number of any
 * other country is checked by its length alone; the backend checks it against its plan.
 */
export function readPhoneNumber(text: string, country: Country): string | undefined {
  if (text.length > maxPhoneLength) return undefined
  const typed = typedNumber(text).replace(internationalPrefix[country], '+')
  for (const { code, country: own, number } of calledPlans) {
    const start = own === country ? `(?:\\+?${code})?` : `\\+${code}`
    const national = found(`${start}${number}`, typed)
    if (national !== undefined) return `+${code}${national}`
  }
  return found(elsewhere, typed)
}

/** Like `writePhoneNumber` of `phone-number`; a number of a country that the clinic does not call is returned unchanged. */
export function writePhoneNumber(text: string, country: Country): string {
  const number = text.startsWith('+') ? readPhoneNumber(text, country) : undefined
  for (const { code, country: own, formats } of calledPlans) {
    for (const { digits, national, international } of formats) {
      const pattern = new RegExp(`^\\+${code}${digits}$`)
      if (number !== undefined && pattern.test(number))
        return number.replace(pattern, own === country ? national : `+${code} ${international}`)
    }
  }
  return text
}

/** Like `isMobileNumber` of `is-mobile-number`, for numbers of those of these countries that the clinic calls. */
export function isMobileNumber(number: string, countries: readonly string[]): boolean {
  return calledPlans.some(({ code, mobile }) =>
    Object.entries(mobile).some(
      ([country, pattern]) => countries.includes(country) && new RegExp(`^\\+${code}(?:${pattern})$`).test(number),
    ),
  )
}

/** The group of a pattern for a typed number, behind which words may follow. */
function found(pattern: string, typed: string): string | undefined {
  return new RegExp(`^${pattern}[^\\d#]*$`).exec(typed)?.[1]
}

/** The digits of a typed number with a leading plus, without separators and without words before it. */
function typedNumber(text: string): string {
  return typedCode(text)
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(/^[^+\d]+|[\s()[\]./~·•∙‧‐-―−-]/g, '')
}
