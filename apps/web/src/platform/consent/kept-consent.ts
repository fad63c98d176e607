import {
  type ConsentValue,
  type CookieConsent,
  consentKey,
  cookieConsent,
  allowedValues,
  readCookieConsent,
} from '@clairmemoire/domain/cookie-consent'
import { consentForm } from './consent-form.ts'

/** Where local storage keeps the number of a visitor who agreed that visits are followed: 16 hexadecimal digits, a space, since when. */
export const visitorKey = 'visitor'

/** On the document, with the choice that was made on this page. */
const consentEvent = 'consent'

/** Milliseconds for which a message is shown (SPEC, Cookie consent and toasts), unless its reader keeps messages. */
const shownFor = 3000

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

/** Whether the browser says no for its person. */
export function isRefusedBy({ navigator }: Window): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true
}

/** What counts of a choice in this browser. */
export function countingConsent(page: Window, consent: CookieConsent | undefined): readonly ConsentValue[] {
  return allowedValues(consent, isRefusedBy(page))
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

/** Takes the answer to the question about cookies, says for a moment that it is saved, and takes the question away once there is an answer. */
export function followConsentQuestion(page: Window): void {
  const question = page.document.getElementById(consentForm.id)
  if (!question) return
  const removeIfAnswered = (consent: CookieConsent | undefined) => consent && question.remove()
  removeIfAnswered(keptConsent(page))
  onConsentChange(page, removeIfAnswered)
  question.addEventListener('submit', (event) => {
    event.preventDefault()
    const { submitter } = event
    if (!(submitter instanceof HTMLButtonElement)) return
    keepConsent(page, [submitter.value])
    saySaved(page.document)
  })
}

function saySaved(page: Document): void {
  const status = page.getElementById(consentForm.statusId)
  const message = status?.querySelector('output')
  if (!status || !message) return
  const hide = () => (status.hidden = true)
  status.hidden = false
  message.textContent = message.dataset['saved'] ?? ''
  status.querySelector('button')?.addEventListener('click', hide)
  if (page.documentElement.dataset['keepMessages'] === undefined) setTimeout(hide, shownFor)
}
