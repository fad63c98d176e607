import { install } from './installation.mjs'
import { runPhase, stopPhases } from './phase.mjs'
import { fastPhases, fullPhases, parts } from './phases.mjs'
import {
  countPlaywright,
  countVitest,
  forgetReports,
  playwrightReports,
  readTally,
  sum,
  testedFolders,
  unitReport,
} from './reports.mjs'
import { refusalOfRun } from './test-run.mjs'

// `npm test`, and with --full `npm run test:full`: which tests each of them runs and why is told in ADR 0056.

const [, , tier, ...chosen] = process.argv
const isFull = tier === '--full'
const settings = isFull ? { TEST_TIER: 'full' } : {}
const phases = isFull ? fullPhases(chosen) : fastPhases()

const all = Object.values(phases).flat().length
const begun = performance.now()
let done = 0
/** @type {string[]} */
const failures = []
let isStopping = false

/** @param {import('./phases.mjs').Phase[]} group */
async function inTurn(group) {
  for (const [name, command, ...args] of group) {
    if (isStopping) return
    const begin = performance.now()
    console.log(`— ${name} begins`)
    const { passed, output } = await runPhase(command, args, settings)
    done += 1
    console.log(`\n— ${name}\n${output.trimEnd()}\n${name}: ${durationSince(begin)} (${done} of ${all} phases)`)
    if (!passed) failures.push(name)
  }
}

/** @param {number} begin by `performance.now` */
function durationSince(begin) {
  const seconds = Math.round((performance.now() - begin) / 1_000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/**
 * The tests of a phase. A phase that failed although its reports show no failure crashed: that is one failure.
 *
 * @param {string} name
 * @param {() => import('./reports.mjs').Tally} count
 */
function tallyOf(name, count) {
  const tally = count()
  return failures.includes(name) ? { ...tally, failed: Math.max(tally.failed, 1) } : tally
}

async function test() {
  forgetReports()
  await Promise.all([inTurn(phases.checks), inTurn(phases.builds)])
  const beforeTests = failures.length
  // Without its browser or the built site every journey would fail for the same reason.
  const browser = failures.includes('Chromium') || failures.includes('Build') ? [] : phases.browser
  await Promise.all([inTurn(phases.unit), inTurn(browser)])
  const countUnit = () => sum(testedFolders().map((folder) => readTally(unitReport(folder), countVitest)))
  return [
    { kind: 'Lint, types, builds', passed: 0, failed: beforeTests },
    ...phases.unit.map(([kind]) => ({ kind, ...tallyOf(kind, countUnit) })),
    ...browser.map(([kind]) => {
      return { kind, ...tallyOf(kind, () => readTally(playwrightReports[kind] ?? '', countPlaywright)) }
    }),
  ]
}

async function interrupt() {
  if (isStopping) return
  isStopping = true
  console.log('\nEnding what was started')
  await stopPhases()
  console.log('The tests were interrupted: nothing of them counts.')
  process.exit(1)
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => void interrupt())

const unknown = chosen.find((part) => !isFull || !parts.includes(part))
const refusal = unknown ? `There is no part "${unknown}": npm run test:full takes ${parts.join(', ')}.` : refusalOfRun()
if (refusal !== undefined) {
  console.error(refusal)
  process.exit(1)
}
const tallies = (await install()) ? await test() : [{ kind: 'Installation', passed: 0, failed: 1 }]
if (!isStopping) {
  console.log(`\nTime: ${durationSince(begun)}`)
  for (const { kind, passed, failed } of tallies) console.log(`${kind}: ${passed} passed, ${failed} failed`)
  if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`)
  const { passed, failed } = sum(tallies)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
