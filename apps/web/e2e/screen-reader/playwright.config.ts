import { type EngineName, findEngines } from '@clairmemoire/browser/engines'
import { locales } from '@clairmemoire/domain/locale'
import { testTimeout } from '@clairmemoire/vitest'
import { defineConfig } from '@playwright/test'
import type { EngineOptions } from '../engines/fixtures.ts'

process.env['ENGINES'] ??= JSON.stringify(findEngines())
const engines = Object.entries(JSON.parse(process.env['ENGINES'])) as [EngineName, string][]

export default defineConfig<object, EngineOptions & { site: string }>({
  testDir: '.',
  testMatch: '*.reader.ts',
  outputDir: '../../test-results/screen-reader',
  workers: 1,
  timeout: testTimeout,
  projects: engines
    .filter(([name]) => name === 'Firefox' || name === 'WebKitGTK')
    .flatMap(([engineName, executable]) =>
      locales.map((site) => ({
        name: `${engineName} ${site}`,
        // WebKitGTK runs only the journeys.
        grep: engineName === 'Firefox' ? /./ : /journey /,
        use: { engineName, executable, site },
      })),
    ),
})
