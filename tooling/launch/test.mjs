import { succeeds, succeedsAside } from './command.mjs'
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
const web = ['--filter', '@clairmemoire/web']
/** The longest have four workers each, and a worker that cannot start within a minute fails. */
const onePackageAtATime = ['run', 'test', '--continue', '--concurrency=1', '--output-logs=new-only']

/**
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 */
async function phase(name, command, args) {
  console.log(`\n— ${name}`)
  return told(name, performance.now(), await succeeds(command, args))
}

/**
 * A phase that runs beside another one.
 *
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 */
async function phaseAside(name, command, args) {
  const begin = performance.now()
  const { passed, output } = await succeedsAside(command, args)
  console.log(`\n— ${name}\n${output}`)
  return told(name, begin, passed)
}

/**
 * @param {string} name
 * @param {number} begin
 * @param {boolean} passed
 */
function told(name, begin, passed) {
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

/** One after the other, because a story never waits: beside other tests it would only keep them from the processor. */
async function inTheBrowser() {
  const browser = await phase('Browser', 'pnpm', [...web, 'test:browser'])
  return { browser, stories: await phase('Stories', 'pnpm', [...web, 'test:stories']) }
}

async function test() {
  if (!(await install())) return [{ kind: 'Installation', passed: 0, failed: 1 }]
  forgetReports()

  const checks = [
    // Fetched once, before two ask for it; it waits for the network.
    ...(await Promise.all([phaseAside('Chromium', 'pnpm', [...web, 'chromium']), phase('Lint', 'oxlint', [])])),
    await phase('Format', 'biome', ['format', '.']),
    await phase('Contract and types', 'turbo', ['run', 'lint', 'typecheck', '--continue', '--output-logs=new-only']),
    await phase('Known vulnerabilities', 'node', ['tooling/launch/audit.mjs']),
    await phase('Build', 'turbo', ['run', 'build', 'artifacts', '--output-logs=new-only']),
    await phase('Storybook', 'turbo', ['run', 'build-storybook', '--output-logs=new-only']),
  ]
  // Both wait for much of their time: for processes and time limits, for a network that is made slow, for a page to settle.
  const [unit, { browser, stories }] = await Promise.all([
    phaseAside('Rules, modules and guards', 'turbo', onePackageAtATime),
    inTheBrowser(),
  ])
  return [
    { kind: 'Lint, types, builds', passed: 0, failed: checks.filter((passed) => !passed).length },
    {
      kind: 'Rules, modules and guards',
      ...tallyOf(unit, () => sum(testedFolders().map((folder) => readTally(unitReport(folder), countVitest)))),
    },
    { kind: 'Browser', ...tallyOf(browser, () => readTally(browserReport, countPlaywright)) },
    { kind: 'Stories', ...tallyOf(stories, () => readTally(storiesReport, countPlaywright)) },
  ]
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => process.exit(1))

const tallies = await test()
console.log()
for (const { kind, passed, failed } of tallies) console.log(`${kind}: ${passed} passed, ${failed} failed`)
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`)
const { passed, failed } = sum(tallies)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
