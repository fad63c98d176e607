import { type Locale, locales } from '@clairmemoire/domain/locale'
import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'

interface Row {
  paths: Record<Locale, string>
  /** The primary action of the page. */
  action: string
  /** Whether the English page has the banner about clinical trials. */
  hasBanner?: true
}

const button = 'main .button'
const contents = '.table-of-contents--folded summary'

const rows: Readonly<Record<string, Row>> = {
  'the home page': { paths: { fr: '/', en: '/' }, action: '.main-links a', hasBanner: true },
  'the list of studies': { paths: { fr: '/essais-cliniques', en: '/clinical-trials' }, action: button },
  'a study': { paths: { fr: '/essais-cliniques/predictom', en: '/clinical-trials/mk2214' }, action: button },
  'another study': { paths: { fr: '/essais-cliniques/predictom', en: '/clinical-trials/mindset-2' }, action: button },
  'the approach': { paths: { fr: '/notre-approche', en: '/our-approach' }, action: contents, hasBanner: true },
  'the clinic': { paths: { fr: '/qui-sommes-nous', en: '/about-us' }, action: contents, hasBanner: true },
  'help now': { paths: { fr: '/aide-immediate', en: '/help-now' }, action: 'main a[href^="tel:"]' },
  'help now, easy to read': {
    paths: { fr: '/facile-a-lire/aide-immediate', en: '/easy-to-read/help-now' },
    action: 'main a[href^="tel:"]',
  },
  'the limits of the memory test': {
    paths: { fr: '/limites-du-test', en: '/self-test-limits' },
    action: contents,
    hasBanner: true,
  },
  'the page for relatives': {
    paths: { fr: '/pour-un-proche', en: '/for-relatives' },
    action: contents,
    hasBanner: true,
  },
  'privacy policy': {
    paths: { fr: '/politique-de-confidentialite', en: '/privacy-policy' },
    action: contents,
    hasBanner: true,
  },
  'an address without a page': {
    paths: { fr: '/nulle-part', en: '/nowhere' },
    action: '.link-list a',
    hasBanner: true,
  },
  'a page below the first level': {
    paths: { fr: '/nos-offres/consultation', en: '/clinical-trials/trontier-1' },
    action: `${contents}, ${button}`,
  },
}

/** The maximum distance of a title from the top of the window, and the maximum height of a wide header, in pixels. */
const limits = { withoutBanner: 170, withBanner: 230, header: 140 }

const topOf = async (found: Locator) => (await found.boundingBox())?.y ?? Number.POSITIVE_INFINITY

// No choice of cookies is stored, so the cookie banner is open.
test.use({ storageState: { cookies: [], origins: [] } })

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]

for (const site of locales) {
  test.describe(`of the ${site} site`, () => {
    test.use({ site })

    test('the title of each page is at the top of a phone, and its first action above the cookie banner', async ({
      page,
    }) => {
      const question = page.locator('.consent-banner')
      for (const [name, { paths, action, hasBanner }] of Object.entries(rows)) {
        await page.goto(paths[site])
        const limit = hasBanner && site === 'en' ? limits.withBanner : limits.withoutBanner
        for (const viewport of phones) {
          const place = `${name}, ${viewport.width} pixels wide`
          await page.setViewportSize(viewport)
          expect.soft(await topOf(page.locator('h1')), `title of ${place}`).toBeLessThanOrEqual(limit)
          const free = (await question.isVisible()) ? await topOf(question) : viewport.height
          const first = page.locator(action).filter({ visible: true }).first()
          const height = (await first.boundingBox())?.height ?? 0
          expect.soft((await topOf(first)) + height, `action of ${place}`).toBeLessThanOrEqual(free)
        }
      }
    })

    test('a window of 1280 pixels shows the header in two rows', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(rows['the clinic']?.paths[site] ?? '')
      const height = (await page.locator('.site-header').boundingBox())?.height
      expect(height).toBeLessThanOrEqual(limits.header)
    })

    test('help now does not ask about cookies, but the next page does', async ({ page }) => {
      await page.goto(rows['help now']?.paths[site] ?? '')
      const question = page.locator('.consent-banner')
      await expect(question).toHaveCount(0)
      await expect(page.locator('.banner')).toHaveCount(0)
      await page.goto('/')
      await expect(question).toBeVisible()
    })
  })
}
