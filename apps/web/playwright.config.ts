import { findChromium } from '@clairmemoire/browser'
import { journeyWorkers, testTimeout } from '@clairmemoire/vitest'
import { defineConfig } from '@playwright/test'

// Workers read this file again and use the browser that was found or installed first.
process.env['CHROMIUM_PATH'] ??= findChromium() ?? ''

/** The journeys with a stack that sends text messages. One worker runs them, because each worker would start such a stack of its own. */
const withTextMessages = ['canaries-of-text-messages', 'limited-page', 'news-by-sms', 'without-email'].map(
  (name) => `${name}.spec.ts`,
)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  // Otherwise files with many long tests would end last.
  fullyParallel: true,
  workers: journeyWorkers,
  timeout: testTimeout,
  expect: { timeout: 200_000 },
  forbidOnly: true,
  // A failed test runs once more with a trace, because tracing every run costs a sixth; if it then passes, it is reported as flaky.
  retries: 1,
  use: {
    ignoreHTTPSErrors: true,
    actionTimeout: 200_000,
    trace: 'on-first-retry',
    viewport: { width: 1280, height: 900 },
  },
  projects: [
    { name: 'messages', testMatch: withTextMessages, workers: 1 },
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: withTextMessages },
    { name: 'screenshots', testMatch: '*.shots.ts' },
  ],
})
