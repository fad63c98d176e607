import type { Locale } from '@clairmemoire/domain/locale'

/** Who writes and calls. Phones are E.164, per site. */
export interface Clinic {
  name: string
  mailFrom: string
  deskEmail: string
  deskLocale: Locale
  phones: Readonly<Record<Locale, string>>
}
