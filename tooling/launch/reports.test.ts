import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, readTally, timesOfPlaywright, timesOfVitest } from './reports.mjs'

const passedFile = { status: 'passed', assertionResults: [{}] }

describe('the report of the unit tests', () => {
  it('gives the number of tests that passed and failed', () => {
    const report = { numPassedTests: 12, numFailedTests: 2, success: false, testResults: [passedFile] }
    expect(countVitest(report)).toEqual({ passed: 12, failed: 2 })
  })

  it('counts a file that could not be loaded as one failure', () => {
    const testResults = [passedFile, { status: 'failed', assertionResults: [] }]
    const report = { numPassedTests: 1, numFailedTests: 0, success: false, testResults }
    expect(countVitest(report)).toEqual({ passed: 1, failed: 1 })
  })

  it('counts an error outside of every test as one failure', () => {
    const report = { numPassedTests: 1, numFailedTests: 0, success: false, testResults: [passedFile] }
    expect(countVitest(report)).toEqual({ passed: 1, failed: 1 })
  })
})

describe('the report of the browser tests', () => {
  it('counts a test that passed on its retry as passed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [] }
    expect(countPlaywright(report)).toEqual({ passed: 6, failed: 1 })
  })

  it('counts the errors outside of every test', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] }
    expect(countPlaywright(report)).toEqual({ passed: 0, failed: 1 })
  })
})

it('counts an unreadable report as one failure', () => {
  expect(readTally('no/such/report.json')).toEqual({ passed: 0, failed: 1 })
})

describe('the time of a test file', () => {
  it('is the time from the start to the end of the file, for tests without a browser', () => {
    const testResults = [{ name: '/tree/slug.test.ts', startTime: 1000, endTime: 1250 }]
    expect(timesOfVitest({ testResults })).toEqual([{ file: '/tree/slug.test.ts', milliseconds: 250 }])
  })

  it('is the sum of all attempts of all tests, also of those in groups, for browser journeys', () => {
    const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] })
    const suites = [{ file: 'desk.spec.ts', specs: [spec(100)], suites: [{ specs: [spec(20, 30)] }] }]
    const times = timesOfPlaywright({ config: { rootDir: '/tree/e2e' }, suites })
    expect(times).toEqual([{ file: '/tree/e2e/desk.spec.ts', milliseconds: 150 }])
  })
})
