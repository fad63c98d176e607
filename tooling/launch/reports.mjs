import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from './workspace.mjs'

/** @typedef {{ passed: number, failed: number }} Tally */

/** What the runners of a package write: the first one by Vitest, the others by Playwright. */
const names = ['vitest.json', 'playwright.json', 'engines.json', 'stories.json']

function reportFiles() {
  const groups = ['apps', 'apps/cms', 'packages', 'tooling'].map((group) => path.join(root, group))
  const folders = groups.flatMap((group) => readdirSync(group).map((name) => path.join(group, name)))
  return [...folders, path.join(root, 'openapi')]
    .flatMap((folder) => names.map((name) => path.join(folder, 'reports', name)))
    .filter((file) => existsSync(file))
}

/** Removes every report of an earlier run, so that none is counted twice. */
export function forgetReports() {
  for (const file of reportFiles()) rmSync(file)
}

/** The sum of all reports. */
export function tallyOfReports() {
  const tallies = reportFiles().map(readTally)
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/**
 * A report that cannot be read is one failure: its runner crashed.
 *
 * @param {string} file
 */
export function readTally(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return 'stats' in report ? countPlaywright(report) : countVitest(report)
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/**
 * A test file that could not be loaded has no tests of its own to fail and counts as one.
 *
 * @param {{ numPassedTests: number, numFailedTests: number, success: boolean, testResults: { status: string, assertionResults: unknown[] }[] }} report
 * @returns {Tally}
 */
export function countVitest(report) {
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = report.numFailedTests + unloaded.length
  return { passed: report.numPassedTests, failed: report.success ? failed : Math.max(failed, 1) }
}

/**
 * Errors outside of any test count too: a server of the tests that did not start, a file that could not be read. A test that
 * passed when it ran again passed; the runner names it as flaky, and it is a defect to look for (CONTRIBUTING.md).
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Tally}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}
