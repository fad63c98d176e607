import type { Locale } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'
import type { Visitor } from '../finder/visitor.ts'
import { test as base, choiceOfCookies, expect } from '../fixtures.ts'
import type { Stack } from '../stack/stack.ts'
import { Sweep } from './sweep.ts'
import { watched } from './watched-visitor.ts'

export { expect }

/** Watches for these texts from now on, on the page of the test or on another one. */
export type Watch = (canaries: readonly string[], page?: Page) => Sweep

/** A visitor who is watched for these texts. */
type Visit = (canaries: readonly string[]) => { sweep: Sweep; visitor: Visitor }

/**
 * Tests of visitors who agreed to every service. After writing, the visitor continues in the same document, so that every service receives
 * an event; the events are searched for all that was written.
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

/** Goes to the home page by the logo and follows a link of the bar, which both measurement services record. */
async function readOn(page: Page, site: Locale, stack: Stack): Promise<void> {
  const before = stack.collected.length
  const expectCalls = async (...calls: readonly (readonly [path: string, words: string])[]) => {
    const collected = () => stack.collected.slice(before)
    const isReceived = ([path, words]: readonly [string, string]) =>
      collected().some((call) => call.path === path && call.body.includes(words))
    await expect.poll(() => calls.filter(isReceived)).toEqual(calls)
  }
  await page.locator('header a[href="/"]').first().click()
  await expectCalls(['/batch/', '"route":"/"'])
  const bar = page.getByRole('navigation').first()
  await bar.getByRole('link', { name: { fr: 'Notre approche', en: 'Our approach' }[site], exact: true }).click()
  await expectCalls(['/matomo.php', 'e_a=Our+approach'], ['/batch/', '"event":"Our approach"'])
}
