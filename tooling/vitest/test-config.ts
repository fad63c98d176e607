import { availableParallelism } from 'node:os'
import type { ViteUserConfig } from 'vitest/config'

/** `npm test` runs the fast tests; `npm run test:full` sets `TEST_TIER=full` and also runs the `*.full.test.ts` files (ADR 0056). */
export const isFullTier = process.env['TEST_TIER'] === 'full'

/** Milliseconds after which a test fails. It only ends tests that hang, so it is long enough for slow or busy machines. */
export const testTimeout = isFullTier ? 900_000 : 300_000

/** The options for `vi.waitFor` and `vi.waitUntil`, which would time out after a second; `expect.poll` has this timeout by default. */
export const eventually = { timeout: 200_000 }

/** The number of workers of a test run: one for each core, but at least two. */
export const testWorkers = Math.max(2, availableParallelism())

/** The number of workers for browser journeys. A journey waits for a third of its time; in the fast tier, other tests use this time. */
export const journeyWorkers = isFullTier ? 2 * testWorkers : testWorkers

/** The common configuration of the tests of every package; `npm test` counts the tests in the reports that they write. */
export const testConfig = {
  testTimeout,
  hookTimeout: testTimeout,
  maxWorkers: testWorkers,
  expect: { poll: eventually },
  exclude: ['**/node_modules/**', ...(isFullTier ? [] : ['**/*.full.test.ts'])],
  // In the fast tier a package may have no tests, because all its tests may be full tests.
  passWithNoTests: !isFullTier,
  reporters: ['default', 'json'],
  outputFile: { json: 'reports/vitest.json' },
} satisfies ViteUserConfig['test']

/** The configuration for packages whose modules keep no state between tests: the test files of a worker share its module cache. */
export const sharedWorkers = { ...testConfig, isolate: false }
