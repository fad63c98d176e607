import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from './workspace.mjs'

/** @typedef {{ passed: number, failed: number }} Tally */

/** Folders of the workspace whose package has a `test` script. */
export function testedFolders() {
  const folders = ['apps', 'packages', 'tooling'].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => path.join(root, group, name)),
  )
  return [...folders, path.join(root, 'apps/cms/embedded'), path.join(root, 'openapi')].filter((folder) => {
    const manifest = path.join(folder, 'package.json')
    return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).scripts?.test !== undefined
  })
}

/** By the name of the phase. @type {Readonly<Record<string, string>>} */
export const playwrightReports = {
  Browser: path.join(root, 'apps/web/reports/playwright.json'),
  Engines: path.join(root, 'apps/web/reports/engines.json'),
  Stories: path.join(root, 'apps/web/reports/stories.json'),
}

/** @param {string} folder */
export const unitReport = (folder) => path.join(folder, 'reports/vitest.json')

/** Removes every report of an earlier run, so that none is counted twice. */
export function forgetReports() {
  for (const file of [...Object.values(playwrightReports), ...testedFolders().map(unitReport)])
    rmSync(file, { force: true })
}

/**
 * A runner that left no readable report crashed: that is one failure.
 *
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Tally} count
 * @returns {Tally}
 */
export function readTally(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
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

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  }
}
