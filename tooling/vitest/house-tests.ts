import { availableParallelism } from 'node:os'
import type { ViteUserConfig } from 'vitest/config'

/** `npm test` runs the fast tests; `npm run test:full` sets `TEST_TIER=full` and adds the `*.full.test.ts` (ADR 0056). */
export const isFullTier = process.env['TEST_TIER'] === 'full'

/** Milliseconds. Ends tests that hang, with ample time for slow or busy machines. */
export const testTimeout = isFullTier ? 900_000 : 300_000

/** For `vi.waitFor` and `vi.waitUntil`, which otherwise time out after a second; `expect.poll` waits this long by default. */
export const eventually = { timeout: 200_000 }

/** Workers of a test run: one for each core, at least two. */
export const testWorkers = Math.max(2, availableParallelism())

/** A journey is idle for a third of its time, so the fast tier runs other tests beside it. */
export const journeyWorkers = isFullTier ? 2 * testWorkers : testWorkers

/** The common configuration of every package's tests; `npm test` counts the tests in their reports. */
export const houseTests = {
  testTimeout,
  hookTimeout: testTimeout,
  maxWorkers: testWorkers,
  expect: { poll: eventually },
  exclude: ['**/node_modules/**', ...(isFullTier ? [] : ['**/*.full.test.ts'])],
  // A package may have only full tests.
  passWithNoTests: !isFullTier,
  reporters: ['default', 'json'],
  outputFile: { json: 'reports/vitest.json' },
} satisfies ViteUserConfig['test']

/** For packages without module state between tests: files share a worker and its module cache. */
export const sharedWorkers = { ...houseTests, isolate: false }
