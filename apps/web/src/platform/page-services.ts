import { createBrowserConsentChoice } from './consent/browser-consent-choice.ts'
import { createBrowserErrorReports } from './error-reports/browser-error-reports.ts'
import { type ErrorReports, noErrorReports, releaseOfPage } from './error-reports/error-reports.ts'
import { errorsOfPage } from './error-reports/errors-of-page.ts'
import { idle } from './idle.ts'
import { measurement, product } from './measurement/measurement-of-page.ts'
import { readPageSettings } from './settings/public-settings.ts'

/**
 * Sends the view and the errors of this document, even if React is never loaded. The server sets `data-page` to the path of the page in the
 * route table, and `data-measured` if a view may be measured.
 */

const { environment, reportsErrors } = readPageSettings(document)

export const consent = createBrowserConsentChoice(window)

export const errorReports: ErrorReports = reportsErrors
  ? createBrowserErrorReports(errorsOfPage, sentryReports())
  : noErrorReports

product.loadBy(async () => {
  await idle()
  return (await import('./measurement/product.ts')).product
})
reportPageView()

async function sentryReports(): Promise<ErrorReports> {
  await idle()
  const { createSentryReports } = await import('./error-reports/sentry.ts')
  return createSentryReports(environment, releaseOfPage(document))
}

function reportPageView(): void {
  const { page, measured } = document.getElementById('app')?.dataset ?? {}
  errorReports.show(page ?? 'NotFound', 0)
  measurement.view(measured === undefined ? undefined : page)
}
