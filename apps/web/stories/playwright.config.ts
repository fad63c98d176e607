import { findChromium } from '@clairmemoire/browser'
import { testTimeout, testWorkers } from '@clairmemoire/vitest'
import { defineConfig } from '@playwright/test'

// Workers read this file again and use the browser that was found or installed first.
process.env['CHROMIUM_PATH'] ??= findChromium() ?? ''

export default defineConfig({
  testDir: '.',
  testMatch: 'every-*.spec.ts',
  outputDir: '../test-results/stories',
  reporter: [['dot'], ['json', { outputFile: '../reports/stories.json' }]],
  fullyParallel: true,
  workers: testWorkers,
  timeout: testTimeout,
  expect: { timeout: 200_000 },
  forbidOnly: true,
})
