import type { PrivateRequest, Receipt, RequestChange } from '@clairmemoire/api-client/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consultationRequest } from '../../../testing/care-requests.ts'
import { friday } from '../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'

const ask = '/api/consultations/memoire?consultation_type=video'
const afternoon = { kind: 'part_of_day', part_of_day: 'afternoon', time_zone: 'Europe/Paris' } as const
let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday, delivery: () => async () => undefined })
})
afterAll(() => backend[Symbol.asyncDispose]())

const sent = async (changes: Parameters<typeof consultationRequest>[0]) =>
  (await backend.post(ask, consultationRequest(changes))).body as Receipt
const read = async (id: string) => (await backend.call('GET', `/api/requests/${id}?locale=fr`)).body as PrivateRequest
const change = async (id: string, body: RequestChange) => {
  const { status, body: answer } = await backend.call('PATCH', `/api/requests/${id}`, {
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
  return { status, answer, request: answer as PrivateRequest }
}

test.each([
  ['a chosen time', undefined, '2027-03-08T08:09:59Z', '2027-03-08T08:10:00Z'],
  ['a part of the day', afternoon, '2027-03-10T10:00:00Z', '2027-03-11T08:00:00Z'],
])('%s that has passed cannot be cancelled, and a new call can be requested', async (_, callback, before, after) => {
  backend.setNow(friday)
  const { private_link_id: id } = await sent(callback ? { callback } : {})
  backend.setNow(before)
  expect((await read(id)).call?.past).toBe(false)
  backend.setNow(after)
  expect((await read(id)).call?.past).toBe(true)
  const refused = await change(id, { version: 1, cancel_call: true })
  expect([refused.status, refused.answer]).toMatchObject([400, { cancel_call: [{ code: 'invalid' }] }])
  const { request } = await change(id, { version: 1, callback: afternoon })
  expect(request.call).toMatchObject({ past: false, callback: afternoon })
  expect((await change(id, { version: 2, cancel_call: true })).request.state.name).toBe('cancelled')
})
