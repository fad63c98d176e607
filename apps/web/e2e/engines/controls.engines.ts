import { consentKey } from '@clairmemoire/domain/cookie-consent'
import { readingCookie } from '@clairmemoire/domain/reading-settings'
import { expect, onDevice, test } from './fixtures.ts'
import { openAnswering, pressNamed, type Tab, until } from './tab.ts'

const site = 'https://clairmemoire.fr'

/** Waits until these words are visible on the page. */
const waitForText = (tab: Tab, words: string) =>
  until(tab, `“${words}”`, (text) => document.body.innerText.replace(/\s+/g, ' ').includes(text), words)

test(
  'a visitor who refuses cookies is not asked again, not even in another window',
  onDevice(async ({ tab, device }) => {
    await tab.open(site)
    await pressNamed(tab, 'Continuer sans accepter')
    await until(tab, 'a saved choice', (name) => document.cookie.includes(`${name}=`), consentKey.name)
    const other = await device.openTab()
    await other.open(`${site}/mentions-legales`)
    expect(await other.run(() => document.querySelector('.consent-banner'), undefined)).toBe(null)
  }),
)

test(
  'after a choice of cookies in another window, Back shows the earlier page without the banner',
  onDevice(async ({ tab, device, engineName }) => {
    test.skip(engineName === 'WPE WebKit', 'What its driver calls another window is the same one, one page later')
    await tab.open(site)
    await tab.click('footer a[href="/mentions-legales"]')
    await until(tab, 'the next page', () => location.pathname === '/mentions-legales', undefined)
    const other = await device.openTab()
    await other.open(site)
    await pressNamed(other, 'Continuer sans accepter')
    await until(other, 'a saved choice', (name) => document.cookie.includes(`${name}=`), consentKey.name)
    await tab.back()
    const isHomeLoaded = () => location.pathname === '/' && document.readyState === 'complete'
    await until(tab, 'the page before', isHomeLoaded, undefined)
    await until(tab, 'no question', () => document.querySelector('.consent-banner') === null, undefined)
  }),
)

test(
  'the menu of a narrow window and the submenu of a wide window open, close on Escape, and have a link that works',
  onDevice(async ({ tab }) => {
    const folds = [
      { width: 390, fold: '.site-header__menu' },
      { width: 1280, fold: '.submenu' },
    ]
    for (const { width, fold } of folds) {
      const had = await tab.resize(width, 900)
      // A script handles Escape, and on a busy machine it loads last.
      await openAnswering(tab, site)
      // WPE WebKit has a single window, which has the layout of a phone.
      const shown = fold === '.submenu' && had < 1000 ? '.site-header__menu' : fold
      await tab.click(`${shown} > summary`)
      await until(tab, 'an open fold', (selector) => document.querySelector(`${selector}[open]`) !== null, shown)
      await tab.press('Escape')
      await until(tab, 'a closed fold', (selector) => document.querySelector(`${selector}[open]`) === null, shown)
      await tab.click(`${shown} > summary`)
      await pressNamed(tab, 'Notre approche')
      await until(tab, 'the page', () => location.pathname !== '/' && document.querySelector('h1') !== null, undefined)
    }
  }),
)

test(
  'the text grows at once and is still large after a reload',
  onDevice(async ({ tab }) => {
    await tab.open(site)
    const size = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    await tab.click('.reading-settings > summary')
    await pressNamed(tab, 'A++')
    await until(tab, 'large letters', () => getComputedStyle(document.documentElement).fontSize === '24px', undefined)
    await until(tab, 'a saved choice', (name) => document.cookie.includes(`${name}=`), readingCookie.name)
    await tab.reload()
    await until(tab, 'a page', () => document.readyState === 'complete', undefined)
    expect(await tab.run(size, undefined)).toBe(24)
  }),
)

test(
  'a dialog takes the focus, Escape closes it, and a button in it answers',
  onDevice(async ({ tab }) => {
    const isOpen = () => document.querySelector('dialog[open]')?.contains(document.activeElement)
    // Before the scripts have loaded, the link would open the page of cookie settings instead of the dialog.
    await openAnswering(tab, site)
    await pressNamed(tab, 'Gérer mes cookies')
    await until(tab, 'a dialog with the focus', isOpen, undefined)
    await tab.press('Escape')
    await until(tab, 'no dialog', () => document.querySelector('dialog[open]') === null, undefined)
    await pressNamed(tab, 'Gérer mes cookies')
    await until(tab, 'a dialog with the focus', isOpen, undefined)
    await pressNamed(tab, 'Tout refuser')
    await waitForText(tab, 'Votre choix est enregistré')
  }),
)
