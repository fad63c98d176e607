import { catalogueOf } from '@clairmemoire/studies/catalogue'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { madeResult } from './self-test/made-result.ts'

/** Pixels of a whole page on a phone of 390 by 844, with the sample content: nobody reads what takes longer. */
const limits = { study: 6000, result: 3500 }

const lists = { fr: '/essais-cliniques', en: '/clinical-trials' }

for (const site of ['fr', 'en'] as const) {
  test.describe(`on a phone (${site})`, () => {
    test.use({ site, viewport: { width: 390, height: 844 } })

    test(`the page of a study is at most ${limits.study} pixels high`, async ({ page }) => {
      for (const { slug } of catalogueOf(site)) {
        await openInteractive(page, `${lists[site]}/${slug}`)
        expect.soft(await heightOf(page), slug).toBeLessThanOrEqual(limits.study)
      }
    })

    test(`a result is at most ${limits.result} pixels high`, async ({ page }) => {
      const id = await madeResult(page, site)
      await page.goto(`/recommendations#${id}`)
      await page.getByRole('button', { name: /pour mon médecin|for my doctor/ }).waitFor()
      expect(await heightOf(page)).toBeLessThanOrEqual(limits.result)
    })
  })
}

const heightOf = (page: import('@playwright/test').Page) => page.evaluate(() => document.documentElement.scrollHeight)
