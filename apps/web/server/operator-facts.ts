import { type Country, countryOfLocale } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { type ReadingSettings, defaultReading } from '@clairmemoire/domain/reading-settings'
import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import type { OperatorFacts, PublicSettings } from '../src/platform/settings/public-settings.ts'
import { sampleEmail, sampleOperator, samplePhones } from './sample-facts.ts'
import type { Operator } from './settings.ts'

/** Nothing set: what the build makes its pages with, to check them. */
export const unsetOperator: Operator = {
  contactPhone: undefined,
  contactPhoneUs: undefined,
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

/** Settings that are not set, by the name an operator knows them by. The American telephone falls back on the French one. */
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

/** Which site a page is of; the country is that of its locale where the host does not tell another one. */
export interface Site {
  locale: Locale
  environment: SiteEnvironment
  country?: Country
}

/** What the pages of one site may know. */
export function publicSettings(
  operator: Operator,
  { locale, environment, country = countryOfLocale(locale) }: Site,
  reading: ReadingSettings = defaultReading,
): PublicSettings {
  const phones = phonesOf(operator)
  const sample = sampleOperator[locale]
  const fact = (name: keyof OperatorFacts) => operator.facts[name] ?? sample[name]
  return {
    locale,
    environment,
    country,
    reading,
    contactPhone: phones[country],
    phones,
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

/** An operator with one telephone answers everybody there. */
function phonesOf({ contactPhone, contactPhoneUs }: Operator): PublicSettings['phones'] {
  return { FR: contactPhone ?? samplePhones.FR, US: contactPhoneUs ?? contactPhone ?? samplePhones.US }
}
