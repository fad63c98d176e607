import { locales } from '@clairmemoire/domain/locale'
import { publicPath } from '../src/routing/public-paths.ts'
import { pageOf } from '../src/routing/site-map.ts'
import { byTurns } from './by-turns.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { type Collected, isReport } from './stack/collectors.ts'

const canary = 'Camille-Exemple'

/** Matches every script except those that start a page. */
const codeOfPage = /\/assets\/(?!boot-)[^/]+\.js$/

const reportsIn = (collected: readonly Collected[]) =>
  collected.filter(isReport).map(({ body }) => JSON.parse(body.split('\n')[2] ?? '') as Record<string, unknown>)

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`errors of the ${site} site`, () => {
    test.use({ site })
    test.beforeEach(({ stack }) => void stack.collected.splice(0))
    // The tests cause these errors on purpose.
    test.afterEach(({ browserErrors }) => void browserErrors.splice(0))

    oneSiteOnly.test(
      'are reported to the operator wherever they happen, without any text of the visitor (R7-44, R8-07)',
      async ({ page, stack }) => {
        const form = publicPath(pageOf('TrialFinder'), site)
        await openInteractive(page, form)
        await page.evaluate((name) => {
          setTimeout(() => {
            throw new TypeError(`No answer of ${name}`)
          })
          void Promise.reject(new RangeError(name))
          document.body.append(Object.assign(new Image(), { src: `/no-such-picture-of-${name}.png` }))
        }, canary)
        const noticed = () =>
          reportsIn(stack.collected)
            .filter(({ exception }) => exception !== undefined)
            .map(({ transaction, exception, tags }) => ({ transaction, tags, kind: kindOf(exception) }))
        await expect.poll(() => noticed().length).toBe(3)
        expect(noticed().toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
          { transaction: '/trial-finder', tags: { noticed_by: 'promise' }, kind: 'RangeError' },
          { transaction: '/trial-finder', tags: { noticed_by: 'resource' }, kind: 'ResourceError' },
          { transaction: '/trial-finder', tags: { noticed_by: 'script' }, kind: 'TypeError' },
        ])
        expect(JSON.stringify(stack.collected)).not.toContain(canary)
      },
    )

    oneSiteOnly.test(
      'that happen before the code of the page has loaded are reported afterwards, at most twenty of them (R8-07)',
      async ({ page, stack }) => {
        let releaseCode = (): void => undefined
        const code = new Promise<void>((resolve) => {
          releaseCode = resolve
        })
        await page.route(codeOfPage, async (route) => {
          await code
          await route.fallback()
        })
        await page.goto(publicPath(pageOf('TrialFinder'), site), { waitUntil: 'domcontentloaded' })
        await page.evaluate((name) => {
          for (let times = 0; times < 30; times += 1) void Promise.reject(new RangeError(name))
        }, canary)
        releaseCode()
        const noticed = () => reportsIn(stack.collected).filter(({ exception }) => exception !== undefined)
        await expect.poll(() => noticed().length).toBe(20)
        expect(new Set(noticed().map(({ exception }) => kindOf(exception)))).toEqual(new Set(['RangeError']))
        expect(JSON.stringify(stack.collected)).not.toContain(canary)
      },
    )

    oneSiteOnly.test(
      'do not affect the reader when the code of the page never loads: the content is readable, and links work',
      async ({ page }) => {
        await page.route(codeOfPage, (route) => route.abort())
        await page.goto(publicPath(pageOf('About'), site))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: site === 'fr' ? 'Mentions légales' : 'Legal information' })
          .click()
        await expect(page).toHaveURL(publicPath(pageOf('Legal'), site))
      },
    )

    oneSiteOnly.test(
      'of a page that cannot be shown are reported, and the reader sees what to do',
      async ({ page, stack }) => {
        await openInteractive(page, publicPath(pageOf('About'), site))
        await page.route(/\/page-contents\.json/, (route) => route.fulfill({ body: `{"data": "${canary}"` }))
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: site === 'fr' ? 'Mentions légales' : 'Legal information' })
          .click()
        await expect(page.getByRole('main').getByRole('link', { name: /\d{2}/ }).first()).toBeVisible()
        await expect
          .poll(() => reportsIn(stack.collected).filter(({ tags }) => JSON.stringify(tags)?.includes('render')).length)
          .toBe(1)
        expect(JSON.stringify(stack.collected)).not.toContain(canary)
      },
    )

    oneSiteOnly.test('come with traces of page loads by pattern, all of them (R9-10)', async ({ page, stack }) => {
      await openInteractive(page, publicPath(pageOf('About'), site))
      const traces = () => reportsIn(stack.collected).filter(({ type }) => type === 'transaction')
      await expect.poll(() => traces().length).toBeGreaterThan(0)
      expect(traces()[0]).toMatchObject({ transaction: '/about-us', contexts: { trace: { op: 'pageload' } } })
    })
  })
}

function kindOf(exception: unknown): string {
  const { values } = exception as { values: readonly { type: string }[] }
  return values[0]?.type ?? ''
}
