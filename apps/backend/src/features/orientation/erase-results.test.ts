import { randomUUID } from 'node:crypto'
import type { Recommendation, RelativeLink } from '@clairmemoire/api-client/schema'
import { eventually } from '@clairmemoire/vitest'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { databaseAndJobs } from '../../../testing/database-and-jobs.ts'
import { orientationRequest } from '../../../testing/orientation-requests.ts'
import { friday } from '../../../testing/requests.ts'
import { storedRows } from '../../../testing/stored-rows.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.table.ts'
import { deleteOldResults, oldResultsQueue } from './erase-results.ts'
import { orientationMail, orientationResult, relativeLink } from './orientation.table.ts'

const form = '/api/forms/orientation'
const path = `${form}/recommendation`
const agreed = { locale: 'fr', consent: true, consent_text_version: '2026-11' }
let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
afterAll(() => backend[Symbol.asyncDispose]())

const erase = (id: string) => backend.call('DELETE', `${path}/${id}`)

describe('erasing a result', () => {
  it('deletes it with all related data, except the audit entry', async () => {
    const before = await storedRows(backend.database)
    const key = { 'idempotency-key': 'a-submission-to-be-erased' }
    const { body } = await backend.post(`${form}?user_type=patient`, orientationRequest(), key)
    const { id } = body as Recommendation
    await backend.post(`${path}/${id}/relative-link`, agreed)
    await backend.post(`/api/forms/meta_qs/${id}`, { unclear: ['talks'] })
    expect(await erase(id)).toMatchObject({ status: 204, text: '' })
    const { 'public.consent': _c, 'public.audit_entry': _a, ...after } = await storedRows(backend.database)
    expect(before).toMatchObject(after)
    expect((await backend.call('GET', `${path}/${id}`)).status).toBe(404)
    const trail = await backend.database.select().from(auditEntry).where(eq(auditEntry.action, 'memory_test_erased'))
    expect(trail).toHaveLength(1)
  })

  it('has the same response for an unknown result', async () => {
    const before = await storedRows(backend.database)
    for (const id of ['A'.repeat(22), 'x', '3b0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c11'])
      expect(await erase(id)).toMatchObject({ status: 204, text: '' })
    expect(await storedRows(backend.database)).toEqual(before)
  })

  it('ends the link of a relative', async () => {
    const { body } = await backend.post(`${form}?user_type=patient`, orientationRequest())
    const { id } = body as Recommendation
    const link = (await backend.post(`${path}/${id}/relative-link`, agreed)).body as RelativeLink
    await erase(id)
    const relative = orientationRequest({ relative_link: link.link_id })
    const refused = await backend.post(`${form}?user_type=relative`, relative)
    expect(refused.body).toMatchObject({ relative_link: [{ code: 'link_unavailable' }] })
  })
})

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)

const resultOfAge = (days: number) => ({
  id: randomUUID(),
  capabilityHash: `${days}`,
  reference: `${days} days`,
  userType: 'patient' as const,
  locale: 'fr' as const,
  instrumentId: 'memory-test',
  instrumentVersion: '1',
  answers: {},
  goals: [],
  createdAt: daysAgo(1000),
  activeAt: daysAgo(days),
})

it('unused results are erased at night with their stored responses and links (R0-13)', async () => {
  await using jobs = await databaseAndJobs()
  const { database, boss, schedule } = jobs
  const results = [0, 364, 366, 900].map(resultOfAge)
  await database.insert(orientationResult).values(results)
  await database.insert(idempotencyKey).values(
    results.map(({ id, reference }) => ({
      key: reference,
      requestHash: '',
      status: 201,
      response: {},
      subjectId: id,
      createdAt: new Date(),
    })),
  )
  const [first] = results
  const resultId = String(first?.id)
  await database.insert(orientationMail).values(
    [3, 5].map((days) => ({
      id: randomUUID(),
      resultId,
      locale: 'fr' as const,
      capability: `${days}`,
      createdAt: daysAgo(days),
    })),
  )
  await database.insert(relativeLink).values({ resultId, linkHash: '', expiresAt: daysAgo(1) })

  await boss.createQueue(oldResultsQueue)
  // The schedule sends this job at night.
  await boss.send(oldResultsQueue)
  await deleteOldResults(schedule, database, 365)

  const left = async () => ({
    results: (await database.select().from(orientationResult)).map(({ reference }) => reference).toSorted(),
    keys: (await database.select().from(idempotencyKey)).map(({ key }) => key).toSorted(),
    mails: (await database.select().from(orientationMail)).map(({ capability }) => capability ?? 'gone').toSorted(),
    links: await database.$count(relativeLink),
  })
  const remaining = ['0 days', '364 days']
  await vi.waitFor(
    async () => expect(await left()).toEqual({ results: remaining, keys: remaining, mails: ['3', 'gone'], links: 0 }),
    eventually,
  )
  expect(await boss.getSchedules(oldResultsQueue)).toMatchObject([{ cron: '37 3 * * *', timezone: 'Europe/Paris' }])
})
