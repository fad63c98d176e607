import { type ConsentValue, type CookieConsent, consentCategories } from '@clairmemoire/domain/cookie-consent'
import { type ConsentChoice, createMemoryConsentChoice } from './consent-choice.ts'
import {
  countingConsent,
  isRefusedBy,
  saveConsent,
  storedConsent,
  onConsentChange,
  visitorKey,
} from './stored-consent.ts'

/** Values that this browser stores only during a consent. */
const optionalKeys: Partial<Record<ConsentValue, string>> = { tracking: visitorKey }

/** The choice of a visitor, wherever on the page or in another tab it is made. */
export function createBrowserConsentChoice(page: Window): ConsentChoice {
  const { store, showSettings } = createMemoryConsentChoice()
  const show = (consent: CookieConsent | undefined) => {
    const values = countingConsent(page, consent)
    forget(page, values)
    store.setState(({ isOpen }) => ({ isOpen, values, isRefusedByBrowser: isRefusedBy(page) }))
  }
  show(storedConsent(page))
  onConsentChange(page, show)
  return { store, showSettings, choose: (words) => saveConsent(page, words) }
}

/** Removes values stored without a valid consent. */
function forget(page: Window, values: readonly ConsentValue[]): void {
  for (const { id } of consentCategories) {
    const key = optionalKeys[id]
    if (key === undefined || values.includes(id)) continue
    try {
      page.localStorage.removeItem(key)
    } catch {}
  }
}
