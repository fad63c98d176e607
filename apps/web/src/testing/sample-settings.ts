import { countryOfLocale } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { defaultReading } from '@clairmemoire/domain/reading-settings'
import { sampleEmail, sampleFacts, samplePhones } from '@clairmemoire/settings/samples'
import type { PublicSettings } from '../platform/settings/public-settings.ts'

/** The settings of an operator that has not given its own facts yet. */
export function sampleSettings(locale: Locale): PublicSettings {
  return {
    locale,
    environment: 'local',
    reading: defaultReading,
    asksConsent: false,
    services: [],
    reportsErrors: false,
    country: countryOfLocale(locale),
    contactPhone: samplePhones[countryOfLocale(locale)],
    phones: samplePhones,
    contactEmail: sampleEmail,
    securityEmail: sampleEmail,
    sample: true,
    requestDays: 730,
    showsSamples: true,
    social: [],
    legal: sampleFacts[locale],
  }
}
