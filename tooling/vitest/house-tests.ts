import type { ViteUserConfig } from 'vitest/config'

/** Milliseconds. No test is one of speed: a machine ten times slower or busier gets the time it takes. */
const timeout = 900_000

/** For `vi.waitFor` and `vi.waitUntil`, which else give up after a second; `expect.poll` waits as long by itself. */
export const eventually = { timeout: 200_000 }

/** What the tests of every package have in common; a report of theirs is what `npm test` counts. */
export const houseTests = {
  testTimeout: timeout,
  hookTimeout: timeout,
  expect: { poll: eventually },
  reporters: ['default', 'json'],
  outputFile: { json: 'reports/vitest.json' },
} satisfies ViteUserConfig['test']

/** Of packages whose modules hold nothing from one test to the next: files share a worker and what it has read. */
export const sharedWorkers = { ...houseTests, isolate: false }
