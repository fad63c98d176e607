import { engineNames } from '@clairmemoire/browser/engines'
import { type Locale, locales } from '@clairmemoire/domain/locale'
import { readingCookie } from '@clairmemoire/domain/reading-settings'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import { pagesOf } from '../../src/routing/known-urls.ts'
import { publicPath } from '../../src/routing/public-paths.ts'
import { pageOf } from '../../src/routing/site-map.ts'
import { pathsByTurns } from '../paths-by-turns.ts'
import { expect, onDevice, test, webKits } from './fixtures.ts'
import { openAnswering, pressNamed, type Tab, until } from './tab.ts'

const words = {
  fr: { refuse: 'Continuer sans accepter', larger: 'A++', apply: 'Appliquer' },
  en: { refuse: 'Decline All', larger: 'A++', apply: 'Apply' },
} satisfies Record<Locale, Record<string, string>>

/**
 * Returns the defects of the current page: it is too wide, a font of the site or the style is missing, it has not exactly one heading, or
 * it shows the message of a failure.
 */
function defects(): string[] {
  // Only the fonts of the site are checked. A fallback font belongs to the device, which may lack it.
  const faces = [...document.fonts].filter(({ family }) => /Atkinson|Fraunces/.test(family))
  const { scrollWidth, clientWidth } = document.documentElement
  const failed = faces.filter(({ status }) => status === 'error')
  return [
    scrollWidth > clientWidth && `${scrollWidth} pixels wide in ${clientWidth}`,
    failed.length > 0 && `no ${failed.map(({ family }) => family).join()}`,
    !faces.some(({ status }) => status === 'loaded') && 'no face of its own',
    getComputedStyle(document.body).marginTop !== '0px' && 'no style',
    document.querySelectorAll('h1').length !== 1 && 'not one heading',
    /problème technique est survenu|technical problem has occurred/i.test(
      document.querySelector('h1')?.textContent ?? '',
    ) && 'a technical problem',
  ].filter((defect) => typeof defect === 'string')
}

/** Opens the menu and the reading settings, or the submenu on a wide window, and returns those that do not open. */
async function closedDropDowns(tab: Tab): Promise<string[]> {
  const closed: string[] = []
  const isSeen = (name: string) => (document.querySelector(`${name} > summary`)?.getClientRects().length ?? 0) > 0
  const menu = (await tab.run(isSeen, '.site-header__menu')) ? '.site-header__menu' : '.submenu'
  for (const dropDown of [menu, '.reading-settings']) {
    if (!(await tab.run(isSeen, dropDown))) continue
    const opens = (name: string) =>
      [...document.querySelectorAll(`${name}[open] :is(a, label)`)].some((entry) => entry.getClientRects().length > 0)
    await tab.click(`${dropDown} > summary`)
    if (!(await tab.run(opens, dropDown))) closed.push(`${dropDown} stays closed`)
    await tab.click(`${dropDown} > summary`)
  }
  return closed
}

/** Returns the defects of each page. The menus are tested on the first page only, because they are the same everywhere. */
async function defectsOf(tab: Tab, addresses: readonly string[], open: typeof openAnswering): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    await open(tab, address)
    const isWhole = () => document.fonts.status === 'loaded' && document.readyState === 'complete'
    await until(tab, 'faces', isWhole, undefined)
    const menus = address === addresses[0] ? await closedDropDowns(tab) : []
    const all = [...(await tab.run(defects, undefined)), ...menus]
    found.push(...all.map((defect) => `${address}: ${defect}`))
  }
  return found
}

/** Refuses cookies and chooses the largest text on the home page of the site. */
async function choose(tab: Tab, site: Locale, isScripted: boolean): Promise<void> {
  const { refuse, larger, apply } = words[site]
  await tab.open(siteOrigin(site, 'production'))
  await pressNamed(tab, refuse)
  await until(tab, 'no question', () => document.querySelector('.consent-banner') === null, undefined)
  await tab.click('.reading-settings > summary')
  await pressNamed(tab, larger)
  if (!isScripted) await pressNamed(tab, apply)
  await until(tab, 'a saved choice', (name) => document.cookie.includes(`${name}=`), readingCookie.name)
}

const choices = () => ({
  isAsked: document.querySelector('.consent-banner') !== null,
  size: getComputedStyle(document.documentElement).fontSize,
})

test.afterEach(({ stack }) => stack.serveScripts('all'))

/**
 * One width for each site is enough, because `pages.spec.ts` opens every page at each width in one engine. The narrow window shows every
 * page of the French site, and the wide one half of those of the English site that the French one has too.
 */
const widthOf = { fr: 390, en: 1280 } satisfies Record<Locale, number>

const others = engineNames.filter((name) => name !== 'Chromium')

/**
 * The conditions under which pages are tested. One site tests all its pages under each condition, and both sites test that the next page
 * keeps the settings.
 */
const conditions = [
  { scripts: 'boot', condition: 'where all scripts but the first fail', readOn: 'fr' },
  { scripts: 'none', condition: 'where all scripts fail', readOn: 'en' },
  { scripts: 'off', condition: 'without scripts', readOn: 'fr' },
] as const

for (const site of locales) {
  const paths =
    site === 'fr' ? pagesOf(site).map(({ page, params }) => publicPath(page, site, params)) : pathsByTurns(site)
  const addresses = paths.map((path) => siteOrigin(site, 'production') + path)
  const width = widthOf[site]

  test(
    `every page of the ${site} site is complete at ${width} pixels`,
    onDevice(async ({ tab, stack, engineName }) => {
      const turn = webKits.indexOf(engineName)
      const ofEngine = addresses.filter((_, index) => turn === -1 || index % webKits.length === turn)
      const had = await tab.resize(width, 844)
      test.info().annotations.push({ type: 'width', description: `${had}` })
      // The stack has served other tests, whose pages may have reported a slow start.
      stack.collected.splice(0)
      expect(await defectsOf(tab, ofEngine, openAnswering)).toEqual([])
      expect(tab.errors).toEqual([])
      expect(stack.collected.filter(({ body }) => body.includes('"type":"event"'))).toEqual([])
    }),
  )

  for (const { scripts, condition } of conditions.filter(({ readOn }) => readOn === site))
    test(
      `each page of the ${site} site works in one engine, ${condition}`,
      onDevice(async ({ tab, stack, engineName }) => {
        stack.serveScripts(scripts)
        await tab.resize(390, 844)
        const ofEngine = addresses.filter((_, index) => others[index % others.length] === engineName)
        expect(await defectsOf(tab, ofEngine, (_, address) => tab.open(address))).toEqual([])
      }),
    )

  for (const { scripts, condition } of conditions)
    test(
      `the next page of the ${site} site keeps what was chosen, ${condition}`,
      onDevice(async ({ tab, stack }) => {
        stack.serveScripts(scripts)
        await choose(tab, site, scripts === 'boot')
        await tab.open(siteOrigin(site, 'production') + publicPath(pageOf('About'), site))
        expect(await tab.run(choices, undefined)).toEqual({ isAsked: false, size: '24px' })
      }),
    )
}
