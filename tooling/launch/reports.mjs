import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { packageFolders } from './packages.mjs'

/** @typedef {{ passed: number, failed: number }} Tally */

/** The reports of a package: Vitest writes the first one, Playwright the others. */
const reportNames = ['vitest.json', 'playwright.json', 'engines.json', 'stories.json']

function reportFiles() {
  return packageFolders()
    .flatMap((folder) => reportNames.map((name) => path.join(folder, 'reports', name)))
    .filter((file) => existsSync(file))
}

/** Removes the reports of earlier runs, so that none is counted twice. */
export function deleteReports() {
  for (const file of reportFiles()) rmSync(file)
}

/** The sum of all reports, or of the given ones. */
export function tallyOfReports(files = reportFiles()) {
  const tallies = files.map(readTally)
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/**
 * An unreadable report counts as one failure: its runner crashed.
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
 * A test file that could not be loaded contains no tests and counts as one failure.
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
 * Errors outside of any test also count: a test server that did not start, an unreadable file. A test that passed on its retry counts as
 * passed; the runner reports it as flaky, and its defect must be found (CONTRIBUTING.md).
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Tally}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}
