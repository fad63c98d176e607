import { hostName } from '@clairmemoire/domain/product'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSite, type TestSite } from './testing/test-site.ts'

const hosts = { SITE_ENV: 'production', SITE_HOST_FR: 'clinique.fr', SITE_HOST_EN: 'clinic.com' }

let site: TestSite
beforeAll(async () => {
  site = await startTestSite(hosts)
})
afterAll(() => site.close())

const textOf = async (path: string, host: string) => (await site.fetch(path, { host })).text()

describe('a site on hosts of the operator’s own (R0-35)', () => {
  it.each([
    ['clinique.fr', 'fr'],
    ['clinic.com', 'en'],
  ])('is found by search engines at %s', async (host, locale) => {
    const page = await textOf('/', host)
    expect(page).toContain(`<html lang="${locale}"`)
    expect(page).toContain(`rel="canonical" href="https://${host}/"`)
    expect(await textOf('/robots.txt', host)).toBe(`User-agent: *\nAllow: /\nSitemap: https://${host}/sitemap.xml\n`)
    expect(await textOf('/sitemap.xml', host)).toContain(`<loc>https://${host}/</loc>`)
    expect(await textOf('/.well-known/security.txt', host)).toContain(`Canonical: https://${host}/`)
  })

  it.each(['/', '/contact', '/nos-articles/feed.xml', '/sitemap.xml', '/robots.txt'])(
    'contains no host of the product in %s',
    async (path) => {
      const text = await textOf(path, 'clinique.fr')
      expect(text).not.toMatch(new RegExp(`${hostName}\\.(?:fr|com)`))
    },
  )

  it('links each language to the other host', async () => {
    expect(await textOf('/', 'clinique.fr')).toContain('href="https://clinic.com/"')
    expect(await textOf('/', 'clinic.com')).toContain('href="https://clinique.fr/"')
  })

  it('treats the hosts of the product as unknown, without indexing', async () => {
    const { headers } = await site.fetch('/', { host: `${hostName}.fr` })
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })
})

it('no page contains hosts if they are the product’s', async () => {
  const ours = await startTestSite({ SITE_ENV: 'production' })
  const page = await (await ours.fetch('/', { host: `${hostName}.fr` })).text()
  await ours.close()
  expect(page).not.toContain('"hosts"')
})

it.each([
  ['false', 'fr'],
  ['192.0.2.1', 'fr'],
  ['loopback', 'en'],
])('with TRUST_PROXY=%s forwarded headers from this machine decide the site: %s', async (trusted, locale) => {
  const strict = await startTestSite({ ...hosts, TRUST_PROXY: trusted })
  const page = await (await strict.fetch('/', { host: 'clinic.com' })).text()
  await strict.close()
  expect(page).toContain(`<html lang="${locale}"`)
})
