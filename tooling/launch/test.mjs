import { availableParallelism } from 'node:os'
import { missingForImages } from '../artifacts/missing-for-images.mjs'
import { missingDebianPrograms } from './debian-programs.mjs'
import { install } from './installation.mjs'
import { packagesWithTests } from './packages.mjs'
import { deleteReports, linesOfSlowestFiles, tallyOfReports } from './reports.mjs'
import { takeRunFolder } from './run-folder.mjs'
import { succeeds, toolEnvironment } from './workspace.mjs'

// `npm test`, and with --full `npm run test:full`: ADR 0056 explains which tests each of them runs.

/**
 * Names of turbo tasks: the tasks that must pass before any test starts, the tests, and the tests that need a browser.
 *
 * @typedef {{ before: string[], tests: string[], inBrowser: string[] }} Part
 */

const checks = ['lint:code', 'lint:format', 'lint']

/** @type {Part} */
const everythingFast = { before: [...checks, 'typecheck'], tests: ['test'], inBrowser: ['test:smoke'] }

/**
 * The parts of the fast tier: one for each package, under its short name, one for the checks of the whole repository, and one for
 * the browser journeys.
 *
 * @returns {Record<string, Part>}
 */
function fastParts() {
  const ofPackage = (/** @type {string} */ name) => ({
    before: [`${name}#typecheck`],
    tests: [`${name}#test`],
    inBrowser: [],
  })
  return {
    repository: { before: checks, tests: [], inBrowser: [] },
    journeys: { before: [], tests: [], inBrowser: ['test:smoke'] },
    ...Object.fromEntries(packagesWithTests().map((name) => [name.replace('@clairmemoire/', ''), ofPackage(name)])),
  }
}

/** @type {Record<string, Part>} */
const fullParts = {
  rules: { before: [...checks, 'typecheck', 'artifacts'], tests: ['test', 'audit:packages'], inBrowser: [] },
  browser: { before: [], tests: [], inBrowser: ['test:browser'] },
  engines: { before: [], tests: [], inBrowser: ['test:browsers'] },
  stories: { before: ['build-storybook'], tests: [], inBrowser: ['test:stories'] },
  strapi: { before: [], tests: ['//#test:cms'], inBrowser: [] },
}

const words = process.argv.slice(2)
const isFull = words.includes('--full')
const shard = words.filter((word) => word.startsWith('--shard='))
const chosen = words.filter((word) => !word.startsWith('--'))
const parts = isFull ? fullParts : fastParts()
const unknown = chosen.find((name) => !(name in parts))
if (unknown) {
  console.error(`Unknown part "${unknown}". The parts are: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const everything = isFull ? Object.values(fullParts) : [everythingFast]
const run = chosen.length === 0 ? everything : chosen.flatMap((name) => parts[name] ?? [])

/**
 * @param {string[]} tasks
 * @param {string[]} [options] command-line options that turbo passes to these tasks
 * @param {number} [atOnce] how many tasks may run in parallel in the full tier
 */
async function turbo(tasks, options = [], atOnce = 3) {
  if (tasks.length === 0) return true
  const settings = isFull ? { TEST_TIER: 'full' } : {}
  const output = ['--continue', '--output-logs=new-only', '--log-order=grouped']
  return succeeds(
    'turbo',
    [
      'run',
      ...new Set(tasks),
      ...output,
      ...(isFull ? [`--concurrency=${atOnce}`] : []),
      ...(options.length ? ['--', ...options] : []),
    ],
    settings,
  )
}

/** The slowest tests of the full tier. */
const longest = ['test:browser', 'test:browsers', '@clairmemoire/backend#test']

/** The tests of Strapi restart it repeatedly, so they need a processor core that no other task uses. */
const strapi = '//#test:cms'

/**
 * Turbo starts tasks in any order, and cores would be idle if a slow task came last. So each of the slowest tasks starts at once, in a
 * separate run of turbo. Beside them, the tests of Strapi run first, and then all other tasks, as many in parallel as there are cores.
 *
 * @param {string[]} tasks
 */
async function runTests(tasks) {
  if (!isFull || chosen.length > 0 || shard.length > 0) return turbo(tasks, shard)
  const all = tasks.flatMap((task) => (task === 'test' ? packagesWithTests().map((name) => `${name}#test`) : [task]))
  const others = all.filter((task) => task !== strapi && !longest.includes(task))
  const runs = longest.filter((task) => all.includes(task)).map((task) => turbo([task]))
  const strapiPasses = await turbo([strapi])
  const othersPass = await turbo(others, [], availableParallelism())
  return [strapiPasses, othersPass, ...(await Promise.all(runs))].every(Boolean)
}

const inBrowser = run.flatMap((part) => part.inBrowser)

/**
 * Finds or installs the browsers, and passes their paths to the tests in environment variables.
 *
 * @returns {Promise<{ runs: string[], notRun: string[] }>} the tasks that can run, and sentences about the tests that cannot
 */
async function prepareBrowsers() {
  if (inBrowser.length === 0) return { runs: [], notRun: [] }
  // Imported here and not at the top, because this package can be imported only after the installation.
  const { findChromium } = await import('@clairmemoire/browser')
  const { findEngines, engineNames } = await import('@clairmemoire/browser/engines')
  Object.assign(process.env, { PATH: toolEnvironment().PATH })
  try {
    Object.assign(process.env, { CHROMIUM_PATH: findChromium() ?? '' })
  } catch (error) {
    return { runs: [], notRun: [`${inBrowser.join(', ')}. ${error instanceof Error ? error.message : String(error)}`] }
  }
  if (!inBrowser.includes('test:browsers')) return { runs: inBrowser, notRun: [] }
  const engines = findEngines()
  Object.assign(process.env, { ENGINES: JSON.stringify(engines) })
  const missing = engineNames.filter((name) => !(name in engines))
  return { runs: inBrowser, notRun: missing.map((name) => `forms in ${name}. It is not installed.`) }
}

const otherRun = takeRunFolder()
if (otherRun !== undefined) {
  console.error(
    `Not run: the tests of this folder are running already (process ${otherRun}). Wait for it, or use another clone.`,
  )
  process.exit(1)
}

deleteReports()
const isInstalled = await install()
const building = isInstalled && turbo(['build', ...run.flatMap(({ before }) => before)])
const { runs, notRun } = isInstalled ? await prepareBrowsers() : { runs: [], notRun: [] }
const tests = [...run.flatMap((part) => part.tests), ...runs]
if (isFull && tests.includes('test')) notRun.push(...missingDebianPrograms(), ...missingForImages())
// If the build failed, no tests run: every journey would fail for the same reason.
const passes = (await building) && (await runTests(tests))
if (isFull) console.log(linesOfSlowestFiles().join('\n'))
for (const sentence of notRun) console.log(`Not run: ${sentence}`)
const { passed, failed } = tallyOfReports()
// If a task failed without writing a report, for example the linter, at least one failure is printed.
console.log(`${passed} passed, ${passes ? failed : Math.max(failed, 1)} failed`)
process.exitCode = passes && failed === 0 && runs.length === inBrowser.length ? 0 : 1
