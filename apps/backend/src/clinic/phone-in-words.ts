import type { Country } from '@clairmemoire/domain/country'
import { writePhoneNumber } from '@clairmemoire/domain/phone-number'

/** An E.164 number as a reader in this country knows it; it stays on one line. */
export function phoneInWords(e164: string, country: Country): string {
  return writePhoneNumber(e164, country).replaceAll(' ', '\u00a0')
}
