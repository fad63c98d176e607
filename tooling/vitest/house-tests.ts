import { availableParallelism } from 'node:os'
import type { ViteUserConfig } from 'vitest/config'

/** `npm test` runs the fast tests; `npm run test:full` sets `TEST_TIER=full` and adds the `*.full.test.ts` (ADR 0056). */
export const isFullTier = process.env['TEST_TIER'] === 'full'

/** Milliseconds. It ends what hangs; a machine ten times slower or busier gets the time it takes. */
export const testTimeout = isFullTier ? 900_000 : 300_000

/** For `vi.waitFor` and `vi.waitUntil`, which else give up after a second; `expect.poll` waits as long by itself. */
export const eventually = { timeout: 200_000 }

/** Workers of a test run: two on two cores, more on more. */
export const testWorkers = Math.max(2, availableParallelism())

/** A journey waits for a third of its time. In the fast tier the other tests, which run beside it, fill that. */
export const journeyWorkers = isFullTier ? 2 * testWorkers : testWorkers

/** What the tests of every package have in common; a report of theirs is what `npm test` counts. */
export const houseTests = {
  testTimeout,
  hookTimeout: testTimeout,
  maxWorkers: testWorkers,
  expect: { poll: eventually },
  exclude: ['**/node_modules/**', ...(isFullTier ? [] : ['**/*.full.test.ts'])],
  // A package may have full tests alone.
  passWithNoTests: !isFullTier,
  reporters: ['default', 'json'],
  outputFile: { json: 'reports/vitest.json' },
} satisfies ViteUserConfig['test']

/** Of packages whose modules hold nothing from one test to the next: files share a worker and what it has read. */
export const sharedWorkers = { ...houseTests, isolate: false }
