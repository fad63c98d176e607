import { locales } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'
import { byTurns } from './by-turns.ts'
import { matching } from './finder/screening.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { calm, TestTaker } from './self-test/test-taker.ts'

declare global {
  interface Window {
    /** Lets the page read its stored state. */
    finishReading: () => void
  }
}

/** Runs before any script of the site. Delays the decryption of stored data until the test allows it. */
function openNothingYet() {
  const decrypt = crypto.subtle.decrypt.bind(crypto.subtle)
  const allowed = new Promise<void>((resolve) => {
    window.finishReading = resolve
  })
  crypto.subtle.decrypt = async (...sealed) => {
    await allowed
    return decrypt(...sealed)
  }
}

/** Presses a button before the page has read its stored state, then lets the page read the state. */
async function pressEarly(page: Page, address: string, name: string) {
  await page.addInitScript(openNothingYet)
  await openInteractive(page, address)
  await page.getByRole('button', { name, exact: true }).evaluate((button: HTMLButtonElement) => {
    button.click()
    window.finishReading()
  })
}

test.describe('a press before the stored state is read', () => {
  test.use({ site: 'en' })
  const [respondent, ...others] = matching.en
  const next = others[0]?.question ?? ''

  test('starts the form, although no script has loaded yet', { tag: '@smoke' }, async ({ page }) => {
    const visitor = new Visitor(page, 'en')
    let releaseScripts: () => void = () => undefined
    const scriptsReleased = new Promise<void>((resolve) => {
      releaseScripts = resolve
    })
    await page.route(/\.js$/, async (route) => {
      await scriptsReleased
      await route.continue()
    })
    await page.goto('/trial-finder', { waitUntil: 'commit' })
    await page.getByRole('button', { name: visitor.words.start, exact: true }).click()
    releaseScripts()
    await expect(visitor.heading(respondent.question)).toBeFocused()
  })

  test('starts the form if the stored state cannot be read', { tag: '@smoke' }, async ({ page }) => {
    const visitor = new Visitor(page, 'en')
    await visitor.start(respondent.question)
    await visitor.answer([respondent], next)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('state'))).toContain('trial-finder')
    await page.goto('/robots.txt')
    await page.evaluate(() => {
      const saved = localStorage.getItem('state') ?? ''
      localStorage.setItem(
        'state',
        saved.replace(/("ciphertext":")(.)/, (_, key: string, first: string) => key + (first === 'A' ? 'B' : 'A')),
      )
    })
    await pressEarly(page, '/trial-finder', visitor.words.start)
    await expect(visitor.heading(respondent.question)).toBeFocused()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await page.goBack()
    await expect(visitor.heading(visitor.words.introduction)).toBeVisible()
  })

  test("shows the welcome if answers are stored, since they may be another person's", async ({ page }) => {
    const taker = new TestTaker(page, 'en', 'relative')
    const { visitor, words } = taker
    await taker.start()
    await taker.answer(calm, 2)
    const question = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await expect(page.getByText(visitor.words.savedOnDevice)).toBeVisible()
    await page.goto('/robots.txt')
    await pressEarly(page, '/questionnaire', words.start.patient)
    await expect(visitor.heading(visitor.words.welcomeBack)).toBeVisible()
    await visitor.press(visitor.words.continue)
    await visitor.expectPage(question)
    await visitor.press(visitor.words.back)
    await expect(page.getByRole('radio').first()).toBeChecked()
  })
})

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`the first question of the finder of the ${site} site`, () => {
    test.use({ site })
    const [respondent, following] = matching[site]

    oneSiteOnly.test(
      'can be answered before any script has loaded, has the texts of the questionnaire, and its answer is stored',
      async ({ page }) => {
        const visitor = new Visitor(page, site)
        let releaseScripts: () => void = () => undefined
        const scriptsReleased = new Promise<void>((resolve) => {
          releaseScripts = resolve
        })
        await page.route(/\.js$/, async (route) => {
          await scriptsReleased
          await route.continue()
        })
        await page.goto('/trial-finder', { waitUntil: 'commit' })
        const group = page.getByRole('radiogroup', { name: respondent.question })
        const words = await group.locator('label').allInnerTexts()
        await group.getByRole('radio').first().check({ force: true })
        await page.getByRole('button', { name: visitor.words.start, exact: true }).click()
        releaseScripts()
        await visitor.expectPage(following?.question ?? '')
        await visitor.press(visitor.words.back)
        await visitor.expectPage(respondent.question)
        expect(await page.getByRole('radiogroup').locator('label').allInnerTexts()).toEqual(words)
        await expect(page.getByRole('radio').first()).toBeChecked()
      },
    )
  })
}

test('a part opened before the page is interactive stays open', async ({ page }) => {
  let allowScripts = () => {}
  const allowed = new Promise<void>((resolve) => {
    allowScripts = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await allowed
    await route.continue()
  })
  await page.goto('/votre-demande', { waitUntil: 'commit' })
  await page.getByText('Recevoir de nouveau mon lien').click()
  await expect(page.locator('details').filter({ hasText: 'Recevoir de nouveau mon lien' })).toHaveAttribute('open', '')
  allowScripts()
  await expect(page.getByLabel('Votre référence')).toBeVisible()
})
