import type { FactName } from '@clairmemoire/cms-client/fact'
import { daysOfMailCounts, unconfirmedDays } from '@clairmemoire/domain/retention'
import { formatNumber } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import type { PublicSettings } from '../../platform/settings/public-settings.ts'

/** What stands in place of the name of a fact; with `href` it can be pressed. */
export interface Fact {
  text: string
  href?: string
}

export type Facts = Readonly<Record<FactName, Fact>>

export function factsOf({
  locale,
  legal,
  contactEmail,
  contactPhone,
  requestDays,
  securityEmail,
}: PublicSettings): Facts {
  return {
    operatorName: { text: legal.name },
    operatorAddress: { text: legal.address },
    operatorRegistration: { text: legal.registration },
    publicationDirector: { text: legal.publicationDirector },
    hostingProvider: { text: legal.hostingProvider },
    dpoEmail: { text: legal.dpoEmail, href: `mailto:${legal.dpoEmail}` },
    contactEmail: { text: contactEmail, href: `mailto:${contactEmail}` },
    securityEmail: { text: securityEmail, href: `mailto:${securityEmail}` },
    requestDays: { text: formatNumber(locale, requestDays) },
    unconfirmedDays: { text: formatNumber(locale, unconfirmedDays) },
    mailCountDays: { text: formatNumber(locale, daysOfMailCounts) },
    contactPhone: { text: formatPhone(contactPhone), href: `tel:${contactPhone}` },
  }
}
