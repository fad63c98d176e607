import type { ConsentValue } from '@clairmemoire/domain/cookie-consent'
import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { ReadingSettings } from '@clairmemoire/domain/reading-settings'
import type { SiteEnvironment, SiteHosts } from '@clairmemoire/domain/site-host'

/** What the law asks an operator to publish about itself. */
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

/** An outside service that the operator uses; its name is that of what it needs a consent to, if to any. */
export type Service = Exclude<ConsentValue, 'essential'>

/** The settings a page may know: everything here is readable in its source. */
export interface PublicSettings {
  locale: Locale
  environment: SiteEnvironment
  /** Of the operator’s own; absent where they are the product’s, so that no page carries what its code knows. */
  hosts?: SiteHosts
  /** The country of the site; a visitor may live in another one. */
  country: Country
  /** As the page was sent; the reader may have changed them since. */
  reading: ReadingSettings
  /** The visitor has not chosen yet which cookies they accept, as far as the server knows. */
  asksConsent: boolean
  services: readonly Service[]
  /** Errors are reported. */
  reportsErrors: boolean
  /** The telephone for the country of the site; E.164, as `tel:` links need it. */
  contactPhone: string
  /** The telephone for people of each country. */
  phones: Readonly<Record<Country, string>>
  /** When the telephone is answered, in the language of the page. */
  openingHours: string
  contactEmail: string
  /** Who receives reports of weaknesses of the site. */
  securityEmail: string
  /** Of who calls visitors back; absent until the operator gives one. */
  callerFirstName?: string
  /** How many days a request is kept after its last change. */
  requestDays: number
  /** How many days a result of the memory test is kept after it was last opened or changed. */
  resultDays: number
  /** How many days an address for news is kept after it was confirmed. */
  newsDays: number
  /** Mails leave the server. */
  sendsMails: boolean
  /** Some of these facts are samples, and the page must say so (R0-06). */
  sample: boolean
  /** Texts of studies that nobody has approved are shown, as samples: everywhere but in production. */
  showsSamples: boolean
  legal: OperatorFacts
  /** Empty on the English site (R2-82). */
  social: readonly SocialLink[]
}

/** The element that carries the settings; a script of this type is never executed, so no policy forbids it (R0-04). */
export const settingsElementId = 'settings'

/** Reads what the site server wrote into this page. */
export function readPageSettings(page: Document): PublicSettings {
  const text = page.getElementById(settingsElementId)?.textContent
  if (!text) throw new Error('The page carries no settings')
  const settings: PublicSettings = JSON.parse(text)
  return settings
}
