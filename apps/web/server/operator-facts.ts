import { isOptional } from '@clairmemoire/domain/cookie-consent'
import { type Country, countryOfLocale } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import { formatTime } from '@clairmemoire/i18n/formats'
import type { Hours } from '@clairmemoire/settings/kinds'
import { ownSitesOf, phonesOf } from '@clairmemoire/settings/operator'
import { missingInProduction } from '@clairmemoire/settings/production'
import { sampleEmail, sampleFacts, sampleSocialLinks } from '@clairmemoire/settings/samples'
import { settingsFrom } from '@clairmemoire/settings/schema'
import type { OperatorFacts, PublicSettings } from '../src/platform/settings/public-settings.ts'
import { servicesOf } from './measurement/collectors.ts'
import { type Operator, operatorSettings } from './operator-settings.ts'
import { newReader, type Reader } from './reader.ts'

/** An operator without any setting, with which the build renders pages to check them. */
export const unsetOperator: Operator = { ...settingsFrom({}, operatorSettings), sendsMails: false }

/** The site of a page. The country is that of the locale unless the host has another one. */
export interface Site {
  locale: Locale
  environment: SiteEnvironment
  country?: Country
}

/** The settings that the pages of one site receive. */
export function publicSettings(
  operator: Operator,
  { locale, environment, country = countryOfLocale(locale) }: Site,
  { reading, asksConsent, country: visitorCountry }: Reader = newReader,
): PublicSettings {
  const phones = phonesOf(operator)
  const hosts = ownSitesOf(operator)?.hosts
  const areSamplesShown = operator.siteEnvironment !== 'production'
  // Where samples are shown, texts of studies may be unapproved and their sites may be samples.
  const sample = areSamplesShown || missingInProduction(operatorSettings, operator).length > 0
  const fact = (name: keyof OperatorFacts) => operator[name] ?? sampleFacts[locale][name]
  return {
    locale,
    environment,
    ...(hosts && { hosts }),
    country,
    ...(visitorCountry && { visitorCountry }),
    reading,
    asksConsent,
    reportsErrors: operator.sentryDsn !== undefined,
    services: servicesOf(operator, environment),
    contactPhone: phones[country],
    phones,
    openingHours: openingHours(locale, operator.callHours),
    ...(operator.callerFirstName === undefined ? {} : { callerFirstName: operator.callerFirstName }),
    contactEmail: operator.deskEmail ?? sampleEmail,
    securityEmail: securityContact(operator),
    requestDays: operator.requestDays,
    resultDays: operator.resultDays,
    newsDays: operator.newsDays,
    sendsMails: operator.sendsMails,
    smsCountries: operator.sms === 'on' ? operator.smsCountries : [],
    sample,
    showsSamples: areSamplesShown,
    legal: {
      name: fact('name'),
      address: fact('address'),
      registration: fact('registration'),
      publicationDirector: fact('publicationDirector'),
      hostingProvider: fact('hostingProvider'),
      dpoEmail: fact('dpoEmail'),
    },
    social: locale === 'fr' ? (operator.social ?? (sample ? sampleSocialLinks : [])) : [],
  }
}

/** Whether visitors are asked about cookies. A site without optional services asks only if the operator has set so. */
export function isConsentNeeded(operator: Operator, environment: SiteEnvironment): boolean {
  return operator.cookieQuestion === 'always' || servicesOf(operator, environment).some(isOptional)
}

/** The address for vulnerability reports. */
export function securityContact({ securityEmail, deskEmail }: Operator): string {
  return securityEmail ?? deskEmail ?? sampleEmail
}

/** The opening hours of the telephone: "du lundi au vendredi, de 9 h à 12 h et de 14 h à 17 h". */
export function openingHours(locale: Locale, { morning, afternoon }: Record<'morning' | 'afternoon', Hours>): string {
  // No-break spaces keep a time span on one line.
  const span = ({ opens, closes }: Hours) =>
    (locale === 'fr'
      ? `de ${clock(locale, opens)} à ${clock(locale, closes)}`
      : `${clock(locale, opens)} to ${clock(locale, closes)}`
    ).replaceAll(' ', '\u00a0')
  return locale === 'fr'
    ? `du lundi au vendredi, ${span(morning)} et ${span(afternoon)}`
    : `Monday to Friday, ${span(morning)} and ${span(afternoon)}`
}

function clock(locale: Locale, minuteOfDay: number): string {
  return formatTime(locale, new Date(minuteOfDay * 60_000).toISOString(), 'UTC').replace(':00', '')
}
