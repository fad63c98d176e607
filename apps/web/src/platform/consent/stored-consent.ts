import {
  type ConsentValue,
  type CookieConsent,
  consentKey,
  cookieConsent,
  allowedValues,
  readCookieConsent,
} from '@clairmemoire/domain/cookie-consent'
import { consentForm } from './consent-form.ts'

/** The local storage key of the visitor id, which exists once tracking is accepted: 16 hexadecimal digits, a space, the start date. */
export const visitorKey = 'visitor'

/** The event that is dispatched on the document when a choice is made on this page. */
const consentEvent = 'consent'

/** Milliseconds for which a message is shown (SPEC, Cookie consent and toasts), unless the reader chose to keep messages on screen. */
const toastDuration = 3000

/** Stores the choice in this browser (R9-09) and sends it to the site server, which then stops asking. */
export function saveConsent(page: Window, formValues: readonly string[]): void {
  const consent = cookieConsent(formValues, new Date())
  store(page, consent)
  send(page, formValues)
  page.document.dispatchEvent(new CustomEvent(consentEvent, { detail: consent }))
}

/** The valid choice in local storage, or else the valid choice in the cookie. */
export function storedConsent(page: Window): CookieConsent | undefined {
  const now = new Date()
  const stored = readCookieConsent(storedText(page), now)
  if (stored) return stored
  const cookie = new RegExp(`(?:^|; )${consentKey.name}=([^;]*)`).exec(page.document.cookie)?.[1]
  const sent = readCookieConsent(cookie && decoded(cookie), now)
  if (sent) store(page, sent)
  return sent
}

/** Whether the browser sends Global Privacy Control. */
export function isRefusedBy({ navigator }: Window): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true
}

/** The categories that a choice allows; Global Privacy Control of this browser is respected. */
export function allowedCategories(page: Window, consent: CookieConsent | undefined): readonly ConsentValue[] {
  return allowedValues(consent, isRefusedBy(page))
}

/**
 * Calls `show` with the choice whenever it may have changed: on this page (even if nothing can be stored), in another tab, or while this
 * page was in the back/forward cache.
 */
export function onConsentChange(page: Window, show: (consent: CookieConsent | undefined) => void): void {
  page.document.addEventListener(consentEvent, ({ detail }: CustomEventInit<CookieConsent>) => show(detail))
  page.addEventListener('storage', ({ key }) => {
    if (key === consentKey.name) show(storedConsent(page))
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show(storedConsent(page))
  })
}

function storedText(page: Window): string | null {
  try {
    return page.localStorage.getItem(consentKey.name)
  } catch {
    return null
  }
}

/** If local storage fails, the choice is only in the cookie; without that cookie the visitor is asked again. */
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

/** Sends the choice as the form does without JavaScript. If the network fails, the choice is valid in this browser only. */
function send(page: Window, formValues: readonly string[]): void {
  const body = new URLSearchParams(formValues.map((value) => [consentForm.field, value]))
  page.fetch(consentForm.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => {})
}

/** Handles the answer to the cookie banner: shows for a moment that it is saved, and removes the banner once a choice is stored. */
export function followConsentQuestion(page: Window): void {
  const question = page.document.getElementById(consentForm.id)
  if (!question) return
  const removeIfAnswered = (consent: CookieConsent | undefined) => consent && question.remove()
  removeIfAnswered(storedConsent(page))
  onConsentChange(page, removeIfAnswered)
  question.addEventListener('submit', (event) => {
    event.preventDefault()
    const { submitter } = event
    if (!(submitter instanceof HTMLButtonElement)) return
    saveConsent(page, [submitter.value])
    showSaved(page.document)
  })
}

/** Shows that the choice is saved, without React, which most pages have not loaded by then. */
function showSaved(page: Document): void {
  const status = page.getElementById(consentForm.statusId)
  const message = status?.querySelector('output')
  if (!status || !message) return
  const hide = () => (status.hidden = true)
  status.hidden = false
  message.textContent = message.dataset['saved'] ?? ''
  status.querySelector('button')?.addEventListener('click', hide)
  if (page.documentElement.dataset['keepMessages'] === undefined) setTimeout(hide, toastDuration)
}
