import type { Receipt } from '@clairmemoire/api-client/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applicationRequest } from '../../../testing/care-requests.ts'
import { friday } from '../../../testing/requests.ts'
import { requestTable } from '../../requests/request.table.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'

const url = '/api/healthcare_professionals/new'
let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
afterAll(() => backend[Symbol.asyncDispose]())

it('an application is stored, and its professional is called', async () => {
  const { status, body } = await backend.post(url, applicationRequest({ message: ' Bonjour ' }))
  const receipt = body as Receipt
  expect([status, receipt.kind, receipt.call.name]).toEqual([201, 'application', 'Alix Exemple'])
  const [row] = await backend.database.select().from(requestTable).where(eq(requestTable.id, receipt.id))
  expect(row?.answers).toEqual({
    profession: 'neuropsychologist',
    adeli: '759312345',
    town: 'Lyon',
    wishes: ['receive'],
    message: 'Bonjour',
  })
})

it.each([
  ['a doctor without a number', { profession: 'neurologist' }, { 'answers.rpps': 'required' }],
  ['a wrong check digit', { rpps: '10003456787' }, { 'answers.rpps': 'invalid' }],
  ['a number with an unknown department', { adeli: 'XX9312345' }, { 'answers.adeli': 'invalid' }],
  ['a blank last name', { last_name: ' ' }, { 'call.last_name': 'required' }],
  ['a link as a town', { town: 'www.evil.example' }, { 'answers.town': 'invalid' }],
  [
    'a time in the past',
    { callback: { kind: 'slot', starts_at: '2027-03-05T08:00:00Z', time_zone: 'Europe/Paris' } },
    { 'call.callback': 'slot_unavailable' },
  ],
])('an application with %s is refused', async (_, changes, problems) => {
  const { status, body } = await backend.post(url, applicationRequest(changes as object))
  const codes = Object.entries(body as object).map(([field, errors]) => [field, errors[0].code])
  expect([status, Object.fromEntries(codes)]).toEqual([400, problems])
})
