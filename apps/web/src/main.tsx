import { createI18n, loadCatalog } from '@clairmemoire/i18n/catalog'
import type { AnyRouter } from '@tanstack/react-router'
import { Store } from '@tanstack/store'
import { hydrateRoot } from 'react-dom/client'
import { App, createSiteRouter } from './router.tsx'
import { browserClients } from './platform/clients/browser-clients.ts'
import { once, readPageContents } from './platform/page-contents/contents.ts'
import { measurement } from './platform/measurement/measurement-of-page.ts'
import { consent, errorReports } from './platform/page-services.ts'
import { readingOf } from './platform/reading/follow-reading-settings.ts'
import { createBrowserSession } from './platform/session/browser-session.ts'
import { readPageSettings } from './platform/settings/public-settings.ts'
import type { SiteContext } from './platform/site/site-context.ts'
import { guard } from './routing/guard.ts'
import { startPagesAtTop } from './routing/scroll-and-focus.ts'
import { shownPage } from './routing/shown-page.ts'
import { loadPageFrame, shellTexts } from './shell/load-page-frame.ts'

/** Most forms have no footer. */
const noFooter = { groups: [] }

/** Hydrates the page that the server sent. */
async function hydratePage(mountPoint: Element): Promise<void> {
  const settings = readPageSettings(document)
  const { locale, environment } = settings
  const contents = readPageContents(document)
  const i18n = createI18n(locale, contents?.messages)
  if (!contents?.messages) await loadCatalog(i18n, shellTexts())
  const session = createBrowserSession(window)
  const visitorCountry = new Store(settings.country)
  const router = createSiteRouter({
    locale,
    environment,
    settings,
    i18n,
    loadShellCatalog: () => loadCatalog(i18n, shellTexts()),
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
  // With `ssr` set, the first render of the router keeps the existing page.
  Object.assign(router, { ssr: { manifest: undefined } })
  await router.load()
  // The frame of a form is not loaded yet, but NotFound needs a header and footer.
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

/** Dispatches `interactive` in a separate task, because React handles no click while it is still hydrating. */
function becomeInteractive(router: AnyRouter, isToRead: boolean): void {
  setTimeout(() => document.dispatchEvent(new Event('interactive')))
  void followCountry(router, isToRead)
}

/** Applies the visitor's stored country to the page. If the code for it cannot be loaded, the page keeps the country of its site. */
async function followCountry(router: AnyRouter, isToRead: boolean): Promise<void> {
  const context: SiteContext = router.options.context
  if (!context.applicationState.mayHoldAnything()) return
  const code = await import('./shell/stored-country.ts').catch(() => undefined)
  await code?.followStoredCountry(context)
  // The server rendered a content page for the country of the site.
  if (isToRead && context.visitorCountry.state !== context.settings.country) await router.invalidate()
}

// The promise is not awaited, because the files of a route import this module and wait until it has run.
const mountPoint = document.getElementById('app')
if (mountPoint) void hydratePage(mountPoint)

/**
 * The document contains the footer. It is loaded once more when the router shows another page, so that a site left open gets the editors'
 * changes, and a visit that began with a form without a footer gets one (R7-32). If that fails, the present footer stays and nothing is
 * reported.
 */
function readFooterAgain(router: AnyRouter): void {
  const stop = router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged) return
    stop()
    import('./shell/frame/news-of-footer.ts').then(
      ({ takeNewsOfFooter }) => takeNewsOfFooter(router.options.context),
      () => undefined,
    )
  })
}

/** Checks after a logout or an expired session whether the visitor may still see the page, and redirects to the login page if not. */
function followSession(router: AnyRouter): void {
  const { session, locale }: SiteContext = router.options.context
  const hasLogged = { before: session.isLogged.state }
  session.isLogged.subscribe((isLogged) => {
    const wasUnknown = hasLogged.before === undefined
    hasLogged.before = isLogged
    // After a login the login page redirects, so nothing is done here.
    if (isLogged === true && !wasUnknown) return
    const page = shownPage(router.state.matches, locale)
    if (page && guard(page, locale, { isLogged }) !== 'show') void router.invalidate()
  })
}

/** Reports each page after the first to measurement and error reports, by its path in the route table. */
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
