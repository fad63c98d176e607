import type { Locale } from '@clairmemoire/domain/locale'
import { type ReadingSettings, usualReading } from '@clairmemoire/domain/reading-settings'
import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import type { OperatorFacts, PublicSettings } from '../src/platform/settings/public-settings.ts'
import { sampleEmail, sampleOperator, samplePhones } from './sample-facts.ts'
import type { Operator } from './settings.ts'

/** Nothing set: what the prerendered pages show. */
export const unsetOperator: Operator = {
  contactPhone: undefined,
  contactPhoneEn: undefined,
  contactEmail: undefined,
  facts: {
    name: undefined,
    address: undefined,
    registration: undefined,
    publicationDirector: undefined,
    hostingProvider: undefined,
    dpoEmail: undefined,
  },
  social: [],
}

/** Settings that are not set, by the name an operator knows them by. The English telephone falls back on the French one. */
export function missingFacts(operator: Operator): readonly string[] {
  const settings = {
    CONTACT_PHONE: operator.contactPhone,
    DESK_EMAIL: operator.contactEmail,
    OPERATOR_NAME: operator.facts.name,
    OPERATOR_ADDRESS: operator.facts.address,
    OPERATOR_REGISTRATION: operator.facts.registration,
    PUBLICATION_DIRECTOR: operator.facts.publicationDirector,
    HOSTING_PROVIDER: operator.facts.hostingProvider,
    DPO_EMAIL: operator.facts.dpoEmail,
  }
  return Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [name] : []))
}

/** What the pages of one locale and environment may know. */
export function publicSettings(
  operator: Operator,
  locale: Locale,
  environment: SiteEnvironment,
  reading: ReadingSettings = usualReading,
): PublicSettings {
  const ownPhone = (locale === 'en' ? operator.contactPhoneEn : undefined) ?? operator.contactPhone
  const sample = sampleOperator[locale]
  const fact = (name: keyof OperatorFacts) => operator.facts[name] ?? sample[name]
  return {
    locale,
    environment,
    reading,
    contactPhone: ownPhone ?? samplePhones[locale],
    contactEmail: operator.contactEmail ?? sampleEmail,
    sample: missingFacts(operator).length > 0,
    legal: {
      name: fact('name'),
      address: fact('address'),
      registration: fact('registration'),
      publicationDirector: fact('publicationDirector'),
      hostingProvider: fact('hostingProvider'),
      dpoEmail: fact('dpoEmail'),
    },
    social: locale === 'fr' ? operator.social : [],
  }
}
