import { type EngineName, findEngines } from '@clairmemoire/browser/engines'
import { testTimeout } from '@clairmemoire/vitest'
import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './fixtures.ts'

// Workers read this file again and use the engines that were found or installed first.
process.env['ENGINES'] ??= JSON.stringify(findEngines())
const engines = Object.entries(JSON.parse(process.env['ENGINES'])) as [EngineName, string][]

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.engines.ts',
  outputDir: '../../test-results/engines',
  reporter: [['list'], ['json', { outputFile: '../../reports/engines.json' }]],
  // With one worker they take longer than all journeys that run at the same time.
  workers: 2,
  timeout: testTimeout,
  forbidOnly: true,
  retries: 1,
  // Journeys run in Chromium; here Chromium has only the features of the oldest browsers.
  projects: engines.map(([engineName, executable]) => ({
    name: engineName === 'Chromium' ? 'Chromium, older' : engineName,
    use: { engineName, executable, isOlder: engineName === 'Chromium' },
    ...(engineName === 'Chromium' && { testMatch: 'forms.engines.ts' }),
  })),
})
