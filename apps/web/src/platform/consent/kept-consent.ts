import { type CookieConsent, consentKey, cookieConsent, readCookieConsent } from '@clairmemoire/domain/cookie-consent'
import { consentForm } from './consent-form.ts'

/** On the document, with the choice that was made on this page. */
const consentEvent = 'consent'

/** Keeps what the words of the form mean, in this browser (R9-09) and at the site server, which then asks no more. */
export function keepConsent(page: Window, words: readonly string[]): void {
  const consent = cookieConsent(words, new Date())
  store(page, consent)
  send(page, words)
  page.document.dispatchEvent(new CustomEvent(consentEvent, { detail: consent }))
}

/** The choice that counts: where browser or cookie lost it, the other one stands. */
export function keptConsent(page: Window): CookieConsent | undefined {
  const now = new Date()
  const stored = readCookieConsent(storedText(page), now)
  if (stored) return stored
  const cookie = new RegExp(`(?:^|; )${consentKey.name}=([^;]*)`).exec(page.document.cookie)?.[1]
  const sent = readCookieConsent(cookie && decoded(cookie), now)
  if (sent) store(page, sent)
  return sent
}

/**
 * Calls back with the choice that counts when one may have been made: on this page, also where nothing can be kept, in another tab,
 * or while this page was in the browser’s memory.
 */
export function onConsentChange(page: Window, show: (consent: CookieConsent | undefined) => void): void {
  page.document.addEventListener(consentEvent, ({ detail }: CustomEventInit<CookieConsent>) => show(detail))
  page.addEventListener('storage', ({ key }) => {
    if (key === consentKey.name) show(keptConsent(page))
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show(keptConsent(page))
  })
}

function storedText(page: Window): string | null {
  try {
    return page.localStorage.getItem(consentKey.name)
  } catch {
    return null
  }
}

/** A browser that keeps nothing has the cookie, or is asked again. */
function store(page: Window, consent: CookieConsent): void {
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
