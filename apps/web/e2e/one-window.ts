import { test as base } from './fixtures.ts'

/** For tests that each open a page anew and store nothing: they share one window, because opening one takes longer than checking a page. */
export const test = base.extend({
  page: async ({ window, viewport }, use) => {
    if (viewport) await window.setViewportSize(viewport)
    await use(window)
    window.removeAllListeners()
  },
})
