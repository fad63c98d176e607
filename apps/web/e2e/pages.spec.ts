import { locales } from '@clairmemoire/domain/locale'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { Page } from '@playwright/test'
import { pagesOf } from '../src/routing/known-urls.ts'
import { publicPath } from '../src/routing/public-paths.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { lonePunctuation } from './lone-punctuation.ts'
import { test as testInOneWindow } from './one-window.ts'
import { openInteractive } from './open-interactive.ts'
import { pathsByTurns } from './paths-by-turns.ts'

/**
 * Expects exactly one main heading, and no id of a message that is not loaded (R0-08). `site.test.ts` tests the other properties of a page.
 */
async function expectWhole(page: Page) {
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('h1')).toBeVisible()
  expect((await page.locator('body').innerText()).match(messageId)).toBeNull()
}

/**
 * Expects that nothing scrolls sideways, first in a wide window, then in a narrow one, then with the largest text and open reading
 * settings.
 */
async function expectFits(page: Page) {
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await widthOf()).toBeLessThanOrEqual(1280)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await widthOf()).toBeLessThanOrEqual(320)
  await page.evaluate(() => document.documentElement.setAttribute('data-text-size', 'a-plus-plus'))
  await page.getByRole('banner').locator('.reading-settings > summary').click()
  expect(await widthOf()).toBeLessThanOrEqual(320)
}

/** Matches a message id such as `blocks.other-site`, but not an address, which contains a slash or ends differently. */
const messageId =
  /(?<![\w@/.-])(?:blocks|criteria|form-flow|shell|articles|documents|home|studies|study-entries|site-map|trial-finder)\.[a-z]/

const siteMapPath = { fr: '/plan-du-site', en: '/site-map' }

const notFound = { fr: 'Page non trouvée', en: 'Page not found' }

/** The pages of a study of the other site, and an unknown article. The router normalizes the query of some of these addresses. */
const notThere = {
  fr: [
    '/essais-cliniques/mk2214',
    '/clinical-trials/mk2214',
    '/clinical-trials/mk2214/poster',
    '/essais-cliniques/mk2214/inscription?from=a+b',
    '/nos-articles/article/no-such-article?from=a+b',
  ],
  en: ['/clinical-trials/predictom', '/clinical-trials/predictom/poster?from=a+b', '/essais-cliniques/no-such-study?a'],
}

for (const site of locales) {
  test.describe(`the ${site} site`, () => {
    test.use({ site })

    const addresses = pagesOf(site).map(({ page, params }) => publicPath(page, site, params))
    // The stories check every page with axe as well.
    const audited = new Set(pathsByTurns(site))

    for (const address of addresses) {
      const isAudited = audited.has(address)
      const title = `${address} is complete${isAudited ? ' and accessible' : ''}, and fits 1280 and 320 pixels, also at A++`
      testInOneWindow(title, async ({ page }) => {
        await openInteractive(page, siteOrigin(site, 'production') + address)
        await expectWhole(page)
        if (isAudited) await expectAccessible(page)
        await expectFits(page)
      })
    }

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('every page is complete', { tag: site === 'fr' ? '@smoke' : [] }, async ({ page }) => {
        for (const address of site === 'fr' ? addresses : audited) {
          await page.goto(address)
          await expectWhole(page)
        }
      })

      test('no line of a page, a study or an article begins with punctuation, at A++ and on small phones', async ({
        page,
      }) => {
        await page.goto(siteMapPath[site])
        const listed = await page.getByRole('main').getByRole('link').all()
        const paths = await Promise.all(listed.map((link) => link.getAttribute('href')))
        for (const path of paths) {
          await page.goto(path ?? '')
          await page.evaluate(() => {
            for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) part.open = true
          })
          for (const size of ['a', 'a-plus-plus'])
            for (const width of [320, 390]) {
              await page.setViewportSize({ width, height: 700 })
              await page.evaluate((chosen) => document.documentElement.setAttribute('data-text-size', chosen), size)
              expect.soft(await lonePunctuation(page), `${path}, ${size}, ${width}`).toEqual([])
            }
        }
      })
    })

    test('an unknown address shows the not-found page, at that address', async ({ page, baseURL }) => {
      const response = await openInteractive(page, '/no/such/page')
      expect(response?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', site)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound[site])
      expect(page.url()).toBe(`${baseURL}/no/such/page`)
      await expectAccessible(page)
      await expectFits(page)
    })

    // The browser would log an error if another page were shown first, such as an error page without data.
    test('an unknown study or article shows the not-found page at once, in every form of its address', async ({
      page,
    }) => {
      for (const address of notThere[site]) {
        const response = await openInteractive(page, address)
        expect(response?.status(), address).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound[site])
      }
    })

    test('the policy allows no inline script or style, and HSTS is set', async ({ page }) => {
      const headers = (await page.goto('/'))?.headers() ?? {}
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers['strict-transport-security']).toContain('max-age=')
    })
  })
}

test('the cookie of the language switch overrides the host', async ({ page, context }) => {
  await context.addCookies([{ name: 'lang_override', value: 'en', domain: 'clairmemoire.fr', path: '/' }])
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the country selector leads to the same page on the site of the other country, staging to staging', async ({
  page,
}) => {
  for (const [host, other] of [
    ['clairmemoire.fr', 'clairmemoire.com'],
    ['staging.clairmemoire.fr', 'staging.clairmemoire.com'],
  ]) {
    await page.goto(`https://${host}/mentions-legales`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'United States' }).click()
    await expect(page).toHaveURL(`https://${other}/legal`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  }
})
