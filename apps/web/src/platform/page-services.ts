import { createBrowserConsentChoice } from './consent/browser-consent-choice.ts'
import { createBrowserErrorReports } from './error-reports/browser-error-reports.ts'
import { type ErrorReports, noErrorReports, releaseOf } from './error-reports/error-reports.ts'
import { errorsOfPage } from './error-reports/errors-of-page.ts'
import { idle } from './idle.ts'
import { isNavbarEvent } from './measurement/measured-events.ts'
import { type Measurement, noMeasurement } from './measurement/measurement.ts'
import { readPageSettings } from './settings/public-settings.ts'

/**
 * Measurement and error reports of this document, whether or not React loads on it. The server says in `data-page` which row of the
 * route table the page is, and in `data-measured` whether a view of it may be counted.
 */

const { environment, locale, reportsErrors, services } = readPageSettings(document)

export const consent = createBrowserConsentChoice(window)

export const errorReports: ErrorReports = reportsErrors
  ? createBrowserErrorReports(errorsOfPage, sentryReports())
  : noErrorReports

export const measurement: Measurement = services.length > 0 ? laterMeasurement(consentedMeasurement()) : noMeasurement

reportPageView()
document.addEventListener('click', measureClick)

async function sentryReports(): Promise<ErrorReports> {
  await idle()
  const { createSentryReports } = await import('./error-reports/sentry.ts')
  const boot = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
  return createSentryReports(environment, releaseOf(boot))
}

async function consentedMeasurement(): Promise<Measurement> {
  await idle()
  const { createMeasurement } = await import('./measurement/browser-measurement.ts')
  return createMeasurement({ locale, services, consent })
}

/** Passes on to one that comes later, in the order of the calls; one that does not come receives nothing. */
function laterMeasurement(coming: Promise<Measurement>): Measurement {
  const then = (use: (measurement: Measurement) => void) => void coming.then(use, () => undefined)
  return {
    view: (route) => then(({ view }) => view(route)),
    click: (event, fromPage) => then(({ click }) => click(event, fromPage)),
  }
}

function reportPageView(): void {
  const { page, measured } = document.getElementById('app')?.dataset ?? {}
  errorReports.show(page ?? 'NotFound', 0)
  measurement.view(measured === undefined ? undefined : page)
}

/** Links of the navigation bar name in `data-event` what is counted when they are pressed (R7-41), and in `data-from` where they are. */
function measureClick({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-event]') : null
  const { event, from } = link?.dataset ?? {}
  if (event !== undefined && isNavbarEvent(event)) {
    measurement.click(event, from === 'Navbar:Banner' ? from : 'Navbar')
  }
}
