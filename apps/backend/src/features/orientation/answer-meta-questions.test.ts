import type { Recommendation } from '@clairmemoire/api-client/schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orientationRequest } from '../../../testing/orientation-requests.ts'
import { friday } from '../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { metaAnswers } from './orientation.table.ts'

let backend: TestBackend
let id: string

beforeAll(async () => {
  backend = await testBackend({ now: friday })
  const { body } = await backend.post('/api/forms/orientation?user_type=patient', orientationRequest())
  id = (body as Recommendation).id
})
afterAll(() => backend[Symbol.asyncDispose]())

const answerMeta = (body: object, of = id) => backend.post(`/api/forms/meta_qs/${of}`, body)
const stored = () => backend.database.select().from(metaAnswers)

it('feedback on the questions is stored with the result, and replaced by later feedback', async () => {
  await answerMeta({ unclear: [] })
  const { status, body } = await answerMeta({
    unclear: ['talks'],
    helped_by: 'someone_close',
    comment: ' Trop petit.\n',
  })
  expect([status, body]).toEqual([201, { created_at: '2027-03-05T09:00:00.000Z' }])
  expect(await stored()).toMatchObject([{ unclear: ['talks'], helpedBy: 'someone_close', comment: 'Trop petit.' }])
})

it.each([
  [{ unclear: ['ghost'] }, { unclear: [{ code: 'unknown_option' }] }],
  [{ unclear: [], helped_by: 'a_robot' }, { helped_by: [{ code: 'unknown_option' }] }],
  [{ unclear: [], comment: 'x'.repeat(1001) }, { comment: [{ code: 'too_long' }] }],
  [{ unclear: [], comment: 'a\u0000' }, { comment: [{ code: 'control_character' }] }],
])('%j is refused, and the earlier feedback stays', async (body, problem) => {
  const before = await stored()
  expect(await answerMeta(body)).toMatchObject({ status: 400, body: problem })
  expect(await stored()).toEqual(before)
})

it('feedback on an unknown submission is answered with 404', async () => {
  expect((await answerMeta({ unclear: [] }, 'A'.repeat(22))).status).toBe(404)
})
