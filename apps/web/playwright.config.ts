import { findChromium } from '@clairmemoire/browser'
import { journeyWorkers, testTimeout } from '@clairmemoire/vitest'
import { defineConfig } from '@playwright/test'

// Workers read this file again: what was found or installed first is what they use.
process.env['CHROMIUM_PATH'] ??= findChromium() ?? ''

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  // Files of many long tests would be the last to end.
  fullyParallel: true,
  workers: journeyWorkers,
  timeout: testTimeout,
  expect: { timeout: 200_000 },
  forbidOnly: true,
  // A test that failed runs once more for its trace, which costs a sixth of a run; one that then passes is named as flaky.
  retries: 1,
  use: {
    ignoreHTTPSErrors: true,
    actionTimeout: 200_000,
    trace: 'on-first-retry',
    viewport: { width: 1280, height: 900 },
  },
  projects: [
    { name: 'journeys', testMatch: '*.spec.ts' },
    { name: 'screenshots', testMatch: '*.shots.ts' },
  ],
})
