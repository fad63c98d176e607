import {
  type ConsentValue,
  type CookieConsent,
  consentCategories,
  consentKey,
  cookieConsent,
  countingValues,
  readCookieConsent,
} from '@clairmemoire/domain/cookie-consent'
import { type ConsentChoice, createMemoryConsentChoice } from './consent-choice.ts'
import { consentForm } from './consent-form.ts'
import { optionalKeys } from './optional-keys.ts'

/**
 * The choice of a real visitor: kept by this browser (R9-09), and as a cookie of the site server, which then asks no more. Where one
 * of the two was lost, the other one stands.
 */
export function createBrowserConsentChoice(page: Window, isAsking: boolean): ConsentChoice {
  const { store, asSent, showSettings } = createMemoryConsentChoice(isAsking)
  const show = (consent: CookieConsent | undefined) => {
    const isRefusedByBrowser = Reflect.get(page.navigator, 'globalPrivacyControl') === true
    const values = countingValues(consent, isRefusedByBrowser)
    forget(page, values)
    store.setState(({ isOpen, isAsking: asked }) => {
      return { isOpen, isAsking: asked && consent === undefined, values, isRefusedByBrowser }
    })
  }
  const look = () => show(keptConsent(page))
  // The first render must be the server's, which knows the cookie alone.
  page.document.addEventListener('interactive', look, { once: true })
  page.addEventListener('storage', ({ key }) => {
    if (key === consentKey.name) look()
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
  return {
    store,
    asSent,
    showSettings,
    choose: (words) => {
      const consent = cookieConsent(words, new Date())
      keep(page, consent)
      show(consent)
      send(page, words)
    },
  }
}

function keptConsent(page: Window): CookieConsent | undefined {
  const now = new Date()
  const stored = readCookieConsent(storedText(page), now)
  if (stored) return stored
  const cookie = new RegExp(`(?:^|; )${consentKey.name}=([^;]*)`).exec(page.document.cookie)?.[1]
  const sent = readCookieConsent(cookie && decoded(cookie), now)
  if (sent) keep(page, sent)
  return sent
}

/** What is kept without a consent that counts goes, whenever it ended. */
function forget(page: Window, values: readonly ConsentValue[]): void {
  for (const { id } of consentCategories) {
    const key = optionalKeys[id]
    if (key === undefined || values.includes(id)) continue
    try {
      page.localStorage.removeItem(key)
    } catch {}
  }
}

function storedText(page: Window): string | null {
  try {
    return page.localStorage.getItem(consentKey.name)
  } catch {
    return null
  }
}

/** A browser that keeps nothing has the cookie, or is asked again. */
function keep(page: Window, consent: CookieConsent): void {
  try {
    page.localStorage.setItem(consentKey.name, JSON.stringify(consent))
  } catch {}
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/** As the form sends it without JavaScript. Without a network the choice holds for this browser alone. */
function send(page: Window, words: readonly string[]): void {
  const body = new URLSearchParams(words.map((word) => [consentForm.field, word]))
  page.fetch(consentForm.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => {})
}
