import { consentKey } from '@clairmemoire/domain/cookie-consent'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { pagesOf } from '../src/routing/known-urls.ts'
import { publicPath } from '../src/routing/public-paths.ts'
import { storedOn } from './device/stored-on.ts'
import { fileOfModule } from './file-of-module.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { pathOf, visitPages } from './visit-pages.ts'

const libraryOfService = fileOfModule('src/platform/measurement/product.ts')

const origin = siteOrigin('fr', 'production')

const reportsTo = (requests: readonly Request[], path: string) =>
  requests.filter((request) => pathOf(request) === path).map((request) => request.postData() ?? '')

/** Returns the stored items by name. On these pages the site uses neither session storage nor a database. */
async function storedBy(context: BrowserContext, page: Page) {
  const {
    'local storage': stored = '',
    'session storage': ofTab,
    IndexedDB,
    'cache storage': cached,
  } = await storedOn(page)
  const names = (JSON.parse(stored) as [string, string][]).map(([name]) => name).toSorted()
  const cookies = (await context.cookies()).map(({ name }) => name)
  return { stored: names, cookies: [...new Set(cookies)], others: [ofTab, IndexedDB, cached] }
}

test.use({ site: 'fr', storageState: { cookies: [], origins: [] } })

test('after a refusal by one press no page requests, sends or stores anything that the site does not need (R4-33)', async ({
  page,
  context,
}) => {
  await openInteractive(page, '/')
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/cookie-consent'))
  await page.getByRole('button', { name: 'Continuer sans accepter', exact: true }).click()
  await saved

  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  const pages = pagesOf('fr')
  const visits = pages.map(({ page: shown, params }) => {
    const tells = shown.measured ? ['/e/', '/t/audience'] : ['/e/']
    return { address: origin + publicPath(shown, 'fr', params), tells }
  })
  await visitPages(context, visits)
  const requestedUrls = requests.map((request) => new URL(request.url()))
  expect(new Set(requestedUrls.map((url) => url.origin))).toEqual(new Set([origin]))
  const paths = requestedUrls.map(({ pathname }) => pathname)
  expect(paths).not.toContain(libraryOfService)
  expect(new Set(paths.filter((path) => /^\/[te]\//.test(path)))).toEqual(new Set(['/e/', '/t/audience']))
  // A page that may be measured sends only its name and its language.
  const views = reportsTo(requests, '/t/audience').map((body) => JSON.parse(body) as Record<string, unknown>)
  const measured = pages.filter(({ page: shown }) => shown.measured).map(({ page: shown }) => shown.path)
  expect(new Set(views.map(({ route }) => route))).toEqual(new Set(measured))
  for (const { route: _, ...others } of views) expect(others).toEqual({ kind: 'view', language: 'fr' })
  await page.goto('/')
  const required = [consentKey.name]
  expect(await storedBy(context, page)).toEqual({ stored: required, cookies: required, others: ['[]', '[]', '[]'] })
})
