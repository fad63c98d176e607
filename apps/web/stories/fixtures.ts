import { chromiumArgs } from '@clairmemoire/browser'
import { test as base } from '@playwright/test'
import { openStoryPage, type StoryPage } from './story-page.ts'

/** One window for all stories of a worker, because opening one takes longer than a story. */
export const test = base.extend<object, { stage: StoryPage }>({
  launchOptions: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for an object pattern
    async ({}, use) => {
      const executablePath = process.env['CHROMIUM_PATH']
      await use({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) })
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
