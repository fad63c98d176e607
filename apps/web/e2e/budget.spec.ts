import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** A page to read asks for nothing else before it is painted (R0-21). */
const budget = { scriptsUntilIdle: 100_000, scriptsBeforePaint: 2000 }

interface Script {
  url: string
  /** Bytes of the body as transferred, compressed. */
  size: number
  /** Milliseconds after navigation at which it was asked for. */
  askedAt: number
  encoding: string | null
}

async function loadHome(page: Page): Promise<Script[]> {
  const encodings = new Map<string, string | null>()
  page.on('response', (response) => {
    encodings.set(response.url(), response.headers()['content-encoding'] ?? null)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
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

for (const site of ['fr', 'en'] as const) {
  test.describe(`the home page of the ${site} site`, () => {
    test.use({ site })

    test('loads at most 100 kB of scripts until the network is idle, all compressed by Brotli', async ({ page }) => {
      const scripts = await loadHome(page)
      expect(scripts.length).toBeGreaterThan(0)
      expect(scripts.filter(({ encoding }) => encoding !== 'br')).toEqual([])
      expect(scripts.reduce((total, { size }) => total + size, 0)).toBeLessThanOrEqual(budget.scriptsUntilIdle)
    })

    test('asks for at most 2 kB of scripts before its first paint', async ({ page }) => {
      const scripts = await loadHome(page)
      const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
      const before = scripts.filter(({ askedAt }) => askedAt < (painted ?? Infinity))
      expect(before.reduce((total, { size }) => total + size, 0)).toBeLessThanOrEqual(budget.scriptsBeforePaint)
    })

    test('moves nothing while it loads', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' })
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) =>
              resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)),
            ).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => resolve(0), 500)
          }),
      )
      expect(shift).toBe(0)
    })
  })
}
