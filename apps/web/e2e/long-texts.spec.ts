import { locales } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import { pagesOf } from '../src/routing/known-urls.ts'
import { publicPath } from '../src/routing/public-paths.ts'
import { byTurns } from './by-turns.ts'
import { expect, test } from './fixtures.ts'

const contents = { fr: 'Sur cette page', en: 'On this page' }

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`the privacy policy of the ${site} site`, () => {
    test.use({ site, javaScriptEnabled: false })

    test.beforeEach(async ({ page }) => {
      const [policy] = pagesOf(site).filter((match) => match.page.screen === 'PrivacyPolicy')
      await page.goto(policy ? publicPath(policy.page, site, policy.params) : '/')
    })

    oneSiteOnly.test(
      'has a table of contents that leads to fully visible headings (WCAG 2.4.10, 2.4.11)',
      async ({ page }) => {
        const entry = page.getByRole('navigation', { name: contents[site] }).getByRole('link').last()
        const heading = page.getByRole('heading', { level: 2, name: (await entry.textContent()) ?? '' })
        await entry.click()
        await expect(heading).toBeInViewport({ ratio: 1 })
        const covered = await heading.evaluate((element) => {
          const { left, top } = element.getBoundingClientRect()
          return document.elementFromPoint(left + 1, top + 1)?.closest('header') !== null
        })
        expect(covered).toBe(false)
      },
    )

    oneSiteOnly.test('has only text on paper, without controls', async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main h2[id]').last()).toBeVisible()
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await expect(page.getByRole('banner')).toHaveText(productName, { useInnerText: true })
    })
  })
}

test('a printed page has the date of printing', async ({ page }) => {
  await page.goto('/mentions-legales', { waitUntil: 'networkidle' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  const date = await page.evaluate(() => getComputedStyle(document.body, '::before').content)
  expect(date).toMatch(/\d+ \S+ 20\d\d/)
})

test('a printed page shows the number to call, and no dark background hides it', async ({ page }) => {
  await page.goto('/nos-offres/consultation')
  await page.emulateMedia({ media: 'print' })
  const panel = page.locator('main .long-text__next .panel')
  await expect(panel.locator('a[href^="tel:"]')).toBeVisible()
  await expect(panel).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('a telephone number in the text of a panel is a link', async ({ page }) => {
  await page.goto('/nos-offres/consultation')
  await expect(page.locator('main .panel p').getByRole('link', { name: /^01\s99/ })).toHaveAttribute('href', /^tel:/)
})
