import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSite, type TestSite } from './testing/test-site.ts'

const host = 'localhost:8080'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

async function switchTo(locale: string, referer?: string) {
  const response = await site.fetch(`/locale/${locale}`, { host, headers: referer ? { referer } : {} })
  return {
    status: response.status,
    location: response.headers.get('location'),
    cookie: response.headers.get('set-cookie'),
  }
}

test('the choice lasts for the session, on this host', async () => {
  const { status, cookie } = await switchTo('en')
  expect(status).toBe(303)
  expect(cookie).toBe('lang_override=en; Path=/; SameSite=Lax')
})

test('the cookie is Secure when the request came by https', async () => {
  const response = await site.fetch('/locale/fr', { headers: { 'x-forwarded-proto': 'https' } })
  expect(response.headers.get('set-cookie')).toBe('lang_override=fr; Path=/; Secure; SameSite=Lax')
})

describe('the visitor returns', () => {
  test.each([
    ['to the page of the choice, at its address in the language', `http://${host}/trouver-un-essai`, '/trial-finder'],
    ['to the home page from a page that the language does not have', `http://${host}/essais-cliniques/predictom`, '/'],
    ['to the home page from another site', 'https://evil.example/trouver-un-essai', '/'],
    ['to the home page from an address that cannot be read', 'nonsense', '/'],
    ['to the home page when the browser sends no referrer', undefined, '/'],
  ])('%s', async (_, referer, location) => {
    expect((await switchTo('en', referer)).location).toBe(location)
  })
})

test('the visitor also returns to the page if the proxy in front adds the default port to the host', async () => {
  const headers = { 'x-forwarded-proto': 'https', referer: 'https://site.example/trouver-un-essai' }
  const response = await site.fetch('/locale/en', { host: 'site.example:443', headers })
  expect(response.headers.get('location')).toBe('/trial-finder')
})

test.each([
  ['/mentions-legales', '/legal'],
  ['/clinical-trials', '/clinical-trials'],
  ['https://evil.example/', '/'],
  ['//evil.example/legal', '/'],
])('a link may name the page: %s leads to %s', async (to, location) => {
  const response = await site.fetch(`/locale/en?to=${encodeURIComponent(to)}`, { host })
  expect(response.headers.get('location')).toBe(location)
})

test('an unknown language is NotFound and sets no cookie', async () => {
  expect(await switchTo('de')).toEqual({ status: 404, location: null, cookie: null })
})
