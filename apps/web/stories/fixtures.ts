import { chromiumArgs } from '@clairmemoire/browser'
import { test as base } from '@playwright/test'
import { openStoryPage, type StoryPage } from './story-page.ts'

/**
 * Turns off the GPU process and the threads for compilation and garbage collection. Stories do not need them, and this saves a tenth of the
 * processor time.
 */
const oneThread = ['--in-process-gpu', '--js-flags=--single-threaded']

/** All stories of a worker share one window, because opening a window takes longer than showing a story. */
export const test = base.extend<object, { stage: StoryPage }>({
  launchOptions: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern
    async ({}, use) => {
      const executablePath = process.env['CHROMIUM_PATH']
      await use({ args: [...chromiumArgs, ...oneThread], ...(executablePath ? { executablePath } : {}) })
    },
    { scope: 'worker' },
  ],

  stage: [
    async ({ browser }, use) => {
      const stage = await openStoryPage(browser)
      await use(stage)
      await stage.close()
    },
    { scope: 'worker' },
  ],
})
