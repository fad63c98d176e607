import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { packageFolders } from './packages.mjs'
import { root } from './workspace.mjs'

/** @typedef {{ passed: number, failed: number }} Tally */

/** @typedef {{ file: string, milliseconds: number }} TimedFile */

/** The report file of each kind of test: Vitest writes the first one, Playwright the others. A package may lack some of these files. */
const reportNames = {
  'tests without a browser': 'vitest.json',
  'browser journeys': 'playwright.json',
  'tests in several browsers': 'engines.json',
  stories: 'stories.json',
}

/** @param {string[]} [names] */
function reportFiles(names = Object.values(reportNames)) {
  return packageFolders()
    .flatMap((folder) => names.map((name) => path.join(folder, 'reports', name)))
    .filter((file) => existsSync(file))
}

/** Deletes the reports of earlier runs, so that their results are not counted in the next run. */
export function deleteReports() {
  for (const file of reportFiles()) rmSync(file)
}

/** Adds up the results of the given reports; without an argument, of all reports. */
export function tallyOfReports(files = reportFiles()) {
  const tallies = files.map(readTally)
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/**
 * A report that cannot be read counts as one failure, because it means that its test runner crashed.
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
 * Errors outside of any test also count as failures, for example a test server that did not start. A test that passed on its retry counts
 * as passed; the runner reports it as flaky, and its defect must be found (CONTRIBUTING.md).
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Tally}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/** Lists the ten slowest test files of each kind of test that has a report, as lines to print. */
export function linesOfSlowestFiles() {
  return Object.entries(reportNames).flatMap(([kind, name]) => {
    const files = reportFiles([name]).flatMap(readTimes)
    const slowest = files.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 10)
    return slowest.length === 0 ? [] : [`The slowest files of the ${kind}:`, ...slowest.map(lineOf)]
  })
}

/** @param {TimedFile} timed */
function lineOf({ file, milliseconds }) {
  return `${(milliseconds / 1000).toFixed(1).padStart(8)} s  ${path.relative(root, file)}`
}

/**
 * Returns no times for a report that cannot be read; `readTally` counts it as a failure.
 *
 * @param {string} report
 */
function readTimes(report) {
  try {
    const content = JSON.parse(readFileSync(report, 'utf8'))
    return 'stats' in content ? timesOfPlaywright(content) : timesOfVitest(content)
  } catch {
    return []
  }
}

/**
 * @param {{ testResults: { name: string, startTime: number, endTime: number }[] }} report
 * @returns {TimedFile[]}
 */
export function timesOfVitest({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({ file: name, milliseconds: endTime - startTime }))
}

/**
 * Adds up the durations of all attempts of the tests in a file, because retries take time too.
 *
 * @typedef {{ tests: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ specs: Spec[], suites?: Suite[] }} Suite
 * @param {{ config: { rootDir: string }, suites: (Suite & { file: string })[] }} report
 * @returns {TimedFile[]}
 */
export function timesOfPlaywright({ config, suites }) {
  return suites.map((suite) => ({ file: path.join(config.rootDir, suite.file), milliseconds: timeOfSuite(suite) }))
}

/**
 * @param {Suite} suite
 * @returns {number}
 */
function timeOfSuite({ specs, suites = [] }) {
  const tries = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
  return [...tries, ...suites.map(timeOfSuite)].reduce((sum, time) => sum + time, 0)
}
