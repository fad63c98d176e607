import { hostName } from '@clairmemoire/domain/product'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSite, type TestSite } from './testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

describe('every response', () => {
  test.each(['/', '/nowhere', '/favicon.svg', '/api/nothing', '/locale/en'])('%s has the policy', async (path) => {
    const { headers } = await site.fetch(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
    expect(policy).not.toMatch(/unsafe|\*|data:|https?:/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })

  test('has HSTS exactly when it came by https', async () => {
    const secure = await site.fetch('/', { headers: { 'x-forwarded-proto': 'https' } })
    expect(secure.headers.get('strict-transport-security')).toContain('max-age=63072000')
    expect((await site.fetch('/')).headers.get('strict-transport-security')).toBeNull()
  })
})

describe('a built file', () => {
  test('is precompressed and cached for ever', async () => {
    const { headers } = await site.fetch('/assets/boot.js', { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    expect(headers.get('content-encoding')).toBe('br')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test.each(['/assets/none.js', '/assets/', '/assets/boot.js.map', '/assets/boot.js.map.br'])(
    'is a plain 404 if it does not exist: %s',
    async (path) => {
      const response = await site.fetch(path)
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
    },
  )

  test.each(['/assets/..%2ffavicon.svg', '/assets/%2e%2e/%2e%2e/package.json', '/.vite/manifest.json'])(
    '%s is not reachable',
    async (path) => {
      expect((await site.fetch(path)).status).not.toBe(200)
    },
  )
})

test('the third-party licenses are a text', async () => {
  const response = await site.fetch('/licenses.txt')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await response.text()).toBe('Copyright')
})

test('security.txt names the address for reports', async () => {
  const response = await site.fetch('/.well-known/security.txt', { host: `${hostName}.fr` })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await response.text()).toContain(`Policy: https://${hostName}.fr/securite\n`)
})

test('the icon is served under its own name', async () => {
  const response = await site.fetch('/favicon.svg')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
})

describe('search engines', () => {
  test('find the canonical pages of the host in its sitemap', async () => {
    const sitemap = await (await site.fetch('/sitemap.xml', { host: `${hostName}.com` })).text()
    expect(sitemap).toContain(`<loc>https://${hostName}.com/clinical-trials</loc>`)
    expect(sitemap).not.toMatch(/essais-cliniques|predictom|service-unavailable/)
  })

  test('are allowed on production and excluded on staging', async () => {
    const invitation = async (host: string) => {
      const robots = await (await site.fetch('/robots.txt', { host })).text()
      return [
        /^(Allow|Disallow): \/$/m.exec(robots)?.[1],
        (await site.fetch('/', { host })).headers.get('x-robots-tag'),
      ]
    }
    expect(await invitation(`${hostName}.fr`)).toEqual(['Allow', null])
    expect(await invitation(`staging.${hostName}.fr`)).toEqual(['Disallow', 'noindex'])
    expect(await invitation(`${hostName}.fr.evil.example`)).toEqual(['Disallow', 'noindex'])
  })
})
