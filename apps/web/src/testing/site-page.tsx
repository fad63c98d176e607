import { isLocale, type Locale } from '@clairmemoire/domain/locale'
import { createI18n, loadCatalog } from '@clairmemoire/i18n/catalog'
import { type Say, sayIn } from '@clairmemoire/ui/in-language'
import type { StoryObj } from '@storybook/react-vite'
import { createMemoryHistory, type HistoryState } from '@tanstack/react-router'
import { Store } from '@tanstack/store'
import { App } from '../app.tsx'
import { createMemoryApplicationState } from '../platform/application-state/create-application-state.ts'
import { createSiteQueryClient } from '../platform/clients/site-query-client.ts'
import { createMemoryDraftIds } from '../platform/draft-id/create-draft-ids.ts'
import { createMemoryReadingChoice } from '../platform/reading/reading-choice.ts'
import { createSiteRouter } from '../router.tsx'
import type { RouterContext } from '../routing/router-context.ts'
import { shellCatalog } from '../shell/catalog.ts'
import { sampleSettings } from './sample-settings.ts'
import { clientOf, type StagedBackend } from './staged-backend.ts'

export interface SitePage {
  /** Any form of the path; the router shows the form of the language. */
  path: string | ((say: Say) => string)
  /** A part of the heading that is there when the page is ready. */
  heading: (say: Say) => string
  backend?: (locale: Locale) => StagedBackend
  /** What this device remembers of the visitor. */
  remembered?: (locale: Locale) => Readonly<Record<string, unknown>>
  /** Where in its flows a form page stands, as the history keeps it; without it the visit is a new one. */
  place?: HistoryState['place']
  clients?: Partial<Pick<RouterContext, 'api' | 'queryClient'>>
}

/** A story of a whole page: the router, shell and catalogs of the site on a backend without a server. */
export function sitePage(page: SitePage): StoryObj {
  return {
    parameters: { layout: 'fullscreen' },
    loaders: [async ({ globals }) => ({ router: await openedRouter(page, localeIn(globals)) })],
    render: (_, { loaded, globals }) => <App key={localeIn(globals)} router={loaded['router']} />,
    play: async ({ canvas, globals }) => {
      const words = page.heading(sayIn(globals['locale']))
      const isReady = (name: string) => name.includes(words)
      await canvas.findByRole('heading', { level: 1, name: isReady }, { timeout: 10_000 })
    },
  }
}

function localeIn({ locale }: Record<string, unknown>): Locale {
  return isLocale(locale) ? locale : 'fr'
}

async function openedRouter({ path, backend, remembered, place, clients }: SitePage, locale: Locale) {
  const settings = sampleSettings(locale)
  const i18n = createI18n(locale)
  await loadCatalog(i18n, shellCatalog)
  const applicationState = createMemoryApplicationState()
  const draftIds = createMemoryDraftIds()
  for (const [part, value] of Object.entries(remembered?.(locale) ?? {})) {
    await applicationState.save(part, value)
  }
  const url = typeof path === 'string' ? path : path(sayIn(locale))
  const api = clientOf(backend?.(locale) ?? {})
  const queryClient = createSiteQueryClient()
  const router = createSiteRouter(
    {
      locale,
      environment: settings.environment,
      settings,
      i18n,
      draftIds: async () => draftIds,
      applicationState,
      reading: createMemoryReadingChoice(settings.reading),
      visitorCountry: new Store(settings.country),
      api: async () => api,
      queryClient: async () => queryClient,
      ...clients,
    },
    createMemoryHistory({ initialEntries: [url] }),
  )
  if (place) router.history.replace(url, { place })
  await router.load()
  return router
}
