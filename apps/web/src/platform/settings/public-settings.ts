import type { Locale } from '@clairmemoire/domain/locale'
import type { SiteEnvironment } from '@clairmemoire/domain/site-host'

/** What the law asks an operator to publish about itself. */
export interface OperatorFacts {
  name: string
  address: string
  registration: string
  publicationDirector: string
  hostingProvider: string
  dpoEmail: string
}

/** The settings a page may know: everything here is readable in its source. */
export interface PublicSettings {
  locale: Locale
  environment: SiteEnvironment
  /** E.164, as `tel:` links need it. */
  contactPhone: string
  contactEmail: string
  /** Some of these facts are samples, and the page must say so (R0-06). */
  sample: boolean
  legal: OperatorFacts
}
