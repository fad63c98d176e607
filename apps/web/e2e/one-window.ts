import { test as base } from './fixtures.ts'

/** For tests that open a page and store nothing. They share one window, because opening a window takes longer than checking a page. */
export const test = base.extend({
  page: async ({ window, viewport }, use) => {
    if (viewport) await window.setViewportSize(viewport)
    await use(window)
    window.removeAllListeners()
  },
})
