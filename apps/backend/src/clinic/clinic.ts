import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { CallDesk } from './call-desk.ts'

/** Who writes and calls. Phones are E.164, by the country of those who are called from them and call them. */
export interface Clinic {
  name: string
  mailFrom: string
  /** Where mail servers report what they could not deliver. */
  bouncesTo: string
  deskEmail: string
  deskLocale: Locale
  phones: Readonly<Record<Country, string>>
  /** Scheme and host of its sites, by their language. */
  sites: Readonly<Record<Locale, string>>
  calls: CallDesk
}
