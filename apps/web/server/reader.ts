import type { Country } from '@clairmemoire/domain/country'
import { defaultReading, formatReadingSettings, type ReadingSettings } from '@clairmemoire/domain/reading-settings'

/** The server's knowledge of a reader. */
export interface Reader {
  reading: ReadingSettings
  /** Whether they are asked about cookies. */
  asksConsent: boolean
  /** The country that the visitor stated, if it is another one than that of the site. */
  country?: Country | undefined
}

/** A reader without any choice. */
export const newReader: Reader = { reading: defaultReading, asksConsent: true }

/** A cache key: readers with the same key get the same pages. */
export function textOfReader({ reading, asksConsent, country }: Reader): string {
  return `${formatReadingSettings(reading)} ${asksConsent ? 'asked' : 'decided'} ${country ?? ''}`
}
