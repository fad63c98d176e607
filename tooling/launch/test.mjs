import { succeeds } from './command.mjs'
import { install } from './installation.mjs'
import {
  browserReport,
  countPlaywright,
  countVitest,
  forgetReports,
  readTally,
  storiesReport,
  sum,
  testedFolders,
  unitReport,
} from './reports.mjs'

/** @type {string[]} */
const failures = []

/**
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 */
async function phase(name, command, args) {
  console.log(`\n— ${name}`)
  const begin = performance.now()
  const passed = await succeeds(command, args)
  console.log(`${name}: ${Math.round((performance.now() - begin) / 1000)} s`)
  if (!passed) failures.push(name)
  return passed
}

/**
 * The tests of a phase. A phase that failed although its reports show no failure crashed: that is one failure.
 *
 * @param {boolean} passed
 * @param {() => import('./reports.mjs').Tally} count
 */
function tallyOf(passed, count) {
  const tally = count()
  return passed ? tally : { ...tally, failed: Math.max(tally.failed, 1) }
}

async function test() {
  if (!(await install())) return { passed: 0, failed: 1 }
  forgetReports()

  const checks = [
    await phase('Lint', 'oxlint', []),
    await phase('Format', 'biome', ['format', '.']),
    await phase('Contract and types', 'turbo', ['run', 'lint', 'typecheck', '--continue', '--output-logs=new-only']),
    await phase('Known vulnerabilities', 'node', ['tooling/launch/audit.mjs']),
    await phase('Build', 'turbo', ['run', 'build', '--output-logs=new-only']),
    await phase('Storybook', 'turbo', ['run', 'build-storybook', '--output-logs=new-only']),
  ]
  const unit = await phase('Rules, modules and guards', 'turbo', [
    'run',
    'test',
    '--continue',
    '--output-logs=new-only',
  ])
  const browser = await phase('Browser', 'pnpm', ['--filter', '@clairmemoire/web', 'test:browser'])
  const stories = await phase('Stories', 'pnpm', ['--filter', '@clairmemoire/web', 'test:stories'])

  return sum([
    { passed: 0, failed: checks.filter((passed) => !passed).length },
    tallyOf(unit, () => sum(testedFolders().map((folder) => readTally(unitReport(folder), countVitest)))),
    tallyOf(browser, () => readTally(browserReport, countPlaywright)),
    tallyOf(stories, () => readTally(storiesReport, countPlaywright)),
  ])
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => process.exit(1))

const { passed, failed } = await test()
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
