import type { Recommendation, RelativeLink } from '@clairmemoire/api-client/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orientationRequest } from '../../../testing/orientation-requests.ts'
import { friday } from '../../../testing/requests.ts'
import { storedRows } from '../../../testing/stored-rows.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { auditEntry } from '../../audit/audit-entry.table.ts'

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
  it('leaves nothing of it, nor of what hangs on it, but that it was erased', async () => {
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

  it('answers the same when there is nothing to erase', async () => {
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
