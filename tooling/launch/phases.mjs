/** @typedef {[name: string, command: string, ...args: string[]]} Phase */

/** Parts of the full tests, which can run on machines of their own. */
export const parts = ['rules', 'browser', 'engines', 'stories']

const web = ['--filter', '@clairmemoire/web']
const turbo = ['--continue', '--output-logs=new-only']

/** @type {Phase[]} */
const checks = [
  ['Lint', 'oxlint'],
  ['Format', 'biome', 'format', '.'],
  ['Contract and types', 'turbo', 'run', 'lint', 'typecheck', '--concurrency=1', ...turbo],
]
/** @type {Phase} */
const audit = ['Known vulnerabilities', 'node', 'tooling/launch/audit.mjs']
/** @type {Phase} */
const chromium = ['Chromium', 'pnpm', ...web, 'chromium']
/** The longest packages have a worker for each core, and a worker that cannot start within a minute fails. @type {Phase} */
const unit = ['Rules, modules and guards', 'turbo', 'run', 'test', '--concurrency=1', ...turbo]
/** @type {Phase} */
const smoke = ['Browser', 'pnpm', ...web, 'test:smoke']
/** @type {Phase} */
const browser = ['Browser', 'pnpm', ...web, 'test:browser']
/** @type {Phase} */
const engines = ['Engines', 'pnpm', ...web, 'test:browsers']
/** @type {Phase} */
const stories = ['Stories', 'pnpm', ...web, 'test:stories']

/** @param {string[]} tasks @returns {Phase} */
function build(...tasks) {
  return ['Build', 'turbo', 'run', 'build', ...tasks, ...turbo]
}

/**
 * What `npm test` runs: the phases of a list one after the other, checks beside builds, then unit tests beside the browser.
 *
 * @typedef {{ checks: Phase[], builds: Phase[], unit: Phase[], browser: Phase[] }} Phases
 * @returns {Phases}
 */
export function fastPhases() {
  return { checks, builds: [chromium, build()], unit: [unit], browser: [smoke] }
}

/**
 * What `npm run test:full` runs: everything, or some of the parts.
 *
 * @param {string[]} chosen
 * @returns {Phases}
 */
export function fullPhases(chosen) {
  /** @type {<T>(part: string, ...them: T[]) => T[]} */
  const ofPart = (part, ...them) => (chosen.length === 0 || chosen.includes(part) ? them : [])
  return {
    checks: ofPart('rules', ...checks, audit),
    builds: [chromium, build(...ofPart('rules', 'artifacts'), ...ofPart('stories', 'build-storybook'))],
    unit: ofPart('rules', unit),
    browser: [...ofPart('browser', browser), ...ofPart('engines', engines), ...ofPart('stories', stories)],
  }
}
