import { locales } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { openParts } from './open-parts.ts'
import { type Paper, pagesOnPaper, smallTexts } from './pages-on-paper.ts'
import { createResult } from './self-test/create-result.ts'
import { testWords } from './self-test/words.ts'
import { studiesOfSite } from './studies.ts'

const papers: readonly Paper[] = ['A4', 'Letter']

const words = {
  fr: {
    phone: '+33 6 39 98 12 34',
    send: 'Envoyer ma demande',
    calendar: 'Ajouter à mon agenda',
    follow: 'Voir ma demande',
    sent: 'Voir et imprimer',
    oneSheet: /en une feuille/,
  },
  en: {
    phone: '(202) 555-0142',
    send: 'Send my request',
    calendar: 'Add to my calendar',
    follow: 'See my request',
    sent: 'See and print',
    oneSheet: /on one sheet/,
  },
} as const

/**
 * Expects a page to fit on `most` sheets of each paper format. Saves each print as a PDF in the results of the test. Calls `prepare` before
 * each print.
 */
async function expectPages(page: Page, name: string, most: number, prepare?: () => Promise<void>) {
  await page.waitForLoadState('networkidle')
  for (const on of papers) {
    await prepare?.()
    const path = test.info().outputPath(`${name}-${on}.pdf`)
    expect(await pagesOnPaper(page, 'fr', { on, path }), `pages of ${name} on ${on}`).toBeLessThanOrEqual(most)
  }
  expect(await smallTexts(page, 12), name).toEqual([])
}

/** The size of the element's text, in points. */
const pointsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize) * 0.75)

/** Suppresses the print dialog. */
const withoutDialog = (page: Page) => page.evaluate(() => Object.assign(window, { print: () => undefined }))

for (const site of locales) {
  test.describe(`on paper, in ${site}`, () => {
    test.use({ site })
    const texts = words[site]
    const result = testWords[site]

    test('the longest possible sheet for the doctor and the plan of a week each fit on one page of paper', async ({
      page,
    }) => {
      const id = await createResult(page, site, 'hardest')
      await page.goto(`/recommendations#${id}`)
      await openParts(page)
      await page.getByRole('button', { name: result.sheet }).click()
      await expect(page.getByRole('heading', { name: result.sheetTitle })).toBeVisible()
      await expectPages(page, 'doctor', 1)
      await page.getByRole('button', { name: result.sheet }).click()
      const goals = page.getByRole('checkbox')
      await goals.first().check()
      await goals.last().check()
      await page.getByRole('button', { name: result.plan }).click()
      await expect(page.getByRole('heading', { name: result.myWeek })).toBeVisible()
      // The plan has three days for the first goal and seven for the last goal.
      await expect(page.locator('.print-sheet').getByText('☐')).toHaveCount(10)
      await expectPages(page, 'week', 1)
    })

    test('the result of the finder, a request and its confirmation fit on one page each, with the call first', async ({
      page,
    }) => {
      const visitor = new Visitor(page, site)
      await visitor.match(site)
      await expectPages(page, 'finder', 1)
      const email = `paper-${site}@visitor.example`
      await visitor.prepareRequest({ firstName: 'Camille', lastName: 'Exemple', phone: texts.phone, email })
      await visitor.press(texts.send)
      await expect(page.getByRole('button', { name: texts.calendar })).toBeVisible()
      await expectPages(page, 'request', 1)
      await visitor.press(texts.follow)
      await openParts(page)
      await page.getByRole('button', { name: texts.sent }).click()
      await expect(page.locator('.print-sheet dd').first()).toHaveText(/^Nous appelons|^We will call/)
      await expectPages(page, 'sent', 1)
    })

    test('the short form of a study and its poster fit on one page each', async ({ page }) => {
      for (const { slug } of studiesOfSite(site)) {
        const path = `${{ fr: '/essais-cliniques', en: '/clinical-trials' }[site]}/${slug}`
        await openInteractive(page, path)
        await withoutDialog(page)
        await expectPages(page, `study-${slug}`, 1, () =>
          page.getByRole('button', { name: texts.oneSheet }).first().press('Enter'),
        )
        const poster = await page.goto(`${path}/poster`)
        if (poster?.status() !== 200) continue
        await expectPages(page, `poster-${slug}`, 1)
        await page.emulateMedia({ media: 'print' })
        expect(await pointsOf(page, '.poster h1')).toBe(60)
        expect(await pointsOf(page, '.poster__lists li')).toBe(24)
        await page.emulateMedia({ media: null })
        await page.setViewportSize({ width: 320, height: 640 })
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), slug).toBe(320)
        await page.setViewportSize({ width: 1280, height: 900 })
      }
    })

    test('folded parts are open', async ({ page }) => {
      await page.goto('/help-now')
      const folded = page.locator('main .accordion details:not([open]) > .disclosure__content')
      const heights = () => folded.evaluateAll((all) => all.map((each) => each.checkVisibility()))
      expect(await heights()).toContain(false)
      await page.emulateMedia({ media: 'print' })
      expect(await heights()).not.toContain(false)
    })
  })
}

test.describe('an article on paper', () => {
  test('is three pages at most, in letters of 14 points', async ({ page }) => {
    await page.goto('/nos-articles')
    const links = page.getByRole('main').locator('a[href*="/nos-articles/article/"]')
    const addresses = await links.evaluateAll((all) => [
      ...new Set(all.map((link) => (link as HTMLAnchorElement).href)),
    ])
    expect(addresses.length).toBeGreaterThan(8)
    for (const address of addresses) {
      await page.goto(address)
      await expectPages(page, new URL(address).pathname.split('/').at(-1) ?? '', 3)
      await page.emulateMedia({ media: 'print' })
      const texts = page.locator('main .prose > :is(p, ul:not([class]))')
      const sizes = await texts.evaluateAll((all) =>
        all.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
      )
      expect(Math.min(...sizes) * 0.75, address).toBeGreaterThanOrEqual(13.99)
      await page.emulateMedia({ media: null })
    }
  })
})
