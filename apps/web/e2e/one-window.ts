import type { Page } from '@playwright/test'
import { test as base, choiceOfCookies } from './fixtures.ts'

/** For tests that each open a page anew and leave nothing behind: one window for all of a worker, because opening one takes longer than looking at a page. */
export const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ ignoreHTTPSErrors: true, storageState: choiceOfCookies(['required']) })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],

  page: async ({ window, viewport }, use) => {
    if (viewport) await window.setViewportSize(viewport)
    await use(window)
    window.removeAllListeners()
  },
})
