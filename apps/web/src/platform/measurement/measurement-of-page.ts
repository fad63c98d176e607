import { countingConsent, storedConsent, onConsentChange } from '../consent/stored-consent.ts'
import { readPageSettings } from '../settings/public-settings.ts'
import { audience, createLateMeter, createMeasurement, tracking } from './browser-measurement.ts'
import { type FromPage, type NavbarEvent, sendMeasured } from './measured-events.ts'
import { type Measurement, noMeasurement } from './measurement.ts'

/**
 * Measurement of this document, loaded by `boot.ts`: a link of the menu may be pressed long before React or PostHog's library is loaded.
 * The server sets `data-services` if there are services, and `data-measured` if the page is measured.
 */

const state = document.getElementById('app')?.dataset ?? {}

const consent = { saved: storedConsent(window) }
onConsentChange(window, (changed) => (consent.saved = changed))
const agreed = () => countingConsent(window, consent.saved)

/** PostHog. `page-services.ts` loads its library after the page. */
export const product = createLateMeter(
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
    // Only the server checks the list of events (`measuredOf`): otherwise each page would include it.
    const { event, from } = (link?.dataset ?? {}) as { event?: NavbarEvent; from?: FromPage }
    if (event) measurement.click(event, from ?? 'Navbar')
  })
}
