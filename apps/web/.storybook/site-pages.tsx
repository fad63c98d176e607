import type { Locale } from '@clairmemoire/domain/locale'
import { createI18n, joinCatalogs, loadCatalog } from '@clairmemoire/i18n/catalog'
import { Hero } from '@clairmemoire/ui/hero'
import { sayIn } from '@clairmemoire/ui/testing/in-language'
import type { Decorator, Loader } from '@storybook/react-vite'
import { createMemoryHistory } from '@tanstack/react-router'
import { Store } from '@tanstack/store'
import { App, createSiteRouter } from '../src/router.tsx'
import { createApplicationState } from '../src/platform/application-state/application-state.ts'
import { memoryStateStorage } from '../src/platform/application-state/state-storage.ts'
import { createSiteQueryClient } from '../src/platform/clients/backend-clients.ts'
import { createMemoryConsentChoice } from '../src/platform/consent/consent-choice.ts'
import { withoutContent } from '../src/platform/content/content.ts'
import { createMemoryDraftIds } from '../src/platform/draft-id/draft-ids.ts'
import { noErrorReports } from '../src/platform/error-reports/error-reports.ts'
import { noMeasurement } from '../src/platform/measurement/measurement.ts'
import { buildPageData } from '../src/routing/page-loader.ts'
import { createBrowserSealing } from '../src/platform/sealing/browser-sealing.ts'
import { memoryKeyStore } from '../src/platform/sealing/key-store.ts'
import { unknownSession } from '../src/platform/session/session.ts'
import { shellCatalog } from '../src/shell/catalog.ts'
import { frameCatalog } from '../src/shell/frame/catalog.ts'
import { footerOf } from '../src/shell/frame/footer-of.ts'
import { sampleSettings } from '../src/testing/sample-settings.ts'
import { isPageOf, localeOf, type SitePage, titleOfOtherLanguage, urlOf } from '../src/testing/site-page.ts'
import { clientOf } from '../src/testing/staged-backend.ts'

/** Opens the page for a story that shows a whole page, if the page exists in the language of the toolbar. */
export const openSitePage: Loader = async ({ parameters, globals }) => {
  const page: SitePage | undefined = parameters['sitePage']
  const locale = localeOf(globals)
  return page && isPageOf(page, locale) ? { router: await openedRouter(page, locale) } : {}
}

export const showSitePage: Decorator = (Story, { parameters, loaded, globals }) => {
  if (!parameters['sitePage']) return <Story />
  const locale = localeOf(globals)
  return loaded['router'] ? <App key={locale} router={loaded['router']} /> : <PageOfOtherLanguage locale={locale} />
}

function PageOfOtherLanguage({ locale }: { locale: Locale }) {
  const say = sayIn(locale)
  return (
    <main>
      <Hero
        title={titleOfOtherLanguage(say)}
        lead={say(
          'Choisissez «\u00a0English\u00a0» dans la barre d’outils pour la voir.',
          'Choose “Français” in the toolbar to see it.',
        )}
      />
    </main>
  )
}

async function openedRouter(page: SitePage, locale: Locale) {
  const { backend, remembered, position, clients, isLogged = false } = page
  const settings = sampleSettings(locale)
  const i18n = createI18n(locale)
  await loadCatalog(i18n, joinCatalogs(shellCatalog, frameCatalog))
  const sealing = createBrowserSealing(crypto, memoryKeyStore())
  const applicationState = createApplicationState({
    storage: memoryStateStorage(),
    sealing: async () => sealing,
    now: () => Date.parse('2027-03-05T12:00:00Z'),
  })
  const draftIds = createMemoryDraftIds()
  for (const [part, value] of Object.entries(remembered?.(locale) ?? {})) await applicationState.save(part, value)
  const url = urlOf(page, locale)
  const api = clientOf(backend?.(locale) ?? {})
  const queryClient = createSiteQueryClient()
  const router = createSiteRouter(
    {
      locale,
      environment: settings.environment,
      settings,
      i18n,
      loadShellCatalog: async () => undefined,
      carriedData: () => undefined,
      pageData: buildPageData,
      footer: new Store(await footerOf(withoutContent, i18n, locale)),
      content: async () => withoutContent,
      draftIds: async () => draftIds,
      applicationState,
      reading: () => settings.reading,
      measurement: noMeasurement,
      errorReports: noErrorReports,
      session: { ...unknownSession(), isLogged: new Store<boolean | undefined>(isLogged) },
      consent: createMemoryConsentChoice(),
      visitorCountry: new Store(settings.country),
      api: async () => api,
      queryClient: async () => queryClient,
      ...clients?.(locale),
    },
    createMemoryHistory({ initialEntries: [url] }),
  )
  if (position) router.history.replace(url, { position })
  await router.load()
  return router
}
