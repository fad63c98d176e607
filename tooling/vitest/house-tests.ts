import type { ViteUserConfig } from 'vitest/config'

/** Milliseconds. No test is one of speed: a machine ten times slower or busier gets the time it takes. */
const timeout = 300_000

/** What the tests of every package have in common; a report of theirs is what `npm test` counts. */
export const houseTests = {
  testTimeout: timeout,
  hookTimeout: timeout,
  expect: { poll: { timeout: 60_000 } },
  reporters: ['default', 'json'],
  outputFile: { json: 'reports/vitest.json' },
} satisfies ViteUserConfig['test']

/** Of packages whose modules hold nothing from one test to the next: files share a worker and what it has read. */
export const sharedWorkers = { ...houseTests, isolate: false }
