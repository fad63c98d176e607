import { install } from './installation.mjs'
import { forgetReports, linesOfSlowestFiles, tallyOfReports } from './reports.mjs'
import { succeeds } from './workspace.mjs'

// `npm test`, and with --full `npm run test:full`: which tests each of them runs and why is told in ADR 0056.

const checks = ['lint:code', 'lint:format', 'lint', 'typecheck']

/** Tasks of turbo before the tests and for them: of `npm test`, and of the parts of the full tests, which can run on machines of their own. */
const fast = { before: checks, tests: ['test', 'test:smoke'] }
const parts = {
  rules: { before: [...checks, 'artifacts'], tests: ['test', 'audit:packages'] },
  browser: { before: [], tests: ['test:browser'] },
  engines: { before: [], tests: ['test:browsers'] },
  stories: { before: ['build-storybook'], tests: ['test:stories'] },
  strapi: { before: [], tests: ['//#test:cms'] },
}

const [, , tier, ...chosen] = process.argv
const isFull = tier === '--full'
const unknown = chosen.find((part) => !isFull || !(part in parts))
if (unknown) {
  console.error(`There is no part "${unknown}": npm run test:full takes ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const run = isFull
  ? Object.entries(parts).flatMap(([part, tasks]) => (chosen.length === 0 || chosen.includes(part) ? tasks : []))
  : [fast]

/** @param {string[]} tasks */
function turbo(tasks) {
  const settings = isFull ? { TEST_TIER: 'full' } : {}
  return succeeds('turbo', ['run', ...tasks, '--continue', '--output-logs=new-only', '--log-order=grouped'], settings)
}

// Ctrl-C reaches turbo too, which ends what it has started.
process.on('SIGINT', () => {})

forgetReports()
// Without its browser or the built site every journey would fail for the same reason.
const passes =
  (await install()) &&
  (await turbo(['chromium', 'build', ...run.flatMap(({ before }) => before)])) &&
  (await turbo(run.flatMap(({ tests }) => tests)))
if (isFull) console.log(linesOfSlowestFiles().join('\n'))
const { passed, failed } = tallyOfReports()
// What fails and leaves no report of it, such as the linter or a runner that crashed, is one failure.
console.log(`${passed} passed, ${passes ? failed : Math.max(failed, 1)} failed`)
process.exitCode = passes && failed === 0 ? 0 : 1
