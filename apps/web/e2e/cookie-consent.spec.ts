import { consentKey } from '@clairmemoire/domain/cookie-consent'
import { type Locale, locales } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'
import { publicPath } from '../src/routing/public-paths.ts'
import { pageOf } from '../src/routing/site-map.ts'
import { expectAccessible } from './accessibility.ts'
import { byTurns } from './by-turns.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'

const words = {
  fr: {
    title: 'Nous utilisons des cookies',
    accept: 'Accepter',
    refuse: 'Continuer sans accepter',
    more: 'En savoir plus',
    saved: 'Votre choix est enregistré.',
    settings: 'Vos choix de cookies',
    close: 'Fermer',
    product: 'Amélioration du site',
    tracking: 'Suivi des visites',
    save: 'Enregistrer',
    decline: 'Tout refuser',
    manage: 'Gérer mes cookies',
    browser: 'Votre navigateur demande de ne pas vous suivre.',
  },
  en: {
    title: 'We use cookies',
    accept: 'Accept All',
    refuse: 'Decline All',
    more: 'Preferences',
    saved: 'Your choice is saved.',
    settings: 'Your cookie settings',
    close: 'Close',
    product: 'Improving the site',
    tracking: 'Visit tracking',
    save: 'Save',
    decline: 'Decline All',
    manage: 'Manage my cookies',
    browser: 'Your browser asks not to be tracked.',
  },
} satisfies Record<Locale, Record<string, string>>

const required = ['essential', 'audience']

const storedValues = (page: Page): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null')?.values, consentKey.name)

/** Returns the number of buttons and the number of their different styles, by size, colors, border, font and emphasis. */
async function appearancesOf(page: Page, buttons: string, but: readonly string[] = []) {
  const looks = await page.locator(buttons).evaluateAll(
    (choices, ignored) =>
      choices.map((choice) => {
        const { width, height } = choice.getBoundingClientRect()
        const { color, backgroundColor, border, boxShadow, font, opacity, textDecorationLine, visibility } =
          getComputedStyle(choice)
        const look = { width: Math.round(width), height: Math.round(height), color, backgroundColor, border, boxShadow }
        const seen = { ...look, font, opacity, textDecorationLine, visibility }
        return JSON.stringify(Object.entries(seen).filter(([name]) => !ignored.includes(name)))
      }),
    but,
  )
  return [looks.length, new Set(looks).size]
}

const settingsPath = (site: Locale) => publicPath(pageOf('CookieSettings'), site)

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  const say = words[site]

  test.describe(`a first-time visitor of the ${site} site`, () => {
    test.use({ site, storageState: { cookies: [], origins: [] } })

    oneSiteOnly.test(
      'is asked at the foot of the window, right after the skip link by keyboard, and can continue without an answer',
      async ({ page }) => {
        const requests: string[] = []
        page.on('request', (request) => requests.push(request.url()))
        await page.goto('/', { waitUntil: 'networkidle' })
        const banner = page.getByRole('region', { name: say.title })
        await expect(banner).toBeInViewport({ ratio: 1 })
        await expectAccessible(page)
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await expect(banner.getByRole('button', { name: say.accept, exact: true })).toBeFocused()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await expect(banner.getByRole('link', { name: say.more, exact: true })).toBeFocused()
        expect(requests.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([])
        expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
        expect(await page.context().cookies()).toEqual([])
      },
    )

    oneSiteOnly.test(
      'sees the content, because the banner takes at most 120 px of a phone and 96 px of a wide window',
      async ({ page }) => {
        for (const { width, most } of [
          { width: 320, most: 150 },
          { width: 390, most: 120 },
          { width: 1280, most: 96 },
        ]) {
          await page.setViewportSize({ width, height: 844 })
          await page.goto('/')
          const box = await page.getByRole('region', { name: say.title }).boundingBox()
          expect(box?.height).toBeLessThanOrEqual(most)
        }
      },
    )

    oneSiteOnly.test('sees every focused element uncovered', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/', { waitUntil: 'networkidle' })
      const banner = await page.getByRole('region', { name: say.title }).boundingBox()
      for (const link of await page.locator('main a').filter({ visible: true }).all()) {
        await link.focus()
        const box = await link.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0)
      }
    })

    oneSiteOnly.on('fr')(
      'answers once, sees a short confirmation, and is not asked again',
      {
        tag: '@smoke',
      },
      async ({ page, stack }) => {
        const proofs = async () => (await stack.rows('select id from cookie_consent')).length
        const before = await proofs()
        await page.goto('/', { waitUntil: 'networkidle' })
        await page.getByRole('button', { name: say.refuse, exact: true }).press('Enter')
        const status = page.getByRole('status').filter({ hasText: say.saved })
        await expect(status).toBeVisible()
        expect(await storedValues(page)).toEqual(required)
        await expect(status).toBeHidden()
        await expect
          .poll(async () => (await page.context().cookies()).map(({ name }) => name))
          .toEqual([consentKey.name])
        await page.reload()
        await expect(page.getByRole('region', { name: say.title })).toHaveCount(0)
        await expect.poll(proofs).toBe(before + 1)
      },
    )

    oneSiteOnly.test(
      'with messages that stay on screen sees the confirmation until they close it',
      async ({ page, baseURL }) => {
        await page.context().addCookies([{ name: 'reading', value: 'a.keep-messages', url: baseURL ?? '' }])
        await page.clock.install()
        await openInteractive(page, '/')
        await page.getByRole('button', { name: say.refuse, exact: true }).click()
        await page.clock.runFor(60_000)
        await expect(page.getByText(say.saved)).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('button', { name: say.close, exact: true }).click()
        await expect(page.getByText(say.saved)).toBeHidden()
      },
    )

    oneSiteOnly.on('en')(
      'can accept as easily as refuse, with one press of equally prominent buttons, also by category',
      {
        tag: '@smoke',
      },
      async ({ page }) => {
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto('/')
          expect(await appearancesOf(page, '.consent-banner .button')).toEqual([2, 1])
        }
        await openInteractive(page, '/')
        await page.getByRole('button', { name: say.accept, exact: true }).click()
        await expect(page.getByText(say.saved)).toBeVisible()
        expect(await storedValues(page)).toEqual([...required, 'product', 'tracking'])
        await page.getByRole('link', { name: say.manage }).click()
        await expect(page.getByRole('dialog', { name: say.settings })).toBeVisible()
        expect(await appearancesOf(page, 'dialog .actions .button', ['width'])).toEqual([3, 1])
        await page.getByRole('dialog').getByRole('button', { name: say.decline }).click()
        await expect.poll(() => storedValues(page)).toEqual(required)
      },
    )

    oneSiteOnly.test('is not asked again after a choice in another tab', async ({ page }) => {
      await page.goto('/')
      const [left, other] = [await page.context().newPage(), await page.context().newPage()]
      await left.goto('/')
      await left.goto(publicPath(pageOf('About'), site))
      await other.goto('/')
      await other.getByRole('button', { name: say.refuse, exact: true }).click()
      await expect(page.getByRole('region', { name: say.title })).toHaveCount(0)
      await left.goBack()
      await expect(left.getByRole('region', { name: say.title })).toHaveCount(0)
    })

    oneSiteOnly.test(
      'agrees to nothing by saving the categories unchanged: optional ones are off',
      async ({ page }) => {
        await page.goto('/', { waitUntil: 'networkidle' })
        await page.getByRole('link', { name: say.manage }).click()
        const dialog = page.getByRole('dialog', { name: say.settings })
        for (const optional of [say.product, say.tracking])
          await expect(dialog.getByRole('switch', { name: optional })).not.toBeChecked()
        await dialog.getByRole('button', { name: say.save, exact: true }).click()
        await expect.poll(() => storedValues(page)).toEqual(required)
      },
    )

    oneSiteOnly.test(
      'chooses categories by keyboard, and Escape closes the dialog without a choice',
      async ({ page }) => {
        await openInteractive(page, '/')
        await page.getByRole('link', { name: say.manage }).press('Enter')
        const dialog = page.getByRole('dialog', { name: say.settings })
        await expect(dialog.getByRole('heading', { name: say.settings })).toBeFocused()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        expect(await storedValues(page)).toBeUndefined()
        await expect(page.getByRole('link', { name: say.manage })).toBeFocused()
        await page.keyboard.press('Enter')
        await dialog.getByRole('switch', { name: say.tracking }).press('Space')
        await dialog.getByRole('button', { name: say.save, exact: true }).press('Enter')
        await expect(dialog.getByText(say.saved)).toBeVisible()
        expect(await storedValues(page)).toEqual([...required, 'tracking'])
        await dialog.getByRole('button', { name: say.close }).press('Enter')
        await expect(dialog).toBeHidden()
      },
    )

    oneSiteOnly.test('can change the choice on any page; a form keeps its typed values', async ({ page }) => {
      await openInteractive(page, '/')
      await page.getByRole('button', { name: say.accept, exact: true }).click()
      await page.getByRole('link', { name: say.manage }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('switch', { name: say.product })).toBeChecked()
      await dialog.getByRole('button', { name: say.decline }).click()
      await expect(dialog.getByText(say.saved)).toBeVisible()
      expect(await storedValues(page)).toEqual(required)
      const form = publicPath(pageOf('TrialFinder'), site)
      await openInteractive(page, form)
      await page.getByRole('navigation').getByRole('link', { name: 'Cookies' }).click()
      await expect(dialog.getByRole('switch', { name: say.product })).not.toBeChecked()
      await page.keyboard.press('Escape')
      expect(new URL(page.url()).pathname).toBe(form)
    })

    oneSiteOnly.test('with Global Privacy Control is not asked, and sees that it is honored', async ({ page }) => {
      await page.context().setExtraHTTPHeaders({ 'sec-gpc': '1' })
      await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
      await openInteractive(page, settingsPath(site))
      await expect(page.getByRole('region', { name: say.title })).toHaveCount(0)
      await expect(page.getByText(say.browser)).toBeVisible()
    })

    oneSiteOnly.test('needs no sideways scrolling for the banner on the narrowest telephone', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await openInteractive(page, '/')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await page.getByRole('link', { name: say.manage }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  })

  test.describe(`a first-time visitor of the ${site} site without JavaScript`, () => {
    test.use({ site, storageState: { cookies: [], origins: [] }, javaScriptEnabled: false })

    oneSiteOnly.test('answers by the form, returns to the page, and is not asked again', async ({ page }) => {
      const path = publicPath(pageOf('About'), site)
      await page.goto(path)
      await page.getByRole('button', { name: say.refuse, exact: true }).click()
      expect(new URL(page.url()).pathname).toBe(path)
      await expect(page.getByRole('region', { name: say.title })).toHaveCount(0)
    })

    oneSiteOnly.test('chooses by category on a separate page', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: say.more, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${settingsPath(site)}$`))
      await page.getByRole('switch', { name: say.product }).check()
      await page.getByRole('button', { name: say.save, exact: true }).click()
      const [cookie] = await page.context().cookies()
      expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toMatchObject({ values: [...required, 'product'] })
    })
  })
}
