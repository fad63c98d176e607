// @vitest-environment happy-dom
import { consentKey, cookieConsent } from '@clairmemoire/domain/cookie-consent'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followConsentQuestion } from './stored-consent.ts'

let posted: unknown[]
beforeEach(() => {
  posted = []
  window.fetch = async (url, init) => {
    posted.push([url, init?.body])
    throw new TypeError('No network')
  }
  localStorage.clear()
  vi.useFakeTimers()
  document.body.innerHTML = `<section id="consent"><form><button name="consent" value="all">Accept</button>
    <button name="consent" value="required">Decline</button></form></section>
    <div id="consent-status" hidden><output data-saved="Saved"></output><button>Close</button></div>`
  delete document.documentElement.dataset['keepMessages']
})
afterEach(() => {
  vi.useRealTimers()
})

const isAsked = () => document.getElementById('consent') !== null
const status = () => document.querySelector('#consent-status:not([hidden]) output')?.textContent
const press = (value: string) => {
  const submitter = document.querySelector(`[value="${value}"]`)
  document
    .querySelector('form')
    ?.dispatchEvent(new SubmitEvent('submit', { submitter, bubbles: true } as SubmitEventInit))
}

test.each(['all', 'required'])('the answer "%s" is stored and sent, and the banner disappears', (word) => {
  followConsentQuestion(window)
  press(word)
  expect(isAsked()).toBe(false)
  expect(JSON.parse(localStorage.getItem(consentKey.name) ?? '')).toMatchObject({
    values: cookieConsent([word], new Date()).values,
  })
  expect(posted).toEqual([['/cookie-consent', new URLSearchParams({ consent: word })]])
})

test('the confirmation is shown for three seconds', () => {
  followConsentQuestion(window)
  press('all')
  expect(status()).toBe('Saved')
  vi.advanceTimersByTime(3000)
  expect(status()).toBeUndefined()
})

test('the confirmation is shown until it is closed if the reader keeps messages on screen (WCAG 2.2.1)', () => {
  document.documentElement.dataset['keepMessages'] = ''
  followConsentQuestion(window)
  press('all')
  vi.advanceTimersByTime(60_000)
  expect(status()).toBe('Saved')
  document.querySelector<HTMLElement>('#consent-status button')?.click()
  expect(status()).toBeUndefined()
})

test('a visitor with a stored choice is not asked, even if the server knows no choice', () => {
  localStorage.setItem(consentKey.name, JSON.stringify(cookieConsent(['all'], new Date())))
  followConsentQuestion(window)
  expect(isAsked()).toBe(false)
})

test('an answer in another tab, or while the page was in the back/forward cache, also closes the banner', () => {
  followConsentQuestion(window)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(isAsked()).toBe(true)
  localStorage.setItem(consentKey.name, JSON.stringify(cookieConsent(['all'], new Date())))
  dispatchEvent(Object.assign(new Event('storage'), { key: consentKey.name }))
  expect([isAsked(), status()]).toEqual([false, undefined])
})
