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

/** What every route may use. The clients are thunks, so that pages without data do not load them. */
export interface SiteContext {
  locale: Locale
  environment: SiteEnvironment
  settings: PublicSettings
  i18n: I18n
  /** Loads the words around every page. */
  loadShellCatalog: () => Promise<void>
  /** What the document of this page carries of its loader's data, for the first load alone. */
  carriedData: () => unknown
  /** The links at the end of the page, as the editors have them; none yet where the first page has no footer. */
  footer: Store<Footer>
  content: () => Promise<Content>
  api: () => Promise<ApiClient>
  queryClient: () => Promise<QueryClient>
  draftIds: () => Promise<DraftIds>
  applicationState: ApplicationState
  /** How this reader wants pages to look now. */
  reading: () => ReadingSettings
  consent: ConsentChoice
  measurement: Measurement
  errorReports: ErrorReports
  session: Session
  /** Where the visitor lives, as far as this page knows: in the country of the site until they say otherwise. */
  visitorCountry: Store<Country>
}

/** The settings with what belongs to the country where the visitor lives: what a page that is made now shows of them (R0-63). */
export function settingsOfVisitor({
  settings,
  visitorCountry,
}: Pick<SiteContext, 'settings' | 'visitorCountry'>): PublicSettings {
  const country = visitorCountry.state
  return { ...settings, country, contactPhone: settings.phones[country] }
}
