import type { ConsentValue } from '@clairmemoire/domain/cookie-consent'
import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { ReadingSettings } from '@clairmemoire/domain/reading-settings'
import type { SiteEnvironment, SiteHosts } from '@clairmemoire/domain/site-host'

/** Facts that the law requires an operator to publish about itself. */
export interface OperatorFacts {
  name: string
  address: string
  registration: string
  publicationDirector: string
  hostingProvider: string
  dpoEmail: string
}

/** A page of the operator on a social network. */
export interface SocialLink {
  network: 'facebook' | 'instagram' | 'linkedin' | 'youtube'
  href: string
}

/** A third-party service that the operator uses. Its name is also the name of the consent that it needs, if it needs one. */
export type Service = Exclude<ConsentValue, 'essential'>

/** The settings that a page may know: they are all readable in its source. */
export interface PublicSettings {
  locale: Locale
  environment: SiteEnvironment
  /** The operator’s own hosts; absent for the product’s hosts, which the code already contains. */
  hosts?: SiteHosts
  /** The country of the site; a visitor may live in another one. */
  country: Country
  /** The country that the visitor stated; set only while the server builds the data of a page for a browser. */
  visitorCountry?: Country
  /** The reading settings with which the page was sent; the reader may have changed them since. */
  reading: ReadingSettings
  /** Whether the visitor has not chosen cookies yet, as far as the server knows. */
  asksConsent: boolean
  services: readonly Service[]
  reportsErrors: boolean
  /** The telephone for the country of the site; E.164, for `tel:` links. */
  contactPhone: string
  /** The telephone for people of each country. */
  phones: Readonly<Record<Country, string>>
  /** The opening hours of the telephone, in the language of the page. */
  openingHours: string
  contactEmail: string
  /** The address for vulnerability reports. */
  securityEmail: string
  /** First name of the person who calls visitors back; absent until the operator sets it. */
  callerFirstName?: string
  /** The number of days for which a request is stored after its last change. */
  requestDays: number
  /** The number of days for which a result of the memory test is stored after it was last opened or changed. */
  resultDays: number
  /** The number of days for which an address for news is stored after its confirmation. */
  newsDays: number
  /** Whether the server sends mails. */
  sendsMails: boolean
  /** The codes of the countries whose mobile numbers get text messages; empty if the clinic sends none. */
  smsCountries: readonly string[]
  /** Whether some of these facts are samples, which the page must state (R0-06). */
  sample: boolean
  /** Whether study texts that are not approved yet are shown, marked as samples; true everywhere except in production. */
  showsSamples: boolean
  legal: OperatorFacts
  /** Empty on the English site (R2-82). */
  social: readonly SocialLink[]
}

/** The element with the settings; a script of this type is never executed, so no policy forbids it (R0-04). */
export const settingsElementId = 'settings'

/** Reads the settings that the site server wrote into this page. */
export function readPageSettings(page: Document): PublicSettings {
  const text = page.getElementById(settingsElementId)?.textContent
  if (!text) throw new Error('The page carries no settings')
  const settings: PublicSettings = JSON.parse(text)
  return settings
}
