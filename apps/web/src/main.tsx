import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import { createI18n, loadCatalog } from '@clairmemoire/i18n/catalog'
import type { AnyRouter } from '@tanstack/react-router'
import { Store } from '@tanstack/store'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { browserClients } from './platform/clients/browser-clients.ts'
import { createBrowserConsentChoice } from './platform/consent/browser-consent-choice.ts'
import { createBrowserErrorReports } from './platform/error-reports/browser-error-reports.ts'
import { type ErrorReports, noErrorReports } from './platform/error-reports/error-reports.ts'
import { errorsOfPage } from './platform/error-reports/errors-of-page.ts'
import { releaseOf } from './platform/error-reports/release-of.ts'
import { interactive } from './platform/interactive.ts'
import { laterMeasurement, noMeasurement } from './platform/measurement/measurement.ts'
import { once, readPageContents } from './platform/page-contents/page-contents.ts'
import { createBrowserReadingChoice } from './platform/reading/browser-reading-choice.ts'
import { createBrowserSession } from './platform/session/browser-session.ts'
import { readPageSettings } from './platform/settings/page-settings.ts'
import type { SiteContext } from './platform/site/site-context.ts'
import { createSiteRouter } from './router.tsx'
import { guard } from './routing/guard.ts'
import { isMeasured } from './routing/measured-pages.ts'
import { pagePatterns } from './routing/page-patterns.ts'
import { startPagesAtTop } from './routing/scroll-and-focus.ts'
import { shownPage } from './routing/shown-page.ts'
import { shellCatalog } from './shell/catalog.ts'

/** Most forms have none. */
const noFooter = { groups: [] }

/** Makes the page that the server sent interactive. */
async function hydratePage(mountPoint: Element): Promise<void> {
  const settings = readPageSettings(document)
  const { locale, environment } = settings
  const errorReports = settings.reportsErrors
    ? createBrowserErrorReports(errorsOfPage, reports(environment))
    : noErrorReports
  const contents = readPageContents(document)
  const i18n = createI18n(locale, contents?.messages)
  if (!contents?.messages) await loadCatalog(i18n, shellCatalog)
  const reading = createBrowserReadingChoice(window, settings.reading)
  const consent = createBrowserConsentChoice(window, settings.asksConsent)
  const session = createBrowserSession(window)
  const answering = interactive(document)
  const measured = async () => {
    // A browser may be idle before: then whoever agreed would be taken for somebody who was not asked yet.
    await answering
    await idle()
    const { createMeasurement } = await import('./platform/measurement/browser-measurement.ts')
    return createMeasurement({ locale, services: settings.services, consent })
  }
  const router = createSiteRouter({
    locale,
    environment,
    settings,
    i18n,
    loadShellCatalog: () => loadCatalog(i18n, shellCatalog),
    carriedData: once(contents?.data),
    footer: new Store(contents?.footer ?? noFooter),
    reading,
    consent,
    errorReports,
    session,
    measurement: settings.services.length > 0 ? laterMeasurement(measured()) : noMeasurement,
    visitorCountry: new Store(settings.country),
    ...browserClients(locale, session),
  })
  // With `ssr` set the router's first render takes over what stands in the page instead of starting anew.
  Object.assign(router, { ssr: { manifest: undefined } })
  await router.load()
  startPagesAtTop(router)
  readFooterAgain(router)
  tellOfPages(router)
  followSession(router)
  hydrateRoot(mountPoint, <App router={router} onInteractive={tellInteractive} />)
}

/** What tells the operator of errors, of the build that this page was made by. */
async function reports(environment: SiteEnvironment): Promise<ErrorReports> {
  await idle()
  const { createSentryReports } = await import('./platform/error-reports/sentry.ts')
  const boot = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
  return createSentryReports(environment, releaseOf(boot), pagePatterns)
}

/** A task of its own: React takes no click while it is still at work on the page. */
function tellInteractive(): void {
  setTimeout(() => document.dispatchEvent(new Event('interactive')))
}

// Not awaited: the files of a route import from this one, so while it waits for them it must already be loaded.
const mountPoint = document.getElementById('app')
if (mountPoint) void hydratePage(mountPoint)

/** Settles once the browser has nothing better to do, at the latest after three seconds. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 3000 })
    else setTimeout(resolve, 1000)
  })
}

/**
 * The footer came with the document. Once another page stands it is read again, so that a site that stays open follows its editors,
 * and what begins with a form, which has no footer, gets one (R7-32). Nobody is told when that fails: there is one to show.
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

/** Looks at the page on screen again when somebody logs out, or turns out not to be logged in: whoever may not see it goes to Login. */
function followSession(router: AnyRouter): void {
  const { session, locale }: SiteContext = router.options.context
  const hasLogged = { before: session.isLogged.state }
  session.isLogged.subscribe((isLogged) => {
    const wasUnknown = hasLogged.before === undefined
    hasLogged.before = isLogged
    // Whoever logs in here is led on by the page of Login itself.
    if (isLogged === true && !wasUnknown) return
    const page = shownPage(router.state.matches, locale)
    if (page && guard(page, locale, { isLogged }) !== 'show') void router.invalidate()
  })
}

/** Tells those who count and those who hear of errors of each page that is shown, the first one included, by its row of the route table. */
function tellOfPages(router: AnyRouter): void {
  const { measurement, errorReports, locale }: SiteContext = router.options.context
  let startedAt = 0
  const tell = () => {
    const page = shownPage(router.state.matches, locale)
    errorReports.show(page?.path ?? 'NotFound', startedAt)
    measurement.view(page && isMeasured(page) ? page.path : undefined)
  }
  tell()
  router.subscribe('onBeforeNavigate', () => {
    startedAt = performance.now()
  })
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) tell()
  })
}
