import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { countryOfLocale } from '@clairmemoire/domain/country'
import { locales } from '@clairmemoire/domain/locale'
import { parseReadingSettings } from '@clairmemoire/domain/reading-settings'
import { expect, test } from 'vitest'
import { knownUrls, unknownUrl } from '../src/routing/known-urls.ts'
import { createPageStore, type RenderPage, type PageStoreOptions, warmPages } from './page-store.ts'
import { newReader } from './reader.ts'

const readingAs = (text: string) => ({ ...newReader, reading: parseReadingSettings(text) })

const french = { locale: 'fr', environment: 'local', country: 'FR' } as const

const unchanging = { areCurrent: async () => true, onFailure: () => undefined }

function countingMaker(options: Partial<PageStoreOptions> = {}) {
  const made: string[] = []
  const renderPage: RenderPage = async (url, { locale, country }) => {
    made.push(url)
    return { status: 200, html: `<html lang="${locale}"><p>${country}</p>`, contents: '', contentVersions: new Map() }
  }
  return { made, pageAt: createPageStore(renderPage, { ...unchanging, ...options }) }
}

const textOf = async (page: ReturnType<ReturnType<typeof createPageStore>>) => (await page).bodies.identity.toString()

test('a page is rendered once and cached, however many request it at the same time', async () => {
  const { made, pageAt } = countingMaker()
  const [first, second] = await Promise.all([pageAt('/', french), pageAt('/', french)])
  expect(await pageAt('/', french)).toBe(first)
  expect(second).toBe(first)
  expect(made).toEqual(['/'])
})

test('each site has its own pages', async () => {
  const { made, pageAt } = countingMaker()
  expect(await textOf(pageAt('/', french))).toContain('<p>FR</p>')
  expect(await textOf(pageAt('/', { ...french, country: 'US' }))).toContain('<p>US</p>')
  expect(await textOf(pageAt('/', { ...french, locale: 'en' }))).toContain('lang="en"')
  await pageAt('/', { ...french, environment: 'production' })
  expect(made).toHaveLength(4)
})

test('readers with the same settings share a page', async () => {
  const { made, pageAt } = countingMaker()
  const usual = await pageAt('/', french)
  const larger = await pageAt('/', french, readingAs('a-plus'))
  expect(larger).not.toBe(usual)
  expect(await pageAt('/', french, readingAs('a-plus'))).toBe(larger)
  expect(await pageAt('/', french, readingAs('a'))).toBe(usual)
  expect(made).toEqual(['/', '/'])
})

test('without a consent banner, readers share a page whatever their choice', async () => {
  for (const isAsked of [true, false]) {
    const { made, pageAt } = countingMaker({ asksConsent: () => isAsked })
    await pageAt('/', french)
    await pageAt('/', french, { ...newReader, asksConsent: false })
    expect(made).toHaveLength(isAsked ? 2 : 1)
  }
})

test('the cache has a size limit and evicts the least recently used page', async () => {
  const { made, pageAt } = countingMaker({ maxBytes: 500 })
  await pageAt('/old', french)
  await pageAt('/home', french)
  for (let page = 0; page < 4; page += 1) {
    await pageAt(`/${page}`, french)
    await pageAt('/home', french)
  }
  expect(made).toHaveLength(6)
  await pageAt('/old', french)
  expect(made).toHaveLength(7)
})

test('a single page is cached for all unknown addresses', async () => {
  const made: string[] = []
  const pageAt = createPageStore(async (url) => {
    made.push(url)
    return { status: 404, html: 'Page non trouvée', contents: '', contentVersions: new Map() }
  }, unchanging)
  const article = '/nos-articles/article/nowhere'
  for (const url of [article, unknownUrl, article, unknownUrl])
    expect(await textOf(pageAt(url, french))).toContain('Page')
  expect(made).toEqual([article, unknownUrl, article])
})

test('a page that could not be rendered is retried', async () => {
  let tries = 0
  const pageAt = createPageStore(async () => {
    tries += 1
    if (tries === 1) throw new Error('once')
    return { status: 200, html: 'made', contents: '', contentVersions: new Map() }
  }, unchanging)
  await expect(pageAt('/', french)).rejects.toThrow('once')
  expect(await textOf(pageAt('/', french))).toBe('made')
})

test('each encoding contains the same page', async () => {
  const { bodies } = await countingMaker().pageAt('/', french)
  expect(brotliDecompressSync(bodies.br)).toEqual(bodies.identity)
  expect(gunzipSync(bodies.gzip)).toEqual(bodies.identity)
})

test('a page is rendered again when its content has changed, and the old one stays if that fails', async () => {
  let text = 'first'
  const failures: string[] = []
  const renderPage: RenderPage = async () => {
    if (text === 'broken') throw new Error('cannot be shown')
    const contentVersions = new Map([['fr footer', { version: text, read: async () => text }]])
    return { status: 200, html: text, contents: '', contentVersions }
  }
  const pageAt = createPageStore(renderPage, {
    areCurrent: async (content) => content.get('fr footer')?.version === text,
    onFailure: (url, reason) => failures.push(`${url} ${String(reason)}`),
  })
  expect(await textOf(pageAt('/', french))).toBe('first')
  text = 'second'
  expect(await textOf(pageAt('/', french, readingAs('a-plus')))).toBe('second')
  expect(await textOf(pageAt('/', french))).toBe('second')
  text = 'broken'
  expect(await textOf(pageAt('/', french))).toBe('second')
  expect(failures).toEqual(['/ Error: cannot be shown'])
})

test('a page is rendered again on a new day, because it shows relative dates; the old one stays if that fails', async () => {
  let day = '2026-11-23'
  const failures: string[] = []
  const renderPage: RenderPage = async () => {
    if (day === '2026-11-25') throw new Error('cannot be made')
    return { status: 200, html: day, contents: '', contentVersions: new Map() }
  }
  const onFailure = (url: string) => failures.push(url)
  const pageAt = createPageStore(renderPage, { ...unchanging, onFailure, today: () => day })
  await pageAt('/', french)
  day = '2026-11-24'
  expect(await textOf(pageAt('/', french))).toBe('2026-11-24')
  day = '2026-11-25'
  expect(await textOf(pageAt('/', french))).toBe('2026-11-24')
  expect(failures).toEqual(['/'])
})

test('soon after the start the known pages are rendered before anybody requests them, one at a time', async () => {
  const made: string[] = []
  let atWork = 0
  const pageAt = createPageStore(
    async (url, { locale, environment, country }) => {
      atWork += 1
      expect(atWork).toBe(1)
      await new Promise((done) => setTimeout(done))
      atWork -= 1
      made.push(`${environment} ${country} ${locale} ${url}`)
      return { status: 200, html: '', contents: '', contentVersions: new Map() }
    },
    { areCurrent: async () => true, onFailure: () => undefined },
  )
  await warmPages(pageAt, 'staging')
  const known = locales.flatMap((locale) =>
    [...knownUrls(locale), unknownUrl].map((url) => `staging ${countryOfLocale(locale)} ${locale} ${url}`),
  )
  expect(made).toEqual(known)
  await pageAt('/', { locale: 'fr', environment: 'staging', country: 'FR' })
  expect(made).toHaveLength(known.length)
})
