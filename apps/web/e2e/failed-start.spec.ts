import { locales } from '@clairmemoire/domain/locale'
import type { Page, Route } from '@playwright/test'
import { publicPath } from '../src/routing/public-paths.ts'
import { pageOf } from '../src/routing/site-map.ts'
import { expectAccessible } from './accessibility.ts'
import { byTurns } from './by-turns.ts'
import { words } from './finder/words.ts'
import { expect, test } from './fixtures.ts'

const title = {
  fr: 'Le formulaire ne s’ouvre pas sur cet appareil',
  en: 'The form does not open on this device',
}
const retry = { fr: 'Réessayer', en: 'Try again' }

const everyScript = /\/assets\/[^/]+\.js$/
const scriptsExceptBoot = /\/assets\/(?!boot-)[^/]+\.js$/

const faults: readonly (readonly [name: string, scripts: RegExp, fault: (route: Route) => Promise<void>])[] = [
  ['are missing', scriptsExceptBoot, (route) => route.fulfill({ status: 404, body: '' })],
  ['are answered with an error', everyScript, (route) => route.fulfill({ status: 500, body: '' })],
  [
    'have a syntax error',
    scriptsExceptBoot,
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'export const r = /(?<' }),
  ],
  ['never arrive', everyScript, () => new Promise(() => undefined)],
]

async function expectWayOut(page: Page, site: 'fr' | 'en') {
  const block = page.getByRole('alert').filter({ hasText: title[site] })
  await expect(block).toBeInViewport()
  await expect(block.getByRole('link', { name: /\d/ })).toHaveAttribute('href', /^tel:\+\d+$/)
  await block.getByRole('link', { name: /\d/ }).click({ trial: true })
  return block
}

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`a form in ${site} that does not open`, () => {
    test.use({ site })
    // The browser logs an error for every file that fails to load.
    test.afterEach(({ browserErrors }) => void browserErrors.splice(0))
    const address = `${publicPath(pageOf('TrialFinder'), site)}?from=friend`

    for (const [fault, scripts, fail] of faults)
      oneSiteOnly.test(
        `shows the failure if its scripts ${fault}, and opens on a second try`,
        {
          tag: site === 'fr' && fault === 'have a syntax error' ? '@smoke' : [],
        },
        async ({ page }) => {
          let fails = true
          await page.route(scripts, (route) => (fails ? fail(route) : route.continue()))
          await page.goto(address, { waitUntil: 'commit' })
          const block = await expectWayOut(page, site)
          fails = false
          await block.getByRole('link', { name: retry[site] }).click()
          await expect(page).toHaveURL(/\?from=friend$/)
          await page.getByRole('button', { name: words[site].start, exact: true }).click()
          await expect(page.getByRole('radio').first()).toBeVisible()
          await expect(page.getByText(title[site])).toHaveCount(0)
        },
      )

    oneSiteOnly.test(
      'moves the focus to the failure if a button cannot work, even on a small screen',
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 })
        await page.route(scriptsExceptBoot, (route) => route.fulfill({ status: 404, body: '' }))
        await page.goto(address)
        const block = await expectWayOut(page, site)
        await page.getByRole('button', { name: words[site].start, exact: true }).click()
        await expect(page.locator('#failed-start')).toBeFocused()
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
        await page.emulateMedia({ media: 'print' })
        await expect(block).toBeHidden()
      },
    )
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form says at once what works', async ({ page }) => {
    await page.goto(publicPath(pageOf('TrialFinder'), 'fr'))
    await expectWayOut(page, 'fr')
  })
})
