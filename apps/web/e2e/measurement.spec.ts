import { type ConsentValue, consentKey, cookieConsent } from '@clairmemoire/domain/cookie-consent'
import { type Locale, locales } from '@clairmemoire/domain/locale'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { Page } from '@playwright/test'
import { publicPath } from '../src/routing/public-paths.ts'
import { pageOf } from '../src/routing/site-map.ts'
import { byTurns } from './by-turns.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { isReport } from './stack/collectors.ts'
import { matomoCalls, postHogEvents } from './stack/measured.ts'

const menus: Record<Locale, readonly (readonly [link: string, event: string])[]> = {
  fr: [
    ['Nos offres de soin', 'Our offers'],
    ['Notre approche', 'Our approach'],
    ['Consultez un médecin', 'Consult'],
  ],
  en: [
    ['Clinical Trials', 'Clinical Trials'],
    ['Our approach', 'Our approach'],
    ['Test your memory', 'Test your memory'],
  ],
}

async function agree(page: Page, site: Locale, values: readonly ConsentValue[]) {
  const value = encodeURIComponent(JSON.stringify(cookieConsent(values, new Date())))
  await page.context().addCookies([{ name: consentKey.name, value, url: siteOrigin(site, 'production') }])
}

/** The time in which events arrive, including the time to load the code that sends them. */
const settle = (page: Page) => page.waitForLoadState('networkidle')

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  const host = siteOrigin(site, 'production')

  test.describe(`a visit of the ${site} site is measured`, () => {
    test.use({ site })
    test.beforeEach(({ stack }) => void stack.collected.splice(0))

    const pressMenu = async (page: Page) => {
      for (const [link] of menus[site]) {
        await openInteractive(page, publicPath(pageOf('About'), site))
        await settle(page)
        await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).first().click()
        await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
      }
    }

    oneSiteOnly.test(
      'by page views only before consent, without anything that identifies a visitor',
      async ({ page, stack }) => {
        await pressMenu(page)
        await expect.poll(() => matomoCalls(stack.collected).length).toBeGreaterThanOrEqual(5)
        for (const { url, ...call } of matomoCalls(stack.collected)) {
          expect(call).toEqual({ idsite: '1', rec: '1', apiv: '1', send_image: '0', lang: site })
          expect(url).toMatch(new RegExp(`^${host}/`))
        }
        expect(postHogEvents(stack.collected)).toEqual([])
        for (const { headers } of stack.collected.filter((call) => !isReport(call))) {
          expect(Object.keys(headers).toSorted()).toEqual(
            [
              'accept',
              'accept-encoding',
              'accept-language',
              'connection',
              'content-length',
              'content-type',
              'host',
              'sec-fetch-mode',
              'user-agent',
            ].toSorted(),
          )
          expect(headers['user-agent']).toBe('node')
        }
        expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([consentKey.name])
      },
    )

    oneSiteOnly.test(
      'by PostHog with only the events of the requirements, after consent to it (R7-40 to R7-42)',
      async ({ page, stack }) => {
        await agree(page, site, ['product'])
        await pressMenu(page)
        const clicks = () => postHogEvents(stack.collected).filter(({ event }) => event !== '$pageview')
        await expect.poll(() => clicks().length).toBe(3)
        expect(clicks().map(({ event, properties }) => ({ event, properties }))).toEqual(
          menus[site].map(([, event]) => ({
            event,
            properties: {
              language: site,
              from_page: 'Navbar',
              $process_person_profile: false,
              $geoip_disable: true,
              $ip: '0.0.0.0',
            },
          })),
        )
        for (const { properties } of postHogEvents(stack.collected).filter(({ event }) => event === '$pageview')) {
          expect(properties).toMatchObject({ language: site, route: expect.stringMatching(/^\//) })
        }
        expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([consentKey.name])
        expect(new Set((await page.context().cookies()).map(({ name }) => name))).toEqual(new Set([consentKey.name]))
      },
    )

    oneSiteOnly.test('by Matomo with a browser id only as long as the consent lasts', async ({ page, stack }) => {
      await agree(page, site, ['tracking'])
      await pressMenu(page)
      const numbers = () => matomoCalls(stack.collected).flatMap(({ _id }) => (_id ? [_id] : []))
      await expect.poll(() => matomoCalls(stack.collected).filter(({ e_a }) => e_a).length).toBe(3)
      expect(new Set(numbers()).size).toBe(1)
      expect(numbers()[0]).toMatch(/^[\da-f]{16}$/)
      await openInteractive(page, publicPath(pageOf('CookieSettings'), site))
      await settle(page)
      await page.locator('main').locator('button[value=required]').click()
      await expect.poll(() => page.evaluate(() => localStorage.getItem('visitor'))).toBeNull()
      stack.collected.splice(0)
      await page
        .getByRole('navigation')
        .getByRole('link', { name: menus[site][1]?.[0] ?? '', exact: true })
        .first()
        .click()
      await expect.poll(() => matomoCalls(stack.collected).length).toBeGreaterThan(0)
      expect(numbers()).toEqual([])
    })

    oneSiteOnly.test('nowhere on a form or a result, whatever the consent', async ({ page, stack }) => {
      await agree(page, site, ['all' as ConsentValue])
      for (const screen of ['Questionnaire', 'TrialFinder', 'OrientationRecommendations', 'YourRequest'] as const) {
        await openInteractive(page, publicPath(pageOf(screen), site))
        await settle(page)
      }
      await page
        .getByRole('navigation')
        .getByRole('link', { name: menus[site][1]?.[0] ?? '', exact: true })
        .first()
        .click()
      await expect.poll(() => postHogEvents(stack.collected).map(({ event }) => event)).toEqual(['$pageview'])
      // A page of an earlier test may send its last event late.
      const urls = () => matomoCalls(stack.collected).flatMap(({ url = '' }) => (url.startsWith(host) ? [url] : []))
      const seen = () => new Set(urls())
      await expect.poll(seen).toEqual(new Set([`${host}/our-approach`]))
    })
  })
}

test.describe('a host that is not one of production', () => {
  test('is not measured', async ({ page, stack }) => {
    stack.collected.splice(0)
    await page.context().addCookies([
      {
        name: consentKey.name,
        value: encodeURIComponent(JSON.stringify(cookieConsent(['all'], new Date()))),
        url: siteOrigin('fr', 'staging'),
      },
    ])
    await openInteractive(page, `${siteOrigin('fr', 'staging')}/`)
    await settle(page)
    expect(stack.collected.filter((call) => !isReport(call))).toEqual([])
  })
})
