import { expect, it } from 'vitest'
import { backendProcesses } from '../../../testing/backend-processes.ts'
import { contactRequest, friday } from '../../../testing/requests.ts'
import { storedRows } from '../../../testing/stored-rows.ts'
import { testBackend } from '../../../testing/test-backend.ts'
import { emptyDatabase, migratedDatabase } from '../../../testing/test-database.ts'
import { requestCount } from './request-count.table.ts'

const headers = { 'content-type': 'application/json' }

it('the sixth submission of a minute is rejected by any process', async () => {
  await using backends = await backendProcesses()
  const changes = { DATABASE_URL: await emptyDatabase(), RATE_LIMIT_SUBMISSIONS: '5' }
  const ports = await Promise.all([backends.start(changes).ready, backends.start(changes).ready])
  const send = async (request: number, path: string, body: object) => {
    const url = `http://127.0.0.1:${ports[request % 2]}${path}`
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: answer.status, wait: Number(answer.headers.get('retry-after')) }
  }
  const six = [0, 1, 2, 3, 4, 5]
  const news = []
  for (const request of six) news.push(await send(request, '/api/mail/create-contact/', contactRequest()))
  expect(news.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429])
  expect(news.at(-1)?.wait).toBeGreaterThan(0)
  expect(news.at(-1)?.wait).toBeLessThanOrEqual(60)

  // The limit of password guesses is shared by all processes.
  const guess = { trial_code: 'PREDICTOM', password: 'a guess' }
  const guesses = await Promise.all(six.map((request) => send(request, '/api/trials/utils/check_password', guess)))
  expect(guesses.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1)
})

it('an IPv6 visitor is counted by network (/64) across processes', async () => {
  const databaseUrl = await migratedDatabase()
  const options = { now: friday, databaseUrl, trustProxy: 'loopback', limits: { submissionsPerMinute: 1 } }
  await using one = await testBackend(options)
  await using other = await testBackend(options)
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const url = '/api/mail/create-contact/'
  expect((await one.post(url, contactRequest(), from('2001:db8:1:1::7'))).status).toBe(201)
  const before = await storedRows(one.database)
  expect((await other.post(url, contactRequest(), from('2001:db8:1:1:ffff::8'))).status).toBe(429)
  expect(await storedRows(one.database)).toEqual(before)
  expect((await other.post(url, contactRequest(), from('2001:db8:1:2::7'))).status).toBe(201)
})

it('a flood from one address queries the database no more often than the limit', async () => {
  await using backend = await testBackend({ now: friday, limits: { submissionsPerMinute: 2 } })
  const statuses = []
  for (let request = 0; request < 6; request += 1)
    statuses.push((await backend.post('/api/mail/create-contact/', contactRequest())).status)
  expect(statuses).toEqual([201, 201, 429, 429, 429, 429])
  expect(await backend.database.select({ count: requestCount.count }).from(requestCount)).toEqual([{ count: 2 }])
})
