// @vitest-environment happy-dom
import { consentKey, cookieConsent } from '@clairmemoire/domain/cookie-consent'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createBrowserConsentChoice } from './browser-consent-choice.ts'
import { visitorKey } from './stored-consent.ts'

const required = ['essential', 'audience']
const every = [...required, 'product', 'tracking']

let posted: unknown[]
beforeEach(() => {
  posted = []
  window.fetch = async (url, init) => {
    posted.push([init?.method, url, init?.body])
    throw new TypeError('No network')
  }
  localStorage.clear()
  document.cookie = `${consentKey.name}=; max-age=0`
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  vi.restoreAllMocks()
})

const keep = (words: readonly string[], at = new Date()) =>
  localStorage.setItem(consentKey.name, JSON.stringify(cookieConsent(words, at)))
const opened = () => createBrowserConsentChoice(window)

describe('before a choice', () => {
  test('no optional service is allowed', () => {
    expect(opened().store.state).toMatchObject({ values: required })
  })

  test.each(['yes', '{"version":2}', JSON.stringify(cookieConsent(['all'], new Date(0)))])(
    'no optional service is allowed by an invalid choice: %s',
    (text) => {
      localStorage.setItem(consentKey.name, text)
      expect(opened().store.state).toMatchObject({ values: required })
    },
  )
})

describe('a choice', () => {
  test('is stored in this browser and sent as the form does, whether or not that succeeds', () => {
    const { store, choose } = opened()
    choose(['product'])
    expect(store.state).toMatchObject({ values: [...required, 'product'] })
    expect(JSON.parse(localStorage.getItem(consentKey.name) ?? '')).toMatchObject({ values: [...required, 'product'] })
    expect(posted).toEqual([['POST', '/cookie-consent', new URLSearchParams('consent=product')]])
  })

  test('is valid if it is stored in this browser, even if the server knows no choice', () => {
    keep(['all'])
    expect(opened().store.state).toMatchObject({ values: every })
  })

  test('is stored in this browser too if only the server had stored it', () => {
    document.cookie = `${consentKey.name}=${encodeURIComponent(JSON.stringify(cookieConsent(['tracking'], new Date())))}`
    expect(opened().store.state.values).toEqual([...required, 'tracking'])
    expect(localStorage.getItem(consentKey.name)).toContain('tracking')
  })

  test('is valid on this page if nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError')
    })
    const { store, choose } = opened()
    choose(['all'])
    expect(store.state).toMatchObject({ values: every })
  })

  test('is valid here at once if it is made in another tab', () => {
    const { store } = opened()
    keep(['all'])
    dispatchEvent(Object.assign(new Event('storage'), { key: consentKey.name }))
    expect(store.state).toMatchObject({ values: every })
    keep(['required'])
    dispatchEvent(Object.assign(new Event('storage'), { key: consentKey.name }))
    expect(store.state.values).toEqual(required)
  })
})

describe('the visitor id', () => {
  test('is stored as long as the consent', () => {
    const { choose } = opened()
    choose(['tracking'])
    localStorage.setItem(visitorKey, '677b8035972bf40f 0')
    choose(['product', 'tracking'])
    expect(localStorage.getItem(visitorKey)).not.toBeNull()
    choose(['product'])
    expect(localStorage.getItem(visitorKey)).toBeNull()
  })

  test('is also removed if the consent has expired', () => {
    localStorage.setItem(visitorKey, '677b8035972bf40f 0')
    keep(['all'], new Date(0))
    opened()
    expect(localStorage.getItem(visitorKey)).toBeNull()
  })
})

test('Global Privacy Control overrides the choice', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  keep(['all'])
  const { store, choose } = opened()
  expect(store.state).toMatchObject({ values: required, isRefusedByBrowser: true })
  choose(['all'])
  expect(store.state.values).toEqual(required)
})
