import { allowedCategories, storedConsent, onConsentChange } from '../consent/stored-consent.ts'
import { readPageSettings } from '../settings/public-settings.ts'
import { audience, createQueuedMeter, createMeasurement, tracking } from './browser-measurement.ts'
import { type FromPage, type NavbarEvent, sendMeasured } from './measured-events.ts'
import { type Measurement, noMeasurement } from './measurement.ts'

/**
 * The measurement of this document. `boot.ts` loads it, because a link of the menu may be pressed long before React or PostHog's library is
 * loaded. The server sets `data-services` if there are services, and `data-measured` if the page is measured.
 */

const state = document.getElementById('app')?.dataset ?? {}

const consent = { saved: storedConsent(window) }
onConsentChange(window, (changed) => (consent.saved = changed))
const agreed = () => allowedCategories(window, consent.saved)

/** The queue for PostHog, whose library `page-services.ts` loads after the page. */
export const product = createQueuedMeter(
  window,
  () => agreed().includes('product'),
  (queue) => sendMeasured('product/left', queue),
)

export const measurement: Measurement = measurementOfPage()

function measurementOfPage(): Measurement {
  if (state['services'] === undefined) return noMeasurement
  const { locale, services } = readPageSettings(document)
  const isMeasured = state['measured'] !== undefined
  return createMeasurement({ locale, services, agreed, isMeasured }, { audience, product, tracking })
}

/** Links of the navigation bar have their event in `data-event` (R7-41), and their place in `data-from`. */
export function measureClicks(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-event]') : null
    // Only the server checks the event (`measuredOf`), so that pages need not contain the list of events.
    const { event, from } = (link?.dataset ?? {}) as { event?: NavbarEvent; from?: FromPage }
    if (event) measurement.click(event, from ?? 'Navbar')
  })
}
