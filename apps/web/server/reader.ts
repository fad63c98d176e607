import type { Country } from '@clairmemoire/domain/country'
import { defaultReading, formatReadingSettings, type ReadingSettings } from '@clairmemoire/domain/reading-settings'

/** The facts about a reader that a page depends on. */
export interface Reader {
  reading: ReadingSettings
  /** Whether they are asked about cookies. */
  asksConsent: boolean
  /** The country that the visitor stated, if it is not the country of the site. */
  country?: Country | undefined
}

/** A reader without any choice. */
export const newReader: Reader = { reading: defaultReading, asksConsent: true }

/** A cache key: readers with the same key get the same pages. */
export function textOfReader({ reading, asksConsent, country }: Reader): string {
  return `${formatReadingSettings(reading)} ${asksConsent ? 'asked' : 'decided'} ${country ?? ''}`
}
