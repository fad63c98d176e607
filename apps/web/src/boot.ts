// This import is the first, so that errors in all later ones are caught.
import './platform/error-reports/errors-of-page.ts'
import '@clairmemoire/ui/styles.css'
import { startPageScript } from '@clairmemoire/ui/page-script'
import { hydrateWhenNeeded } from './hydrate-when-needed.ts'
import { supportOlderBrowsers } from './older-browsers.ts'
import { followConsentQuestion } from './platform/consent/stored-consent.ts'
import { watchStart } from './platform/failed-start/failed-start.ts'
import { idle } from './platform/idle.ts'
import { measureClicks } from './platform/measurement/measurement-of-page.ts'
import { followReadingSettings } from './platform/reading/follow-reading-settings.ts'

supportOlderBrowsers()

const mountPoint = document.getElementById('app')
if (mountPoint) {
  startAtTop(window, mountPoint)
  hydrateWhenNeeded(mountPoint, () => import('./main.tsx'))
  watchStart(document)
  startPageScript(window)
  followReadingSettings(window)
  followConsentQuestion(window)
  measureClicks(document)
  if (mountPoint.dataset['services'] !== undefined) void idle().then(() => import('./platform/page-services.ts'))
}

/**
 * Makes every navigation start at the top of its page, including Back and Forward (R2-01). A list keeps its scroll position: the
 * server marks it with `data-keeps-place`.
 */
function startAtTop(page: Window, { dataset }: HTMLElement): void {
  if (dataset['keepsPlace'] !== undefined) return
  page.history.scrollRestoration = 'manual'
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) page.scrollTo(0, 0)
  })
}
