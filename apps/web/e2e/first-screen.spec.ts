import { type Locale, locales } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'
import { Visitor } from './finder/visitor.ts'
import { words } from './finder/words.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'

interface Row {
  paths: Partial<Record<Locale, string>>
  /** The primary action of the page. */
  action: string
}

const contents = '.table-of-contents--folded summary'
const button = '.hero .button'
const call = 'main a[href^="tel:"]'

const rows: Readonly<Record<string, Row>> = {
  'the home page': { paths: { fr: '/', en: '/' }, action: '.main-links a' },
  'the list of studies': { paths: { fr: '/essais-cliniques', en: '/clinical-trials' }, action: button },
  'a study': { paths: { fr: '/essais-cliniques/predictom', en: '/clinical-trials/mk2214' }, action: button },
  'the comparison': { paths: { fr: '/essais-cliniques/comparaison', en: '/clinical-trials/compare' }, action: button },
  'the list of articles': { paths: { fr: '/nos-articles' }, action: button },
  'an article': { paths: { fr: '/nos-articles/article/quand-consulter' }, action: contents },
  'a text of the clinic': { paths: { fr: '/notre-approche', en: '/our-approach' }, action: contents },
  'help now': { paths: { fr: '/aide-immediate', en: '/help-now' }, action: call },
  'help now, easy to read': {
    paths: { fr: '/facile-a-lire/aide-immediate', en: '/easy-to-read/help-now' },
    action: call,
  },
  'the finder': { paths: { fr: '/trouver-un-essai', en: '/trial-finder' }, action: '.choice__input' },
  'the memory test': { paths: { fr: '/questionnaire', en: '/questionnaire' }, action: button },
  'the request for a consultation': { paths: { fr: '/demander-une-consultation' }, action: button },
  'the result that is not there': { paths: { fr: '/recommendations', en: '/recommendations' }, action: button },
  'the request that is not there': { paths: { fr: '/votre-demande', en: '/your-request' }, action: button },
  'your news': { paths: { fr: '/vos-nouvelles', en: '/your-news' }, action: 'main summary' },
  'the entrance of the clinic': { paths: { fr: '/login', en: '/login' }, action: 'main input' },
  'an address without a page': { paths: { fr: '/nulle-part', en: '/nowhere' }, action: '.link-list a' },
  'a service that is not there': {
    paths: { fr: '/service-unavailable', en: '/service-unavailable' },
    action: '.link-list a',
  },
  'the choice of cookies': {
    paths: { fr: '/gerer-mes-cookies', en: '/cookie-settings' },
    action: '.consent-switch__input',
  },
}

async function expectOnFirstScreen(page: Page, action: string) {
  const box = await page.locator(action).first().boundingBox()
  const bottom = (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)
  expect.soft(bottom, `${page.url()}: ${action}`).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
}

interface Manner {
  viewport: { width: number; height: number }
  /** The text size in the reading settings of the site. */
  textSize?: string
  /** The font sizes in the settings of the browser, in pixels. */
  fonts?: { standard: number; fixed: number }
}

const manners: Readonly<Record<string, Manner>> = {
  'at 400 % of a window of 1280 by 1024': { viewport: { width: 320, height: 256 } },
  'with the largest text of the site, on a phone': {
    viewport: { width: 390, height: 844 },
    textSize: 'a-plus-plus',
  },
  'with a browser whose text is twice as large, on a phone': {
    viewport: { width: 390, height: 844 },
    fonts: { standard: 32, fixed: 26 },
  },
}

/** Returns a function that applies one kind of window. It sets the text size of the site on the current page. */
async function resizableWindow(page: Page): Promise<(manner: Manner) => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  return async ({ viewport, textSize, fonts = { standard: 16, fixed: 13 } }) => {
    await page.setViewportSize(viewport)
    await browser.send('Page.setFontSizes', { fontSizes: fonts })
    await page.evaluate((size) => {
      if (size) document.documentElement.dataset['textSize'] = size
      else delete document.documentElement.dataset['textSize']
    }, textSize)
  }
}

// No choice of cookies is stored, so the cookie banner is open.
test.use({ storageState: { cookies: [], origins: [] } })

for (const site of locales) {
  test.describe(`on the ${site} site`, () => {
    test.use({ site })

    test('the first action of each page is on the first screen of every kind of window', async ({ page }) => {
      const show = await resizableWindow(page)
      for (const { paths, action } of Object.values(rows)) {
        const path = paths[site]
        if (path === undefined) continue
        await page.goto(path)
        for (const manner of Object.values(manners)) {
          await show(manner)
          await expectOnFirstScreen(page, action)
        }
      }
    })
  })

  for (const [name, manner] of Object.entries(manners)) {
    test.describe(`${name} (${site})`, () => {
      test.use({ site })

      test('the first answer to a question is on the first screen', async ({ page }) => {
        await openInteractive(page, '/trial-finder')
        await (await resizableWindow(page))(manner)
        await page.getByRole('button', { name: words[site].start, exact: true }).click()
        await page.locator('.progress').waitFor()
        await expectOnFirstScreen(page, '.choice__input')
      })

      if (site === 'fr')
        test('the first answers about a consultation and the first day for a call are on the first screen', async ({
          page,
        }) => {
          const visitor = new Visitor(page, site)
          await openInteractive(page, '/demander-une-consultation')
          await (await resizableWindow(page))(manner)
          await visitor.press('Commencer la demande')
          await visitor.expectPage('Comment voulez-⁠vous voir le médecin ?')
          await expectOnFirstScreen(page, '.choice__input')
          await page.getByLabel('En vidéo, depuis chez vous').check()
          await visitor.continueTo('Pour qui est cette demande ?')
          await expectOnFirstScreen(page, '.choice__input')
          await page.getByLabel('Pour moi').check()
          await visitor.continueTo('Qu’est-⁠ce qui vous amène ?')
          await page.getByRole('textbox').first().fill('J’oublie des rendez-vous.')
          await visitor.continueTo('Quand pouvons-nous appeler ?')
          await expectOnFirstScreen(page, '.choice__input')
        })
    })
  }
}
