import type { Locale } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'
import type { Visitor } from '../finder/visitor.ts'
import { test as base, choiceOfCookies, expect } from '../fixtures.ts'
import type { Stack } from '../stack/stack.ts'
import { Sweep } from './sweep.ts'
import { watched } from './watched-visitor.ts'

export { expect }

/** Starts to search for these texts, on the page of the test or on another one. */
export type Watch = (canaries: readonly string[], page?: Page) => Sweep

/** Creates a visitor, and searches for these texts from then on. */
type Visit = (canaries: readonly string[]) => { sweep: Sweep; visitor: Visitor }

/**
 * Tests with a visitor who agreed to every service. After each test the visitor opens more pages in the same document, so that every
 * service receives an event. The test fails if a service received one of the texts.
 */
export const test = base.extend<{ watch: Watch; visit: Visit }>({
  storageState: choiceOfCookies(['all']),

  watch: async ({ page, site, stack }, use, info) => {
    const sweeps: Sweep[] = []
    await use((canaries, watched = page) => {
      const sweep = new Sweep(watched, canaries, stack)
      sweeps.push(sweep)
      return sweep
    })
    if (info.errors.length > 0) return
    await readOn(page, site, stack)
    for (const sweep of sweeps) expect(await sweep.sentOutside(), 'sent to a service outside the site').toEqual([])
  },

  visit: async ({ page, site, watch }, use) => {
    await use((canaries) => {
      const sweep = watch(canaries)
      return { sweep, visitor: watched(page, site, sweep) }
    })
  },
})

/** Goes to the home page through the logo and follows a link of the navigation bar. Both measurement services record the link. */
async function readOn(page: Page, site: Locale, stack: Stack): Promise<void> {
  const before = stack.collected.length
  const expectCalls = async (...calls: readonly (readonly [path: string, words: string])[]) => {
    const collected = () => stack.collected.slice(before)
    const isReceived = ([path, words]: readonly [string, string]) =>
      collected().some((call) => call.path === path && call.body.includes(words))
    await expect.poll(() => calls.filter(isReceived)).toEqual(calls)
  }
  // The home page sends its page view only when it is opened.
  if (new URL(page.url()).pathname !== '/') {
    await page.locator('header a[href="/"]').first().click()
    await expectCalls(['/batch/', '"route":"/"'])
  }
  const bar = page.getByRole('navigation').first()
  await bar.getByRole('link', { name: { fr: 'Notre approche', en: 'Our approach' }[site], exact: true }).click()
  await expectCalls(['/matomo.php', 'e_a=Our+approach'], ['/batch/', '"event":"Our approach"'])
}
