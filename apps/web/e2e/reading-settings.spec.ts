import { type Locale, locales } from '@clairmemoire/domain/locale'
import type { Locator, Page } from '@playwright/test'
import { pagesOf } from '../src/routing/known-urls.ts'
import { publicPath } from '../src/routing/public-paths.ts'
import { expectAccessible } from './accessibility.ts'
import { byTurns } from './by-turns.ts'
import { matching } from './finder/screening.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'

/** The texts of each site. */
const words = {
  fr: {
    larger: 'A+ : plus grand',
    largest: 'A++ : très grand',
    calm: 'Mode calme',
    apply: 'Appliquer',
  },
  en: {
    larger: 'A+: larger',
    largest: 'A++: very large',
    calm: 'Calm mode',
    apply: 'Apply',
  },
} satisfies Record<Locale, Record<string, string>>

const urlsOf = (site: Locale) => pagesOf(site).map(({ page, params }) => publicPath(page, site, params))

const rootSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

async function remember(page: Page, baseURL: string | undefined, value: string) {
  await page.context().addCookies([{ name: 'reading', value, url: baseURL ?? '' }])
}

/** The reading settings at the top of every page. */
const toggleOf = (page: Page): Locator => page.getByRole('banner').locator('.reading-settings > summary')

/** The row of an option, because the input itself is small. */
const row = (page: Page, label: string): Locator => page.locator('label').filter({ hasText: label })

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  const say = words[site]

  test.describe(`a reader of the ${site} site without JavaScript`, () => {
    test.use({ site, javaScriptEnabled: false })

    oneSiteOnly.test(
      'sets size and calm mode in the header, returns to the same page, and sees them on the next',
      async ({ page }) => {
        const [, second = '/', third = '/'] = urlsOf(site)
        await page.goto(second)
        await toggleOf(page).click()
        await row(page, say.larger).click()
        await row(page, say.calm).click()
        await page.getByRole('button', { name: say.apply }).click()

        await expect(page).toHaveURL(new RegExp(`${second}#reading-settings$`))
        await expect(page.locator('html')).toHaveAttribute('data-text-size', 'a-plus')
        await expect(page.getByRole('radio', { name: say.larger })).toBeChecked()
        expect(await rootSize(page)).toBe(20)

        await page.goto(third)
        await expect(page.locator('html')).toHaveAttribute('data-calm', '')
        expect(await rootSize(page)).toBe(20)
      },
    )
  })

  test.describe(`a reader of the ${site} site`, () => {
    test.use({ site })

    oneSiteOnly.test('sees the chosen size at the first paint of every page', async ({ page, baseURL }) => {
      await remember(page, baseURL, 'a-plus-plus')
      await page.goto('/')
      expect(await rootSize(page)).toBe(24)
      const urls = urlsOf(site)
      const sizes = await page.evaluate(async (addresses) => {
        const sizeOf = async (url: string) =>
          /<html[^>]* data-text-size="([^"]*)"/.exec(await (await fetch(url)).text())?.[1]
        return Promise.all(addresses.map(async (url) => [url, await sizeOf(url)]))
      }, urls)
      expect(sizes).toEqual(urls.map((url) => [url, 'a-plus-plus']))
    })

    oneSiteOnly.test('sees a change at once, stays on the page, and sees it again after a reload', async ({ page }) => {
      await openInteractive(page, '/')
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
      await toggleOf(page).click()
      const saved = page.waitForResponse('**/reading-settings')
      await row(page, say.largest).click()
      await expect(page.locator('html')).toHaveAttribute('data-text-size', 'a-plus-plus')
      await expect(page.locator('html')).toHaveAttribute('data-same-document')
      expect((await saved).status()).toBe(303)

      const calm = page.waitForResponse('**/reading-settings')
      await row(page, say.calm).click()
      await expect(page.locator('.drawing').filter({ visible: true })).toHaveCount(0)
      await calm
      await expectAccessible(page)

      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-text-size', 'a-plus-plus')
      await expect(page.locator('.drawing').filter({ visible: true })).toHaveCount(0)
      const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'reading')
      expect(cookie).toMatchObject({ value: 'a-plus-plus.calm', sameSite: 'Lax', secure: true })
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600)
    })

    for (const width of [390, 1280]) {
      oneSiteOnly.test(`sees the next choice at the same place, ${width} pixels wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await openInteractive(page, '/')
        await toggleOf(page).click()
        const positionOf = async (label: string) => {
          const { x = 0, y = 0 } = (await row(page, label).boundingBox()) ?? {}
          return { x, y }
        }
        const before = await positionOf(say.larger)
        for (const label of [say.largest, say.larger]) {
          await row(page, label).click()
          const after = await positionOf(say.larger)
          expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(12)
        }
        await page.keyboard.press('Escape')
        await toggleOf(page).click()
        const larger = await row(page, say.larger).evaluate((label) => getComputedStyle(label).minBlockSize)
        expect(Number.parseFloat(larger)).toBeGreaterThan(48)
      })
    }

    oneSiteOnly.test('opens the settings from the footer too', async ({ page }) => {
      await openInteractive(page, '/')
      await page.getByRole('contentinfo').locator('a[href="#reading-settings"]').click()
      await expect(page.getByRole('radio', { name: say.larger })).toBeInViewport()
    })
  })
}

test.describe('in a form', () => {
  test.use({ site: 'en' })

  test('typed text stays when the settings change, and Escape returns the focus', async ({ page }) => {
    const visitor = new Visitor(page, 'en')
    const [respondent] = matching.en
    const untilAge = matching.en.slice(0, 2)
    await visitor.start(respondent.question)
    await visitor.answer(untilAge, 'How old are you?')
    await page.getByRole('textbox').fill('68')

    await toggleOf(page).click()
    await row(page, words.en.largest).click()
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'a-plus-plus')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('radio', { name: words.en.largest })).toBeHidden()
    await expect(page.locator('.reading-settings > summary')).toBeFocused()
    await expect(page.getByRole('textbox')).toHaveValue('68')
    await expect(visitor.heading('How old are you?')).toBeVisible()
  })
})

test('a cookie that the site did not write changes nothing', async ({ page, baseURL }) => {
  for (const value of ['"><script>alert(1)</script>', 'a-plus.shout', '%00', 'A-PLUS', 'x'.repeat(3000)]) {
    await page.context().clearCookies()
    await remember(page, baseURL, encodeURIComponent(value))
    const response = await page.goto('/')
    expect(response?.status()).toBe(200)
    // The script of the page adds the second attribute.
    await expect
      .poll(() => page.locator('html').evaluate((root) => root.getAttributeNames()))
      .toEqual(['lang', 'data-live-reading'])
  }
})
