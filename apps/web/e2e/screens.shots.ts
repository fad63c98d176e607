import path from 'node:path'
import { locales } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'
import { pagesOf } from '../src/routing/known-urls.ts'
import { publicPath } from '../src/routing/public-paths.ts'
import { matching, notMatching } from './finder/screening.ts'
import { Visitor } from './finder/visitor.ts'
import { test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'

/** Writes numbered screenshots of whole pages into `screenshots/<locale>-<width>/`. */
function screenshotsOf(page: Page, folder: string) {
  let count = 0
  return async (name: string) => {
    count += 1
    const file = `${String(count).padStart(2, '0')}-${name}.png`
    await page.screenshot({ path: path.join('screenshots', folder, file), fullPage: true })
  }
}

for (const site of locales) {
  for (const width of [1280, 390]) {
    test.describe(`${site} at ${width} pixels`, () => {
      test.use({ site, viewport: { width, height: 900 } })
      const folder = `${site}-${width}`

      test('every page of the site map, and one that does not exist', async ({ page }) => {
        const take = screenshotsOf(page, `${folder}/pages`)
        for (const { page: row, params } of pagesOf(site)) {
          await openInteractive(page, publicPath(row, site, params))
          await take([row.screen, ...Object.values(params)].join('-'))
        }
        await openInteractive(page, '/no-such-page')
        await take('NotFound')
      })

      test('every step of the finder that ends in a match', async ({ page }) => {
        const take = screenshotsOf(page, `${folder}/match`)
        const visitor = new Visitor(page, site, undefined, () => take('step'))
        const { words } = visitor
        await visitor.match(site)
        await visitor.prepareRequest({
          firstName: 'Jo',
          lastName: 'Vial',
          phone: '(202) 555-0142',
          email: `pictures-${folder}@visitor.example`,
        })
        await visitor.press(words.send)
        await visitor.expectPage(words.thanks)
        await page.emulateMedia({ media: 'print' })
        await take('thanks-printed')
      })

      test('every step of the finder that ends without a match, and a rejected answer', async ({ page }) => {
        const take = screenshotsOf(page, `${folder}/no-match`)
        const visitor = new Visitor(page, site, undefined, () => take('step'))
        const { words } = visitor
        await visitor.start(notMatching[site][0].question)
        await visitor.press(words.continue)
        await page.getByRole('region', { name: words.problem }).waitFor()
        await take('refused')
        await visitor.answer(notMatching[site], words.agreeToResultForOther)
        await visitor.agree(words.checkAnswers)
        await visitor.press(words.showResult)
        await visitor.expectPage(words.noMatch)
        await visitor.press(words.leaveContact)
        await visitor.expectPage(words.whichNews)
      })

      test('the finder while the backend is down', async ({ page }) => {
        const take = screenshotsOf(page, `${folder}/away`)
        await page.route('**/api/**', (route) => route.abort())
        await openInteractive(page, '/trial-finder')
        const visitor = new Visitor(page, site)
        await visitor.press(visitor.words.start)
        await visitor.expectPage(visitor.words.loadingFailed)
        await take('LoadingFailure')
        await page.unroute('**/api/**')
        await visitor.press(visitor.words.retry)
        await visitor.expectPage(matching[site][0].question)
      })
    })
  }
}
