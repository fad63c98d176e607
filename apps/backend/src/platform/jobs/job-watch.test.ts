import { logTo } from '@clairmemoire/observability/log-to'
import { expect, it } from 'vitest'
import { failureLog } from './failure-log.ts'
import { jobWatch } from './job-watch.ts'

it('each run of a job is a line with its name, and says nothing of what it met', () => {
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
