import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'

const news = { groups: [{ title: 'Clinique', entries: [{ name: 'Nous écrire', link: '/' }] }] }
const footers = /\/content\/footer/
const link = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })

test("an open page gets the editors' changes with the next navigation, and nothing moves", async ({ page }) => {
  let releaseUpdate = () => {}
  const updateReleased = new Promise<void>((resolve) => {
    releaseUpdate = resolve
  })
  await page.route(footers, async (route) => {
    await updateReleased
    await route.fulfill({ json: news })
  })
  await openInteractive(page, '/')
  await link(page, 'Mentions légales').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeFocused()
  await expect(link(page, 'Nous écrire')).toHaveCount(0)
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift' })
  })
  releaseUpdate()
  await expect(link(page, 'Nous écrire')).toBeAttached()
  expect(await page.evaluate(() => 'shifts' in window && window.shifts)).toEqual([])
})

test('a footer that cannot be reloaded stays as it is, without a message', async ({ page }) => {
  await openInteractive(page, '/')
  await page.route(footers, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => footers.test(request.url()))
  await link(page, 'Mentions légales').click()
  await failed
  await expect(link(page, 'Trouver une étude')).toBeVisible()
  await expect(page.getByText('Erreur', { exact: true })).toHaveCount(0)
})

test('a visitor who begins with a form gets the footer on the next page', async ({ page }) => {
  await openInteractive(page, '/trouver-un-essai')
  await page
    .getByRole('link', { name: /page d’accueil/ })
    .first()
    .click()
  await expect(link(page, 'Trouver une étude')).toBeVisible()
})
