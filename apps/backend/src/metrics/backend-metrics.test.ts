import { expect, it } from 'vitest'
import { databaseAndJobs } from '../../testing/database-and-jobs.ts'
import { mailQueue, undeliverableQueue } from '../mail/mail-jobs.ts'
import { backendMetrics } from './backend-metrics.ts'

const shown = async ({ registry }: ReturnType<typeof backendMetrics>) =>
  (await registry.metrics()).split('\n').filter((line) => /^(?:mails|sms|job_duration_seconds_count)/.test(line))

it('jobs are counted by name and outcome, and the wrapped watch is called too', async () => {
  const metrics = backendMetrics(() => new Set())
  const reported: unknown[] = []
  const watch = metrics.countJobs({
    done: (...words) => void reported.push(words),
    failed: (...words) => void reported.push(words),
  })
  watch.done('forget-news', 2)
  watch.failed('tell-news', 1, new Error('camille'))
  expect(await shown(metrics)).toEqual([
    expect.stringMatching(/^(?=.*job="forget-news")(?=.*outcome="done").* 1$/),
    expect.stringMatching(/^(?=.*job="tell-news")(?=.*outcome="failed").* 1$/),
  ])
  expect(reported).toEqual([
    ['forget-news', 2],
    ['tell-news', 1, new Error('camille')],
  ])
})

it('queued mails and undeliverable mails are counted by queue', async () => {
  await using jobs = await databaseAndJobs()
  const metrics = backendMetrics(() => new Set())
  metrics.countMails(jobs.database)
  for (const queue of [mailQueue, undeliverableQueue]) await jobs.boss.createQueue(queue)
  for (const queue of [mailQueue, mailQueue, undeliverableQueue])
    await jobs.boss.send(queue, { letter: 'call_requested_visitor' })
  await jobs.boss.send(mailQueue, { letter: 'call_requested_sms' })
  expect(await shown(metrics)).toEqual([
    expect.stringMatching(/^mails_waiting\{.*\} 3$/),
    expect.stringMatching(/^mails_set_aside\{.*\} 1$/),
    expect.stringMatching(/^sms_waiting\{.*\} 1$/),
    ...['sent', 'failed', 'segments'].map((name) => expect.stringMatching(new RegExp(`^sms_${name}_today\\{.*\\} 0$`))),
  ])
})

it('an unreachable database gives NaN, not a stale number', async () => {
  const metrics = backendMetrics(() => new Set())
  const jobs = await databaseAndJobs()
  metrics.countMails(jobs.database)
  await jobs[Symbol.asyncDispose]()
  expect(await shown(metrics)).toEqual(Array.from({ length: 6 }, () => expect.stringMatching(/ nan$/i)))
})
