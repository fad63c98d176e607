import { logTo } from '@clairmemoire/observability/testing/log-to'
import { beforeEach, describe, expect, it } from 'vitest'
import { type FailureLog, failureLog, jobWatch } from './failure-log.ts'

const outage = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const diskFull = () => Object.assign(new Error('could not extend file of camille@exemple.example'), { code: '58030' })

let lines: string[] = []
let reported: unknown[] = []
let now = 0
let log: FailureLog

beforeEach(() => {
  lines = []
  reported = []
  log = failureLog(
    logTo((line) => void lines.push(line)),
    (error, notice) => void reported.push([error, notice]),
    () => now,
  )
})

const messages = () =>
  lines.map((line) => {
    const { event, is = '' } = JSON.parse(line) as { event: string; is?: string }
    return `${event} ${is}`.trim()
  })

describe('a database outage', () => {
  it('is logged once for any number of failed jobs, and once when it is over', () => {
    for (let job = 0; job < 500; job += 1) log.report(job % 2 === 0 ? outage() : diskFull())
    now += 60_000
    log.databaseAnswers()
    log.databaseAnswers()
    expect(messages()).toEqual(['database fails begun', 'database fails over'])
    expect(reported).toEqual([[outage(), { noticedBy: 'job' }]])
  })

  it('that affects only some jobs is one outage', () => {
    for (let job = 0; job < 100; job += 1) {
      log.report(outage())
      log.databaseAnswers()
      now += 1_000
    }
    expect(messages()).toEqual(['database fails begun'])
  })

  it('is logged again when it happens again', () => {
    log.report(outage())
    now += 60_000
    log.databaseAnswers()
    log.report(new Error('failed query', { cause: diskFull() }))
    expect(messages()).toEqual(['database fails begun', 'database fails over', 'database fails begun'])
  })
})

it('a full disk of the database is named as the reason of the outage', () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' })
  log.report(new Error('failed query', { cause: full }))
  expect(JSON.parse(lines.join())).toMatchObject({ reason: expect.stringContaining('disk of the database is full') })
})

it('a defect is logged each time', () => {
  log.report(new TypeError('a'))
  log.report(new TypeError('b'))
  expect(messages()).toEqual(['job not done', 'job not done'])
  expect(reported).toHaveLength(2)
})

it('no line contains the message of an error', () => {
  log.report(diskFull())
  expect(lines.join('')).not.toContain('camille')
})

it('each run of a job logs a line with its name, without the message of its error', () => {
  const lines: string[] = []
  const log = logTo((line) => void lines.push(line))
  const watch = jobWatch(
    log,
    failureLog(log, () => undefined),
  )
  watch.done('forget-news', 1.23456)
  watch.failed('tell-news', 2, new RangeError('camille@exemple.example'))
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: 'info', event: 'job done', job: 'forget-news', seconds: 1.235 },
    { level: 'error', event: 'job not done', job: 'tell-news', name: 'RangeError' },
  ])
  expect(lines.join()).not.toContain('camille')
})
