import { install } from './installation.mjs'
import { packagesWithTests } from './packages.mjs'
import { forgetReports, linesOfSlowestFiles, tallyOfReports } from './reports.mjs'
import { succeeds } from './workspace.mjs'

// `npm test`, and with --full `npm run test:full`: which tests each of them runs and why is told in ADR 0056.

/**
 * Tasks of turbo: those that must pass before any test, and the tests.
 *
 * @typedef {{ before: string[], tests: string[] }} Part
 */

const checks = ['lint:code', 'lint:format', 'lint']

/** @type {Part} */
const everythingFast = { before: [...checks, 'typecheck', 'chromium'], tests: ['test', 'test:smoke'] }

/**
 * Each package by its short name, and what belongs to none.
 *
 * @returns {Record<string, Part>}
 */
function fastParts() {
  const ofPackage = (/** @type {string} */ name) => ({ before: [`${name}#typecheck`], tests: [`${name}#test`] })
  return {
    repository: { before: checks, tests: [] },
    journeys: { before: ['chromium'], tests: ['test:smoke'] },
    ...Object.fromEntries(packagesWithTests().map((name) => [name.replace('@clairmemoire/', ''), ofPackage(name)])),
  }
}

/** @type {Record<string, Part>} */
const fullParts = {
  rules: { before: [...checks, 'typecheck', 'artifacts'], tests: ['test', 'audit:packages'] },
  browser: { before: ['chromium'], tests: ['test:browser'] },
  engines: { before: ['chromium'], tests: ['test:browsers'] },
  stories: { before: ['chromium', 'build-storybook'], tests: ['test:stories'] },
  strapi: { before: [], tests: ['//#test:cms'] },
}

const words = process.argv.slice(2)
const isFull = words.includes('--full')
const shard = words.filter((word) => word.startsWith('--shard='))
const chosen = words.filter((word) => !word.startsWith('--'))
const parts = isFull ? fullParts : fastParts()
const unknown = chosen.find((name) => !(name in parts))
if (unknown) {
  console.error(`There is no part "${unknown}". The parts are: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const everything = isFull ? Object.values(fullParts) : [everythingFast]
const run = chosen.length === 0 ? everything : chosen.flatMap((name) => parts[name] ?? [])

/**
 * @param {string[]} tasks
 * @param {string[]} [options] for the runners of these tasks
 */
async function turbo(tasks, options = []) {
  if (tasks.length === 0) return true
  const settings = isFull ? { TEST_TIER: 'full' } : {}
  const output = ['--continue', '--output-logs=new-only', '--log-order=grouped']
  return succeeds(
    'turbo',
    ['run', ...new Set(tasks), ...output, ...(options.length ? ['--', ...options] : [])],
    settings,
  )
}

// Ctrl-C reaches turbo too, which ends what it has started.
process.on('SIGINT', () => {})

forgetReports()
// Without its browser or the built site every journey would fail for the same reason.
const passes =
  (await install()) &&
  (await turbo(['build', ...run.flatMap(({ before }) => before)])) &&
  (await turbo(
    run.flatMap(({ tests }) => tests),
    shard,
  ))
if (isFull) console.log(linesOfSlowestFiles().join('\n'))
const { passed, failed } = tallyOfReports()
// What fails and leaves no report of it, such as the linter or a runner that crashed, is one failure.
console.log(`${passed} passed, ${passes ? failed : Math.max(failed, 1)} failed`)
process.exitCode = passes && failed === 0 ? 0 : 1
