import { locales } from '@clairmemoire/domain/locale'
import { pagesOf } from '../src/routing/known-urls.ts'
import { publicPath } from '../src/routing/public-paths.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'

const label = { fr: 'Plan du site', en: 'Site map' }

for (const site of locales)
  test.describe(`the site map of the ${site} site`, () => {
    test.use({ site, javaScriptEnabled: false })

    test('is in the footer, and lists every page once, by its title', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: label[site] }).click()
      const links = await page.getByRole('main').getByRole('link').all()
      const listed = await Promise.all(
        links.map(async (link) => ({ href: await link.getAttribute('href'), title: await link.textContent() })),
      )
      const known = pagesOf(site)
        .filter(({ page: { screen, listed } }) => listed && screen !== 'SiteMap')
        .map((match) => publicPath(match.page, site, match.params))
      const hrefs = listed.map(({ href }) => href)
      expect(hrefs).toEqual(expect.arrayContaining(known))
      expect(new Set(hrefs).size).toBe(hrefs.length)
      for (const { href, title } of listed) {
        await page.goto(href ?? '')
        await expect(page, href ?? '').toHaveTitle(new RegExp(`^${(title ?? '').replaceAll(/[.?()]/g, '\\$&')} – `))
      }
    })
  })

test('a hydrated page loads the site map as a document, without requests for content', async ({ page }) => {
  await openInteractive(page, '/')
  const read: string[] = []
  page.on('request', (request) => read.push(new URL(request.url()).pathname))
  await page.getByRole('contentinfo').getByRole('link', { name: label.fr }).click()
  await expect(page.getByRole('heading', { level: 1, name: label.fr })).toBeVisible()
  expect(read).toContain('/plan-du-site')
  expect(read.filter((path) => path.startsWith('/cms/'))).toEqual([])
})
