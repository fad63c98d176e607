import { findChromium } from '@clairmemoire/browser'
import { testTimeout, testWorkers } from '@clairmemoire/vitest'
import { defineConfig } from '@playwright/test'

// Workers read this file again. They use the browser that the first reading found or installed.
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
