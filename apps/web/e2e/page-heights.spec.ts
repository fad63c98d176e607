import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { Page } from '@playwright/test'
import { matching, uncertain } from './finder/screening.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { createResult } from './self-test/create-result.ts'
import { studiesOfSite } from './studies.ts'

/** The maximum heights of pages with the sample content, in pixels, on a phone of 390 by 844. */
const limits = { home: 5500, study: 6000, result: 4300, urgent: 900, match: 3100, check: 3000, slot: 1200 }

const lists = { fr: '/essais-cliniques', en: '/clinical-trials' }

for (const site of ['fr', 'en'] as const) {
  test.describe(`on a phone (${site})`, () => {
    test.use({
      site,
      viewport: { width: 390, height: 844 },
      timezoneId: { fr: 'Europe/Paris', en: 'America/New_York' }[site],
    })

    test(`the home page is at most ${limits.home} pixels high`, async ({ page }) => {
      await page.goto(siteOrigin(site, 'staging'))
      expect(await heightOf(page)).toBeLessThanOrEqual(limits.home)
    })

    test(`the page of a study is at most ${limits.study} pixels high`, async ({ page }) => {
      for (const { slug } of studiesOfSite(site)) {
        await openInteractive(page, `${lists[site]}/${slug}`)
        expect.soft(await heightOf(page), slug).toBeLessThanOrEqual(limits.study)
      }
    })

    test(`a result is at most ${limits.result} pixels high`, async ({ page }) => {
      for (const kind of ['first', 'hardest'] as const)
        for (const form of ['short', 'whole'] as const) {
          const id = await createResult(page, site, kind, form)
          await page.goto(`/recommendations#${id}`)
          await page.getByRole('button', { name: /pour mon médecin|for my doctor/ }).waitFor()
          expect.soft(await heightOf(page), `${kind} ${form}`).toBeLessThanOrEqual(limits.result)
        }
    })

    test(`an urgent result is at most ${limits.urgent} pixels high`, async ({ page }) => {
      for (const form of ['short', 'whole'] as const) {
        const id = await createResult(page, site, 'sudden', form)
        await page.goto(`/recommendations#${id}`)
        await page.locator('.hero--alone').waitFor()
        expect.soft(await heightOf(page), form).toBeLessThanOrEqual(limits.urgent)
      }
    })

    if (site === 'fr')
      test(`the match of a person in the United States is at most ${limits.match} pixels high`, async ({ page }) => {
        const visitor = new Visitor(page, site)
        await visitor.match(site)
        expect(await heightOf(page)).toBeLessThanOrEqual(limits.match)
      })

    test('the path from the answers to the time of a call is short', async ({ page }) => {
      const visitor = new Visitor(page, site)
      const { words } = visitor
      const { screening, outcome } = {
        fr: { screening: uncertain.fr, outcome: words.cannotTell },
        en: { screening: matching.en, outcome: words.match },
      }[site]
      await visitor.start(screening[0].question)
      await visitor.answer(screening, words.agreeToResult)
      await visitor.agree(words.checkAnswers)
      expect.soft(await heightOf(page), 'check').toBeLessThanOrEqual(limits.check)
      await visitor.press(words.showResult)
      await visitor.expectPage(outcome)
      expect.soft(await heightOf(page), 'match').toBeLessThanOrEqual(limits.match)
      await visitor.bookCall()
      await page.getByRole('radiogroup', { name: words.day }).getByRole('radio').first().check()
      await page.getByRole('radiogroup', { name: words.time }).waitFor()
      expect.soft(await heightOf(page), 'slot').toBeLessThanOrEqual(limits.slot)
    })
  })
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

for (const { site, mainLinks, help } of [
  {
    site: 'fr',
    mainLinks: ['Tester ma mémoire', 'Trouver une étude', 'Consulter un médecin'],
    help: 'De l’aide, maintenant',
  },
  { site: 'en', mainLinks: ['Test my memory', 'Find a study'], help: 'Help now' },
] as const) {
  test.describe(`the home page of the ${site} site, with the cookie banner`, () => {
    test.use({ site, storageState: { cookies: [], origins: [] } })

    test('shows the main actions on the first screen, and help within the second', async ({ page }) => {
      await page.goto('/')
      const main = page.getByRole('main')
      const question = page.locator('.consent-banner')
      const bottomOf = async (name: string) => {
        const box = await main.getByRole('link', { name, exact: true }).first().boundingBox()
        return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)
      }
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 1280, height: 800 },
      ]) {
        await page.setViewportSize(viewport)
        await expect(question).toBeInViewport()
        const free = (await question.boundingBox())?.y ?? 0
        for (const name of mainLinks) expect(await bottomOf(name), name).toBeLessThanOrEqual(free)
        expect(await bottomOf(help), help).toBeLessThanOrEqual(2 * viewport.height)
      }
    })
  })
}

test.describe('the home page with text of 200 %', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('has the first action on the first screen', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect(page.getByRole('link', { name: 'Tester ma mémoire' }).first()).toBeInViewport()
  })
})

test('a text fragment in the address opens the folded part of the home page that contains it', async ({ page }) => {
  await page.goto('/#:~:text=Plusieurs%20métiers')
  await expect(page.locator('details:has-text("Plusieurs métiers")')).toHaveAttribute('open')
})
