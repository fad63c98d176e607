import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { markInteractive, openInteractive } from './open-interactive.ts'

/** The limit for the scripts that a content page loads by itself, without services outside the site (R0-21). */
const maxBytesOfBoot = 6000

/** The scripts that the current page loaded, with the number of bytes transferred for each body. */
function loadedScripts(page: Page): Promise<readonly { name: string; size: number }[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize })),
  )
}

test('a form prefetches its resources, and loads nothing twice', async ({ page }) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname))
  await openInteractive(page, '/trouver-un-essai')
  // The page sends its load times last, when the browser is idle.
  await expect.poll(() => requestedUrls).toEqual(expect.arrayContaining(['/api/survey/trial-finder/', '/e/']))
  const ahead = [...requestedUrls]
  await page.getByRole('button', { name: 'Commencer' }).click()
  await page.getByRole('radio').first().waitFor()
  expect(requestedUrls).toEqual(ahead)
  expect(new Set(requestedUrls).size).toBe(requestedUrls.length)
})

/** The cumulative layout shift without input. Readers notice values from 0.1 on. */
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

/** The fonts that Chromium used for the text of an element. */
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

      test('uses the fonts of the site, and nothing moves when they load', async ({ page }) => {
        const browser = await page.context().newCDPSession(page)
        await browser.send('Network.enable')
        const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
        await browser.send('Network.emulateNetworkConditions', slow)
        await openInteractive(page, path)
        expect(await facesOf(page, 'h1')).toEqual(['Fraunces'])
        expect(await facesOf(page, 'main p')).toEqual(['Atkinson Hyperlegible Next'])
        // An explained word is an inline box, so it moves by a few pixels when the words before it change their width.
        const moved = await layoutShift(page)
        expect(moved, 'moved; a machine without Arial and Times needs the Liberation fonts').toBeCloseTo(0, 2)
      })
    })
  }
}

for (const site of ['fr', 'en'] as const) {
  test.describe(`the home page of the ${site} site`, () => {
    test.use({ site })

    test('loads React only when the pointer comes near a control that needs it', async ({ page }) => {
      await markInteractive(page)
      await page.goto('/', { waitUntil: 'networkidle' })
      const boot = (await loadedScripts(page)).filter(({ name }) => name.includes('/boot-'))
      expect(boot).toHaveLength(2)
      expect(boot.reduce((total, { size }) => total + size, 0)).toBeLessThanOrEqual(maxBytesOfBoot)
      const interactive = page.locator('html[data-interactive]')
      await page.getByRole('navigation').first().hover()
      await page.getByRole('heading').first().click()
      await expect(interactive).toHaveCount(0)
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /cookies$/ })
        .first()
        .hover()
      await expect(interactive).toHaveCount(1)
    })

    test('has no layout shift while it loads', async ({ page }) => {
      await openInteractive(page, '/')
      expect(await layoutShift(page)).toBeCloseTo(0, 3)
    })
  })
}
