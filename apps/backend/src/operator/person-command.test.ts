import type { Receipt, Recommendation } from '@clairmemoire/api-client/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consultationRequest } from '../../testing/care-requests.ts'
import { orientationRequest } from '../../testing/orientation-requests.ts'
import { contactRequest, friday, signup } from '../../testing/requests.ts'
import { bearer, dominique, storeStaff, signIn } from '../../testing/staff-at-work.ts'
import { storedRows } from '../../testing/stored-rows.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'
import { personRecords } from '../server/kinds.ts'
import { personCommand } from './person-command.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday, delivery: () => async () => undefined })
})
afterAll(() => backend[Symbol.asyncDispose]())

const run = (...words: string[]) => {
  const { database } = backend
  return personCommand(words, personRecords, { database, now: new Date(friday) })
}

/** Stores two requests, a news subscription and a memory test with this address. */
async function storeRecords(email: string): Promise<Receipt> {
  const { body } = await backend.post(
    '/api/consultations/memoire?consultation_type=video',
    consultationRequest({ email, reason: 'motrare' }),
  )
  await backend.post('/api/trials/signup', signup({ email: email.toUpperCase() }))
  await backend.post('/api/mail/create-contact/', contactRequest({ email }), { 'idempotency-key': `news of ${email}` })
  const test = await backend.post('/api/forms/orientation?user_type=patient', orientationRequest())
  await backend.call('PATCH', `/api/forms/orientation/recommendation/${(test.body as Recommendation).id}`, {
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ email, send_link: true, consent: true, consent_text_version: '2026-11' }),
  })
  return body as Receipt
}

describe('all data of a person', () => {
  it('is exported for an address or for a reference, without keys', async () => {
    const { reference, private_link_id: key } = await storeRecords('export@exemple.example')
    const exported = await run('export', 'Export@exemple.example')
    expect(await run('export', reference.toLowerCase())).toBe(exported)
    const { requests, contacts, memory_tests: tests } = JSON.parse(exported)
    expect([requests.length, contacts.length, tests.length]).toEqual([2, 1, 1])
    expect(requests[0]).toMatchObject({ answers: { reason: 'motrare' }, consents: [{}, {}] })
    expect(exported).not.toContain(key)
  })

  it('is found by number for a person without an address', async () => {
    const { email: _, ...news } = contactRequest({ locale: 'fr' })
    await backend.post('/api/mail/create-contact/', { ...news, phone: '06 12 34 56 10' })
    await backend.post('/api/trials/signup', signup({ email: undefined, phone: '06 12 34 56 10' }))
    const { requests, contacts } = JSON.parse(await run('export', '+33 6 12 34 56 10'))
    expect([requests, contacts]).toMatchObject([[{ phone: '+33612345610' }], [{ phone: '+33612345610' }]])
    expect(await run('erase', '+33612345610')).toBe('2 records erased.\n')
    await expect(run('export', '+33612345610')).rejects.toThrow('Nothing is stored')
  })

  it('includes the staff members who saw the data, and the times', async () => {
    await storeRecords('seen@exemple.example')
    await storeStaff(backend.database)
    const { access } = await signIn(backend)
    await backend.call('GET', '/api/desk/requests/?list=later', bearer(access))
    await storeRecords('after@exemple.example')
    const seen = { at: new Date(friday).toISOString(), by: dominique.email, opened: false }
    expect(JSON.parse(await run('export', 'seen@exemple.example')).requests).toMatchObject([
      { seen: [seen] },
      { seen: [seen] },
    ])
    expect(JSON.parse(await run('export', 'after@exemple.example')).requests).toMatchObject([
      { seen: [] },
      { seen: [] },
    ])
  })

  it('includes notes of a call that are not recorded yet, and their author', async () => {
    await storeStaff(backend.database)
    const { access } = await signIn(backend)
    const { reference } = await storeRecords('draft@exemple.example')
    await backend.call('PUT', `/api/desk/requests/${reference}/draft/`, {
      ...bearer(access),
      payload: { note: 'Rappeler \u202eaprès\u200b midi' },
    })
    const { requests } = JSON.parse(await run('export', reference))
    const draft = { note: 'Rappeler après midi', saved_at: new Date(friday).toISOString(), by: dominique.email }
    expect(requests.map(({ desk }: { desk: { drafts: unknown } }) => desk.drafts)).toEqual([[draft], []])
  })

  it('is erased, and the data of other people stays', async () => {
    await storeRecords('stays@exemple.example')
    const { reference } = await storeRecords('erase@exemple.example')
    const before = await storedRows(backend.database)
    expect(await run('erase', reference)).toBe('4 records erased.\n')
    const after = await storedRows(backend.database)
    const numberErased = (name: string) => (before[`public.${name}`] ?? 0) - (after[`public.${name}`] ?? 0)
    expect(['request', 'contact', 'contact_request', 'orientation_result'].map(numberErased)).toEqual([2, 1, 1, 1])
    await expect(run('export', 'erase@exemple.example')).rejects.toThrow(
      'Nothing is stored about erase@exemple.example.',
    )
    expect(JSON.parse(await run('export', 'stays@exemple.example')).requests).toHaveLength(2)
  })
})

it.each([[], ['export'], ['forget', 'a@b.test'], ['erase', '']])(
  'the command rejects other arguments with its usage: %o',
  async (...words) => {
    await expect(run(...words)).rejects.toThrow('pnpm person export')
  },
)
