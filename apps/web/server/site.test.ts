import { type Locale, locales } from '@clairmemoire/domain/locale'
import { hostName, productName } from '@clairmemoire/domain/product'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkedContent } from '../build/checked-content.ts'
import { pagesOf } from '../src/routing/known-urls.ts'
import { counterpartPath, pathsOf, publicPath } from '../src/routing/public-paths.ts'
import { siteMap } from '../src/routing/site-map.ts'
import { rawRequest } from './testing/raw-request.ts'
import { startTestSite, type TestSite } from './testing/test-site.ts'

const hosts = { fr: `${hostName}.fr`, en: `${hostName}.com` } satisfies Record<Locale, string>
const banner = 'Click here to join an ongoing clinical trial to better understand your memory'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({}, checkedContent('fr'))
})
afterAll(() => site.close())

const table = locales.flatMap((locale) =>
  pagesOf(locale).map(({ page, params }) => ({ locale, page, params, url: publicPath(page, locale, params) })),
)

describe.each(table)('$locale $url', ({ locale, page, params, url }) => {
  const host = hosts[locale]
  const origin = `https://${host}`
  const other = locale === 'fr' ? 'en' : 'fr'

  test('responds in its language, with its own title, description and address', async () => {
    const response = await site.fetch(url, { host })
    const html = await response.text()
    expect(response.status).toBe(page.status)
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).toMatch(new RegExp(`<title>[^<]{5,} – ${productName}</title>`))
    expect(html).not.toContain(`<title>${page.screen} – `)
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"\/>/)
    expect(html).toContain(`<link rel="canonical" href="${origin}${url}"/>`)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  test('links to its counterpart only if there is one', async () => {
    const html = await (await site.fetch(url, { host })).text()
    const path = counterpartPath(url, other)
    const alternate = `<link rel="alternate" hrefLang="${other}" href="https://${hosts[other]}${path}"/>`
    expect(html.includes('<link rel="alternate" hrefLang=')).toBe(path !== undefined)
    expect(html.includes(alternate)).toBe(path !== undefined)
  })

  test('has the header and footer of its row', async () => {
    const html = await (await site.fetch(url, { host })).text()
    expect(html.includes('class="site-header')).toBe(page.header)
    expect(html.includes('class="task-bar')).toBe(!page.header)
    expect(html.includes('class="site-footer')).toBe(page.footer)
    expect(html.includes(banner)).toBe(locale === 'en' && page.banner)
  })

  test('is the same page with a trailing slash', async () => {
    const response = await site.fetch(url === '/' ? '/' : `${url}/`, { host })
    expect(response.status).toBe(page.status)
  })

  test('is the redirect target of its other addresses, with their query', async () => {
    for (const path of pathsOf(page, siteMap)) {
      const alias = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
      const response = await site.fetch(`${alias}?from=mail`, { host })
      const isMain = alias === url
      expect([alias, response.status]).toEqual([alias, isMain ? page.status : 302])
      expect(response.headers.get('location')).toBe(isMain ? null : `${url}?from=mail`)
      expect(response.headers.get('cache-control')).toBe(isMain ? 'no-cache' : 'no-store')
    }
  })
})

test.each(locales)('no two pages share a title or a description in a locale: %s', async (locale) => {
  const pages = table.filter((entry) => entry.locale === locale)
  const heads = await Promise.all(pages.map(async ({ url }) => (await site.fetch(url, { host: hosts[locale] })).text()))
  for (const pattern of [/<title>[^<]*/, /<meta name="description" content="[^"]*/]) {
    expect(new Set(heads.map((html) => pattern.exec(html)?.[0])).size).toBe(pages.length)
  }
})

describe('an address without a page', () => {
  test.each([
    ['fr', '/nulle-part', 'Page non trouvée'],
    ['fr', '/essais-cliniques/mk2214', 'Page non trouvée'],
    ['en', '/nowhere', 'Page not found'],
    ['en', '/clinical-trials/predictom', 'Page not found'],
    ['en', '/%E0%A4%A', 'Page not found'],
  ] as const)('%s %s answers 404 in place', async (locale, path, title) => {
    const response = await site.fetch(path, { host: hosts[locale] })
    const html = await response.text()
    expect(response.status).toBe(404)
    expect(html).toContain(`<title>${title} – ${productName}</title>`)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })
})

test('a query that cannot be decoded does not hide the page', async () => {
  expect((await site.fetch('/?q=%E0%A4%A')).status).toBe(200)
})

describe('the language of a request', () => {
  const languageOf = async (visitor: Parameters<TestSite['fetch']>[1]) =>
    (await site.fetch('/', visitor)).headers.get('content-language')

  test('is that of the cookie, then of the host, then French', async () => {
    expect(await languageOf({ host: hosts.fr, headers: { cookie: 'lang_override=en' } })).toBe('en')
    expect(await languageOf({ host: hosts.en })).toBe('en')
    expect(await languageOf({})).toBe('fr')
  })

  test('can be reset to that of the host by a link, despite the cookie', async () => {
    const html = await (await site.fetch('/', { host: hosts.fr, headers: { cookie: 'lang_override=en' } })).text()
    expect(html).toContain('href="/locale/fr?to=%2F"')
    expect(html).toContain(`<link rel="canonical" href="https://${hosts.en}/"/>`)
  })

  test('changes neither environment nor country: both depend on the host (R0-64)', async () => {
    const settingsOf = async (cookie?: string) => {
      const html = await (await site.fetch('/', { host: hosts.fr, headers: cookie ? { cookie } : {} })).text()
      const [, text = '{}'] = /<script type="application\/json" id="settings">(.*?)<\/script>/.exec(html) ?? []
      const { environment, country, contactPhone, services, reportsErrors } = JSON.parse(text)
      return { environment, country, contactPhone, services, reportsErrors }
    }
    const own = await settingsOf()
    expect(own).toMatchObject({ environment: 'production', country: 'FR' })
    expect(await settingsOf('lang_override=en')).toEqual(own)
  })

  test('depends on the cookie, so the response names it in Vary', async () => {
    expect((await site.fetch('/')).headers.get('vary')).toBe('Cookie, Accept-Encoding, Sec-GPC, Save-Data')
  })
})

test('an unavailable page has Retry-After', async () => {
  expect((await site.fetch('/service-unavailable')).headers.get('retry-after')).toBe('300')
})

test('HEAD responds like GET, without a body', async () => {
  const response = await site.fetch('/', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed for pages', async (method) => {
  const response = await site.fetch('/', { method })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

describe('a target in absolute form', () => {
  test.each([
    ['its page', `GET http://${hostName}.fr/about-us HTTP/1.1`, 302],
    ['the home page without a path', `GET http://${hostName}.fr HTTP/1.1`, 200],
    ['the home page with a query alone', `GET http://${hostName}.fr?x=1 HTTP/1.1`, 200],
    ['not found for an unknown page', `GET http://${hostName}.fr/none HTTP/1.1`, 404],
    ['an error for an operation of the backend', `GET http://${hostName}.fr/api/articles HTTP/1.1`, 400],
  ])('responds with %s', async (_what, head, status) => {
    expect((await rawRequest(site.origin, head)).status).toBe(status)
  })

  test.each([
    [`${hostName}.fr`, 'fr'],
    [`${hostName}.com`, 'en'],
  ])('selects the host %s, whatever the header', async (host, locale) => {
    expect((await rawRequest(site.origin, `GET http://${host}/ HTTP/1.1`)).headers.get('content-language')).toBe(locale)
  })
})

test.each(['', ' ', 'x', '/'])(
  'a body of the type "%s" is 415, because the backend does not parse it',
  async (type) => {
    const head = `POST /api/trials/signup HTTP/1.1\r\nContent-Type: ${type}\r\nContent-Length: 2`
    const { status, body } = await rawRequest(site.origin, head, '{}')
    expect([status, JSON.parse(body)]).toMatchObject([415, { code: 'unsupported_media_type' }])
  },
)

test('an unchanged page is not sent again, whatever the form of the ETag in the request', async () => {
  const etag = (await site.fetch('/')).headers.get('etag') ?? ''
  const opaque = etag.replace('W/', '')
  for (const known of [etag, opaque, `W/${opaque}`, `"other", W/${opaque}`, '*'])
    expect((await site.fetch('/', { headers: { 'if-none-match': known } })).status).toBe(304)
  expect((await site.fetch('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

describe('a page is compressed as the browser requests', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('%s', async (accepted, encoding) => {
    const response = await site.fetch('/', { headers: { 'accept-encoding': accepted } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(await response.text()).toContain('</html>')
  })
})

test('the page of the partner in Neuilly redirects to the form that the operator set (R2-36)', async () => {
  const form = 'https://forms.example/neuilly'
  const leaving = await startTestSite({ PARTNER_NEUILLY_URL: form }, checkedContent('fr'))
  const { status, headers } = await leaving.fetch('/partners/neuilly', { host: hosts.fr })
  await leaving.close()
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, form, 'no-store'])
})
