import { type EngineName, findEngines } from '@clairmemoire/browser/engines'
import { testTimeout } from '@clairmemoire/vitest'
import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './fixtures.ts'

// Workers read this file again. They use the engines that the first reading found or installed.
process.env['ENGINES'] ??= JSON.stringify(findEngines())
const engines = Object.entries(JSON.parse(process.env['ENGINES'])) as [EngineName, string][]

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.engines.ts',
  outputDir: '../../test-results/engines',
  reporter: [['list'], ['json', { outputFile: '../../reports/engines.json' }]],
  // Two engines run at the same time: one after the other, they would take longer than all journeys, which run beside them.
  workers: 2,
  timeout: testTimeout,
  forbidOnly: true,
  retries: 1,
  // The journeys already run in Chromium, so this project runs Chromium only without the features that the oldest browsers lack.
  projects: engines.map(([engineName, executable]) => ({
    name: engineName === 'Chromium' ? 'Chromium, older' : engineName,
    // Each worker starts a stack and the engine.
    workers: 1,
    use: { engineName, executable, isOlder: engineName === 'Chromium' },
    ...(engineName === 'Chromium' && { testMatch: 'forms.engines.ts' }),
  })),
})
