import { createI18n, loadCatalog } from '@clairmemoire/i18n/catalog'
import type { AnyRouter } from '@tanstack/react-router'
import { Store } from '@tanstack/store'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { browserClients } from './platform/clients/browser-clients.ts'
import { once, readPageContents } from './platform/page-contents/contents.ts'
import { measurement } from './platform/measurement/measurement-of-page.ts'
import { consent, errorReports } from './platform/page-services.ts'
import { readingOf } from './platform/reading/follow-reading-settings.ts'
import { createBrowserSession } from './platform/session/browser-session.ts'
import { readPageSettings } from './platform/settings/public-settings.ts'
import type { SiteContext } from './platform/site/site-context.ts'
import { createSiteRouter } from './router.tsx'
import { guard } from './routing/guard.ts'
import { startPagesAtTop } from './routing/scroll-and-focus.ts'
import { shownPage } from './routing/shown-page.ts'
import { shellCatalog } from './shell/catalog.ts'
import { loadPageFrame } from './shell/load-page-frame.ts'

/** Most forms have none. */
const noFooter = { groups: [] }

/** Hydrates the page that the server sent. */
async function hydratePage(mountPoint: Element): Promise<void> {
  const settings = readPageSettings(document)
  const { locale, environment } = settings
  const contents = readPageContents(document)
  const i18n = createI18n(locale, contents?.messages)
  if (!contents?.messages) await loadCatalog(i18n, shellCatalog)
  const session = createBrowserSession(window)
  const visitorCountry = new Store(settings.country)
  const router = createSiteRouter({
    locale,
    environment,
    settings,
    i18n,
    loadShellCatalog: () => loadCatalog(i18n, shellCatalog),
    carriedData: once(contents?.data),
    pageData: async (address) => {
      const { readPageData } = await import('./platform/clients/site-content.ts')
      return readPageData(address, { i18n, locale, settings, visitorCountry })
    },
    footer: new Store(contents?.footer ?? noFooter),
    reading: () => readingOf(document.documentElement) ?? settings.reading,
    consent,
    errorReports,
    session,
    measurement,
    visitorCountry,
    ...browserClients(session),
  })
  // With `ssr` set the router's first render keeps the existing page instead of rendering anew.
  Object.assign(router, { ssr: { manifest: undefined } })
  await router.load()
  // A form has no header and footer, but NotFound in its place has.
  if (!shownPage(router.state.matches, locale)) await loadPageFrame()
  startPagesAtTop(router)
  readFooterAgain(router)
  reportFurtherPages(router)
  followSession(router)
  hydrateRoot(
    mountPoint,
    <App router={router} onInteractive={() => becomeInteractive(router, contents?.data !== undefined)} />,
  )
}

/** In a separate task: React handles no click while it is still hydrating. */
function becomeInteractive(router: AnyRouter, isToRead: boolean): void {
  setTimeout(() => document.dispatchEvent(new Event('interactive')))
  void followCountry(router, isToRead)
}

/** The visitor's stored country applies to every page; without the code for it the page uses the country of its site. */
async function followCountry(router: AnyRouter, isToRead: boolean): Promise<void> {
  const context: SiteContext = router.options.context
  if (!context.applicationState.mayHoldAnything()) return
  const code = await import('./shell/stored-country.ts').catch(() => undefined)
  await code?.followStoredCountry(context)
  // A content page was rendered for the country of the site.
  if (isToRead && context.visitorCountry.state !== context.settings.country) await router.invalidate()
}

// Not awaited: the files of a route import from this one, so it must be loaded before them.
const mountPoint = document.getElementById('app')
if (mountPoint) void hydratePage(mountPoint)

/**
 * The footer is part of the document. Once the router shows another page it is loaded again, so that an open site gets the editors'
 * changes, and a visit that begins with a form, which has no footer, gets one (R7-32). A failure is not reported: the present footer stays.
 */
function readFooterAgain(router: AnyRouter): void {
  const stop = router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged) return
    stop()
    import('./shell/news-of-footer.ts').then(
      ({ takeNewsOfFooter }) => takeNewsOfFooter(router.options.context),
      () => undefined,
    )
  })
}

/** Checks the current page again after a logout or an expired session: people without access are redirected to the login page. */
function followSession(router: AnyRouter): void {
  const { session, locale }: SiteContext = router.options.context
  const hasLogged = { before: session.isLogged.state }
  session.isLogged.subscribe((isLogged) => {
    const wasUnknown = hasLogged.before === undefined
    hasLogged.before = isLogged
    // After a login, the login page itself redirects.
    if (isLogged === true && !wasUnknown) return
    const page = shownPage(router.state.matches, locale)
    if (page && guard(page, locale, { isLogged }) !== 'show') void router.invalidate()
  })
}

/** Reports each further page to measurement and error reports, by its row of the route table. */
function reportFurtherPages(router: AnyRouter): void {
  const { locale }: SiteContext = router.options.context
  let startedAt = 0
  router.subscribe('onBeforeNavigate', () => {
    startedAt = performance.now()
  })
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    const page = shownPage(router.state.matches, locale)
    errorReports.show(page?.path ?? 'NotFound', startedAt)
    measurement.view(page?.measured ? page.path : undefined)
  })
}
