import { defaultReading, formatReadingSettings, type ReadingSettings } from '@clairmemoire/domain/reading-settings'

/** What the server knows of who reads a page. */
export interface Reader {
  reading: ReadingSettings
  /** Whether they are to be asked which cookies they accept. */
  asksConsent: boolean
}

/** Somebody who has chosen nothing yet. */
export const newReader: Reader = { reading: defaultReading, asksConsent: true }

/** Readers with the same text are sent the same pages. */
export function textOfReader({ reading, asksConsent }: Reader): string {
  return `${formatReadingSettings(reading)} ${asksConsent ? 'asked' : 'decided'}`
}
