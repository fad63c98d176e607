import { collectingServer } from '@clairmemoire/observability/testing/collecting-server'
import { logTo } from '@clairmemoire/observability/testing/log-to'
import { allPassedOn } from '@clairmemoire/observability/send-in-background'
import { reportsTo } from '@clairmemoire/observability/server-error-reports'
import { eventually } from '@clairmemoire/vitest'
import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { backendProcesses } from '../../testing/backend-processes.ts'
import { signup } from '../../testing/requests.ts'
import { testBackend } from '../../testing/test-backend.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { Unavailable } from '../platform/contract/failures.ts'
import { connect } from '../platform/database/connect.ts'
import { failureLog, jobWatch } from '../platform/jobs/failure-log.ts'
import { startJobs } from '../platform/jobs/start-jobs.ts'
import { readSettings } from './settings.ts'

const canary = 'Camille'

const reportsOf = (SENTRY_DSN: string) =>
  reportsTo(readSettings({ SENTRY_DSN }).sentryDsn, { server: 'backend', environment: 'production' })

it('a request that fails because of a defect is reported by its route, without data of its visitor (R8-07)', async () => {
  await using service = await collectingServer()
  await using backend = await testBackend({
    reportError: reportsOf(service.dsn),
    articles: () => Promise.reject(new TypeError(canary, { cause: new RangeError(canary) })),
  })
  const headers = { 'user-agent': canary, cookie: `sessionid=${canary}`, authorization: `Bearer ${canary}` }
  expect((await backend.call('GET', `/api/articles?locale=fr&q=${canary}`, { headers })).status).toBe(500)
  await vi.waitFor(() => expect(service.received).toHaveLength(1), eventually)
  expect(service.reports()).toMatchObject([
    {
      transaction: '/api/articles',
      tags: { server: 'backend', noticed_by: 'request' },
      exception: { values: [{ type: 'RangeError' }, { type: 'TypeError' }] },
    },
  ])
  expect(service.received.join()).not.toContain(canary)
})

it('a rejected request is not reported', async () => {
  await using service = await collectingServer()
  await using backend = await testBackend({
    reportError: reportsOf(service.dsn),
    articles: () => Promise.reject(new Unavailable()),
  })
  const answers = await Promise.all([
    backend.call('GET', '/api/articles'),
    backend.call('GET', '/api/nowhere'),
    backend.call('GET', '/api/user/'),
    backend.post('/api/trials/signup', { ...signup(), consent: false }),
    backend.post('/api/trials/signup', '{'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([503, 404, 401, 400, 400])
  await allPassedOn(5_000)
  expect(service.received).toEqual([])
})

it.each(['is down', 'never answers', 'closes the connection'])(
  'a visitor gets the same response while the error service %s',
  async (does) => {
    await using service = await collectingServer((response) => {
      if (does === 'closes the connection') response.destroy()
    })
    await using backend = await testBackend({
      reportError: reportsOf(does === 'is down' ? 'http://key@127.0.0.1:9/1' : service.dsn),
      articles: () => Promise.reject(new TypeError(canary)),
    })
    expect((await backend.call('GET', '/api/articles')).body).toEqual({
      detail: expect.any(String),
      code: 'server_error',
    })
  },
)

it('a failed job is logged and reported with the thrown error', async () => {
  await using service = await collectingServer()
  const lines: string[] = []
  const log = logTo((line) => void lines.push(line))
  const failures = failureLog(log, reportsOf(service.dsn))
  const { boss, schedule, stop } = await startJobs(await emptyDatabase(), failures.report, jobWatch(log, failures))
  await boss.createQueue('work')
  await boss.send('work', { name: canary }, { retryLimit: 0 })
  await schedule({ name: 'work', times: '0 0 1 1 *', work: () => Promise.reject(new RangeError(canary)) })
  await vi.waitFor(() => expect(service.received).toHaveLength(1), eventually)
  await stop()
  expect(service.reports()).toMatchObject([
    { tags: { noticed_by: 'job' }, exception: { values: [{ type: 'RangeError' }] } },
  ])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'job not done', job: 'work' }])
  expect(service.received.join() + lines.join()).not.toContain(canary)
})

it('a backend that cannot start because of an unexpected error reports it, prints it and exits', async () => {
  await using service = await collectingServer()
  const databaseUrl = await emptyDatabase()
  const { database, close } = connect(databaseUrl)
  await database.execute(sql`create table consent (camille text)`)
  await close()
  await using backends = await backendProcesses()
  const settings = { DATABASE_URL: databaseUrl, SENTRY_DSN: service.dsn, SITE_ENV: 'staging', SENTRY_RELEASE: 'v7' }
  const { code, output } = await backends.start(settings).ended
  expect([code, output]).toEqual([1, expect.stringContaining('relation "consent" already exists')])
  expect(service.reports()).toMatchObject([
    { environment: 'staging', release: 'v7', tags: { server: 'backend', noticed_by: 'process' } },
  ])
  expect(service.received.join()).not.toContain('consent')
})
