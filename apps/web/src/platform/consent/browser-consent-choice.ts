import { type ConsentValue, type CookieConsent, consentCategories } from '@clairmemoire/domain/cookie-consent'
import { type ConsentChoice, createMemoryConsentChoice } from './consent-choice.ts'
import {
  allowedCategories,
  isRefusedBy,
  saveConsent,
  storedConsent,
  onConsentChange,
  visitorKey,
} from './stored-consent.ts'

/** The keys of values that this browser may store only while the visitor consents. */
const optionalKeys: Partial<Record<ConsentValue, string>> = { tracking: visitorKey }

/** The visitor's choice, updated when it changes on this page or in another tab. */
export function createBrowserConsentChoice(page: Window): ConsentChoice {
  const { store, setSettingsOpen } = createMemoryConsentChoice()
  const show = (consent: CookieConsent | undefined) => {
    const values = allowedCategories(page, consent)
    forget(page, values)
    store.setState(({ isOpen }) => ({ isOpen, values, isRefusedByBrowser: isRefusedBy(page) }))
  }
  show(storedConsent(page))
  onConsentChange(page, show)
  return { store, setSettingsOpen, choose: (formValues) => saveConsent(page, formValues) }
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
