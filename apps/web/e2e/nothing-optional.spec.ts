import { readFileSync } from 'node:fs'
import { consentKey } from '@clairmemoire/domain/cookie-consent'
import { locales } from '@clairmemoire/domain/locale'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { pagesOf } from '../src/routing/known-urls.ts'
import { isMeasured } from '../src/routing/measured-pages.ts'
import { publicPath } from '../src/routing/public-paths.ts'
import { keptOn } from './device/kept-on.ts'
import { choiceOfCookies, expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { pathOf, readInTabs } from './read-in-tabs.ts'

const build = new URL('../dist/client/.vite/manifest.json', import.meta.url)
const chunks: Readonly<Record<string, { file: string } | undefined>> = JSON.parse(readFileSync(build, 'utf8'))
const optionalFiles = ['product', 'tracking'].map((service) => {
  const chunk = chunks[`src/platform/measurement/${service}.ts`]
  if (!chunk) throw new Error(`The build has no file of its own for ${service}`)
  return `/${chunk.file}`
})

const refuse = { fr: 'Continuer sans accepter', en: 'Decline All' }

/** How a visitor comes not to have agreed, and what the site keeps on the device then. */
const ways = {
  'before a choice': { decide: async () => undefined, stored: [] },
  'once refused, by one press': {
    decide: async (page: Page, refusal: string) => {
      await openInteractive(page, '/')
      const kept = page.waitForResponse((answer) => answer.url().endsWith('/cookie-consent'))
      await page.getByRole('button', { name: refusal, exact: true }).click()
      await kept
    },
    stored: [consentKey.name],
  },
  'for a browser that says no, whatever was chosen before': {
    decide: async (page: Page) => {
      const context = page.context()
      await context.addCookies(choiceOfCookies(['all']).cookies)
      await context.setExtraHTTPHeaders({ 'sec-gpc': '1' })
      await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    },
    stored: [consentKey.name],
  },
}

const told = (requests: readonly Request[], path: string) =>
  requests.filter((request) => pathOf(request) === path).map((request) => request.postData() ?? '')

/** What the device has, by name: nothing that the site needs on these pages stands in the session or in a database. */
async function keptBy(context: BrowserContext, page: Page) {
  const {
    'local storage': stored = '',
    'session storage': ofTab,
    IndexedDB,
    'cache storage': cached,
  } = await keptOn(page)
  const names = (JSON.parse(stored) as [string, string][]).map(([name]) => name).toSorted()
  const cookies = (await context.cookies()).map(({ name }) => name)
  return { stored: names, cookies: [...new Set(cookies)], others: [ofTab, IndexedDB, cached] }
}

for (const site of locales) {
  test.describe(`on every page of the ${site} site`, () => {
    test.use({ site, storageState: { cookies: [], origins: [] } })

    const origin = siteOrigin(site, 'production')
    const pages = pagesOf(site)
    const telling = pages.map(({ page, params }) => {
      const tells = isMeasured(page) ? ['/e/', '/t/audience'] : ['/e/']
      return { address: origin + publicPath(page, site, params), tells }
    })
    const measured = new Set(pages.filter(({ page }) => isMeasured(page)).map(({ page }) => page.path))

    for (const [when, { decide, stored }] of Object.entries(ways))
      test(`${when}, nothing is asked for, told or kept but what the site needs (R4-33)`, async ({ page, context }) => {
        await decide(page, refuse[site])
        const requests: Request[] = []
        context.on('request', (request) => requests.push(request))
        await readInTabs(context, telling)
        const asked = requests.map((request) => new URL(request.url()))
        expect(new Set(asked.map((url) => url.origin))).toEqual(new Set([origin]))
        const paths = asked.map(({ pathname }) => pathname)
        expect(paths.filter((path) => optionalFiles.includes(path))).toEqual([])
        const services = paths.filter((path) => /^\/[te]\//.test(path))
        expect(new Set(services)).toEqual(new Set(['/e/', '/t/audience']))
        // Each page went so far as to tell what it may; it says which one it is, and nothing else.
        const views = told(requests, '/t/audience').map((body) => JSON.parse(body) as Record<string, unknown>)
        expect(new Set(views.map(({ route }) => route))).toEqual(measured)
        for (const { route: _, ...others } of views) expect(others).toEqual({ kind: 'view', language: site })
        await page.goto('/')
        expect(await keptBy(context, page)).toEqual({ stored, cookies: stored, others: ['[]', '[]', '[]'] })
      })
  })
}
