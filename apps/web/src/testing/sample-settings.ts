import { countryOfLocale } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { defaultReading } from '@clairmemoire/domain/reading-settings'
import type { PublicSettings } from '../platform/settings/public-settings.ts'

const phones = { FR: '+33199001234', US: '+12025550142' }

const facts = {
  fr: {
    name: 'Clinique exemple',
    address: '1 rue de l’Exemple, 75000 Paris (exemple)',
    registration: 'SIREN 000 000 000 (exemple)',
    publicationDirector: 'Nom de la personne responsable (exemple)',
    hostingProvider: 'Nom, adresse et téléphone de l’hébergeur (exemple)',
    dpoEmail: 'donnees@clinique.example',
  },
  en: {
    name: 'Sample clinic',
    address: '1 Example Street, 75000 Paris, France (sample)',
    registration: 'SIREN 000 000 000 (sample)',
    publicationDirector: 'Name of the person responsible (sample)',
    hostingProvider: 'Name, address and phone of the hosting company (sample)',
    dpoEmail: 'privacy@clinic.example',
  },
}

/** The settings of an operator that has not given its own facts yet. */
export function sampleSettings(locale: Locale): PublicSettings {
  return {
    locale,
    environment: 'local',
    reading: defaultReading,
    country: countryOfLocale(locale),
    contactPhone: phones[countryOfLocale(locale)],
    phones,
    contactEmail: 'contact@clinique.example',
    sample: true,
    social: [],
    legal: facts[locale],
  }
}
