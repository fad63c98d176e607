import { beforeEach, describe, expect, it } from 'vitest'
import { outageTracker } from './outage-tracker.ts'
import { serverLog } from './server-log.ts'

const canary = 'camille@exemple.example'

let out: string[] = []
let err: string[] = []
const log = serverLog('backend', {
  out: { write: (line) => out.push(String(line)) > 0 },
  err: { write: (line) => err.push(String(line)) > 0 },
})
beforeEach(() => {
  out = []
  err = []
})

it('a line is one JSON object with time, level, service, event and facts', () => {
  log.info({ job: 'forget-news', seconds: 2 }, 'job done')
  expect(out).toHaveLength(1)
  expect(out[0]).toMatch(/^[^\n]+\n$/)
  expect(JSON.parse(String(out[0]))).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    level: 'info',
    service: 'backend',
    event: 'job done',
    job: 'forget-news',
    seconds: 2,
  })
})

it('lines that need attention go to stderr, others to stdout', () => {
  log.info({}, 'job done')
  log.warn({}, 'database fails')
  log.error({}, 'request failed')
  expect([out.length, err.length]).toEqual([1, 2])
})

describe('no visitor data is written, whatever is logged (R0-13)', () => {
  it.each<[string, () => void]>([
    ['a field that is not on the list', () => log.error({ body: canary, email: canary }, 'request failed')],
    ['a text that is not an event', () => log.error(`failed for ${canary}`)],
    ['a text with fields', () => log.error({ job: 'x' }, `failed for ${canary}`)],
    ['a text with placeholders', () => Reflect.apply(log.error, log, [{}, 'job not done', canary])],
    ['an event with placeholders', () => Reflect.apply(log.error, log, ['request failed', canary])],
    ['an error', () => log.error(new TypeError(canary))],
    ['an error among the fields', () => log.error({ err: new TypeError(canary) }, 'request failed')],
  ])('%s', (_what, write) => {
    write()
    expect(err).toHaveLength(1)
    expect(err.join()).not.toContain(canary)
  })
})

it('an outage is logged once when it begins and once when it is over, even if it is noticed many times', () => {
  let now = 0
  const { begins, ends, activeOutages } = outageTracker(log, () => now)
  for (let turn = 0; turn < 100; turn += 1) {
    begins('mail server fails', { code: 'ETIMEDOUT' })
    ends('mail server fails')
    now += 1_000
  }
  expect([...activeOutages()]).toEqual(['mail server fails'])
  now += 60_000
  ends('mail server fails')
  ends('mail server fails')
  expect([...activeOutages()]).toEqual([])
  expect(err.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'mail server fails', is: 'begun', code: 'ETIMEDOUT' },
    { event: 'mail server fails', is: 'over' },
  ])
})
