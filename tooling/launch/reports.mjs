import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { packageFolders } from './packages.mjs'
import { root } from './workspace.mjs'

/** @typedef {{ passed: number, failed: number }} Tally */

/** @typedef {{ file: string, milliseconds: number }} TimedFile */

/** The reports of a package by the kind of its tests: Vitest writes the first one, Playwright the others. */
const reportNames = {
  'tests without a browser': 'vitest.json',
  'browser journeys': 'playwright.json',
  engines: 'engines.json',
  stories: 'stories.json',
}

/** @param {string[]} [names] */
function reportFiles(names = Object.values(reportNames)) {
  return packageFolders()
    .flatMap((folder) => names.map((name) => path.join(folder, 'reports', name)))
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

/** The ten slowest test files of each kind of test with a report, as lines to print. */
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
 * An unreadable report has no times: `readTally` has counted it as a failure.
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
 * The time of a file is that of all attempts of its tests: a retry costs as much as the first attempt.
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
