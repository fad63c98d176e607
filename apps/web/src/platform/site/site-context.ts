import type { ApiClient } from '@clairmemoire/api-client'
import type { Footer } from '@clairmemoire/cms-client/footer'
import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { ReadingSettings } from '@clairmemoire/domain/reading-settings'
import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { Store } from '@tanstack/store'
import type { ApplicationState } from '../application-state/application-state.ts'
import type { ConsentChoice } from '../consent/consent-choice.ts'
import type { Content } from '../content/content.ts'
import type { DraftIds } from '../draft-id/draft-ids.ts'
import type { ErrorReports } from '../error-reports/error-reports.ts'
import type { Measurement } from '../measurement/measurement.ts'
import type { Session } from '../session/session.ts'
import type { PublicSettings } from '../settings/public-settings.ts'

/** The address of a page as the browser shows it. */
export interface PageAddress {
  publicHref: string
}

/** Services that every route may use. The clients are thunks, so that pages without data do not load them. */
export interface SiteContext {
  locale: Locale
  environment: SiteEnvironment
  settings: PublicSettings
  i18n: I18n
  /** Loads the catalog of header and footer. */
  loadShellCatalog: () => Promise<void>
  /** Returns the data that this document embeds for the loader, on the first load only. */
  carriedData: () => unknown
  /** Returns the data of a page. The server calls `build`; a browser requests the data from the server, and its `build` is false. */
  pageData: <Data>(address: PageAddress, build: false | (() => Promise<Data>)) => Promise<Data>
  /** The editors' links at the end of the page; empty at first if the first page has no footer. */
  footer: Store<Footer>
  content: () => Promise<Content>
  api: () => Promise<ApiClient>
  queryClient: () => Promise<QueryClient>
  draftIds: () => Promise<DraftIds>
  applicationState: ApplicationState
  /** The reader's current reading settings. */
  reading: () => ReadingSettings
  consent: ConsentChoice
  measurement: Measurement
  errorReports: ErrorReports
  session: Session
  /** The visitor's country if the page knows it, otherwise the country of the site. */
  visitorCountry: Store<Country>
}

/** The settings adapted to the visitor's country, for a page that is rendered now (R0-63). */
export function settingsOfVisitor({
  settings,
  visitorCountry,
}: Pick<SiteContext, 'settings' | 'visitorCountry'>): PublicSettings {
  const country = visitorCountry.state
  return { ...settings, country, contactPhone: settings.phones[country] }
}
