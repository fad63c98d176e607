import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articles, contentWith } from '../../src/features/articles/testing/sample-articles.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({}, contentWith(articles))
})
afterAll(() => site.close())

const french = { host: 'clairmemoire.fr' }
const pictureOf = (page: string) => site.fetch(`/share-picture.png?page=${encodeURIComponent(page)}`, french)

async function png(response: Response) {
  return PNG.sync.read(Buffer.from(await response.arrayBuffer()))
}

describe('the picture of a page', () => {
  test('is a PNG of 1200 by 630 that may be cached for a day', async () => {
    const response = await pictureOf('/nos-articles/article/sommeil-et-memoire')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(await png(response)).toMatchObject({ width: 1200, height: 630 })
  })

  test('shows the title of its page', async () => {
    const [one, other, again] = await Promise.all(
      ['/', '/nos-articles', '/'].map(async (page) => png(await pictureOf(page))),
    )
    expect(one?.data.equals(other?.data ?? Buffer.of())).toBe(false)
    expect(one?.data.equals(again?.data ?? Buffer.of())).toBe(true)
  })

  test.each([
    '/no-such-page',
    '/nos-articles/article/inconnu',
    '/articles',
    '',
    '/service-unavailable',
    'https://elsewhere.example/',
  ])('does not exist for %j', async (page) => {
    expect((await pictureOf(page)).status).toBe(404)
  })

  test('is that of the first page if the address names two', async () => {
    expect((await site.fetch('/share-picture.png?page=%2F&page=%2Fnos-articles', french)).status).toBe(200)
  })
})

describe('the icon of the site', () => {
  test.each([
    ['/icons/180.png', 180],
    ['/icons/512.png', 512],
    ['/favicon.ico', 32],
  ])('%s is a PNG of %i pixels', async (path, size) => {
    expect(await png(await site.fetch(path))).toMatchObject({ width: size, height: size })
  })

  test('is in the manifest of each language', async () => {
    const response = await site.fetch('/manifest.webmanifest', french)
    expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
    const { lang, icons }: { lang: string; icons: { src: string }[] } = await response.json()
    expect(lang).toBe('fr')
    for (const { src } of icons) expect((await site.fetch(src)).status).toBe(200)
  })
})
