import { countryOfLocale } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { defaultReading } from '@clairmemoire/domain/reading-settings'
import { sampleEmail, sampleFacts, samplePhones } from '@clairmemoire/settings/samples'
import type { PublicSettings } from '../platform/settings/public-settings.ts'

/** The settings of an operator that has not set its own facts yet. */
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
    openingHours:
      locale === 'fr'
        ? 'du lundi au vendredi, de\u00a09\u00a0h\u00a0à\u00a012\u00a0h et de\u00a014\u00a0h\u00a0à\u00a017\u00a0h'
        : 'Monday to Friday, 9\u00a0AM\u00a0to\u00a012\u00a0PM and 2\u00a0PM\u00a0to\u00a05\u00a0PM',
    contactEmail: sampleEmail,
    securityEmail: sampleEmail,
    sample: true,
    requestDays: 730,
    resultDays: 365,
    newsDays: 730,
    sendsMails: false,
    smsCountries: [],
    showsSamples: true,
    social: [],
    legal: sampleFacts[locale],
  }
}
