import { chromiumArgs } from '@clairmemoire/browser'
import { test as base } from '@playwright/test'
import { openStoryPage, type StoryPage } from './story-page.ts'

/**
 * Chromium options for features that stories do not need, which saves a tenth of the processor time: a GPU process, and threads for
 * compilation and garbage collection.
 */
const oneThread = ['--in-process-gpu', '--js-flags=--single-threaded']

/** One window for all stories of a worker, because opening one takes longer than a story. */
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
