import type { Page } from '@playwright/test'
import { pagesOf, unknownUrl } from '../src/routing/known-urls.ts'
import { publicPath } from '../src/routing/public-paths.ts'
import { expect, test } from './fixtures.ts'

/** A page to read asks for nothing else before it is painted (R0-21). */
const budget = { scriptsUntilIdle: 97_000, scriptsBeforePaint: 2000 }

interface Script {
  url: string
  /** Bytes of the body as transferred, compressed. */
  size: number
  /** Milliseconds after navigation at which it was asked for. */
  askedAt: number
  encoding: string | null
}

async function scriptsOf(page: Page, path: string): Promise<Script[]> {
  const encodings = new Map<string, string | null>()
  page.on('response', (response) => {
    encodings.set(response.url(), response.headers()['content-encoding'] ?? null)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize, startTime }) => ({ url: name, size: encodedBodySize, askedAt: startTime })),
  )
  return entries
    .filter(({ url }) => new URL(url).pathname.endsWith('.js'))
    .map((entry) => ({ ...entry, encoding: encodings.get(entry.url) ?? null }))
}

test('a form fetches what it needs ahead, and nothing twice', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/trouver-un-essai', { waitUntil: 'networkidle' })
  const ahead = [...asked]
  await page.getByRole('button', { name: 'Commencer' }).click()
  await page.getByRole('radio').first().waitFor()
  expect(ahead).toContain('/api/survey/trial-finder/')
  expect(asked).toEqual(ahead)
  expect(new Set(asked).size).toBe(asked.length)
})

/** Of everything that moved without the visitor doing anything; 0.1 is what a reader begins to mind. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )
}

/** The faces that Chromium has drawn the letters of an element with. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

for (const { site, path } of [
  { site: 'fr', path: '/' },
  { site: 'fr', path: '/trouver-un-essai' },
  { site: 'en', path: '/clinical-trials/mk2214' },
] as const) {
  for (const width of [390, 1280]) {
    test.describe(`a first visit of ${path} on a slow network, ${width} pixels wide`, () => {
      test.use({ site, viewport: { width, height: 900 } })

      test('is read in the faces of the site, and nothing moves when they come', async ({ page }) => {
        const browser = await page.context().newCDPSession(page)
        await browser.send('Network.enable')
        const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
        await browser.send('Network.emulateNetworkConditions', slow)
        await page.goto(path, { waitUntil: 'networkidle' })
        expect(await facesOf(page, 'h1')).toEqual(['Fraunces'])
        expect(await facesOf(page, 'main p')).toEqual(['Atkinson Hyperlegible Next'])
        expect(await layoutShift(page)).toBeCloseTo(0, 3)
      })
    })
  }
}

for (const site of ['fr', 'en'] as const) {
  const toRead = pagesOf(site).filter(({ page }) => !page.form)

  test.describe(`each page to read of the ${site} site`, () => {
    test.use({ site })

    for (const path of [...toRead.map(({ page, params }) => publicPath(page, site, params)), unknownUrl]) {
      test(`${path} loads at most 97 kB of scripts until the network is idle, all by Brotli`, async ({ page }) => {
        const scripts = await scriptsOf(page, path)

        expect(scripts.length).toBeGreaterThan(1)
        expect(scripts.filter(({ encoding }) => encoding !== 'br')).toEqual([])
        expect(scripts.reduce((total, { size }) => total + size, 0)).toBeLessThanOrEqual(budget.scriptsUntilIdle)
      })
    }
  })

  test.describe(`the home page of the ${site} site`, () => {
    test.use({ site })

    test('asks for at most 2 kB of scripts before its first paint', async ({ page }) => {
      const scripts = await scriptsOf(page, '/')
      const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
      const before = scripts.filter(({ askedAt }) => askedAt < (painted ?? Infinity))
      expect(before.reduce((total, { size }) => total + size, 0)).toBeLessThanOrEqual(budget.scriptsBeforePaint)
    })

    test('moves nothing while it loads', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' })
      expect(await layoutShift(page)).toBeCloseTo(0, 3)
    })
  })
}
