import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactRequest as aRequest, friday } from '../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { consent } from '../../consents/consent.table.ts'
import { matchingProblems } from './create-contact.ts'
import { contact, contactRequest } from './news.table.ts'

const url = '/api/mail/create-contact/'
let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
afterAll(() => backend[Symbol.asyncDispose]())

const rowsOf = (email: string) => backend.database.select().from(contact).where(eq(contact.email, email))
const pendingRequestsOf = async (email: string) => {
  const rows = await backend.database
    .select({ pending: contactRequest.pending })
    .from(contactRequest)
    .innerJoin(contact, eq(contact.id, contactRequest.contactId))
    .where(eq(contact.email, email))
    .orderBy(contactRequest.createdAt)
  return rows.map(({ pending }) => pending)
}

describe('a request for news', () => {
  it('stores the request with its consent, and only the address of the contact', async () => {
    const { status, body } = await backend.post(url, aRequest({ first_name: ' Sam ', postal_code: '02139' }))
    expect(status).toBe(201)
    expect(await rowsOf('sam@sample.example')).toMatchObject([{ firstName: null, postalCode: null, lists: [] }])
    expect(await pendingRequestsOf('sam@sample.example')).toMatchObject([
      { firstName: 'Sam', postalCode: '02139', locale: 'en', lists: ['new_studies'] },
    ])
    const { id } = body as { id: string }
    const consents = await backend.database.select().from(consent).where(eq(consent.subjectId, id))
    expect(consents).toMatchObject([{ purpose: 'new_studies', textVersion: '2026-11', locale: 'en' }])
  })

  it('has its own consent if it is for the programme', async () => {
    const email = 'programme@sample.example'
    const { body } = await backend.post(url, aRequest({ email, country: 'US', lists: ['programme'] }))
    const { id } = body as { id: string }
    const consents = await backend.database.select().from(consent).where(eq(consent.subjectId, id))
    expect(consents).toMatchObject([{ purpose: 'programme' }])
  })

  it('has the same response for a known address, and does not change the contact', async () => {
    const email = 'known@sample.example'
    const first = await backend.post(url, aRequest({ email, first_name: 'Sam', postal_code: '02139' }))
    const before = await rowsOf(email)
    backend.setNow('2027-03-06T09:00:00Z')
    const second = await backend.post(url, aRequest({ email: 'Known@Sample.example', locale: 'fr', postal_code: '75' }))
    backend.setNow(friday)
    expect(second.status).toBe(first.status)
    expect(second.body).toMatchObject({ created_at: '2027-03-06T09:00:00.000Z' })
    expect(second.body).not.toMatchObject({ id: (first.body as { id: string }).id })
    expect(await rowsOf(email)).toEqual(before)
  })

  it('has the given country, else that of the language', async () => {
    await backend.post(url, aRequest({ email: 'one@sample.example' }))
    await backend.post(url, aRequest({ email: 'two@sample.example', locale: 'fr', country: 'elsewhere' }))
    expect(await pendingRequestsOf('one@sample.example')).toMatchObject([{ country: 'US', matching: null }])
    expect(await pendingRequestsOf('two@sample.example')).toMatchObject([{ country: 'elsewhere' }])
  })

  it('stores a few answers with a separate consent if it is for studies that may suit', async () => {
    const email = 'matching@sample.example'
    const matching = { memory_state: 'alzheimer', stage: 'mild', age_band: '65-69', area: '021' } as const
    const { body } = await backend.post(url, aRequest({ email, matching }))
    expect(await pendingRequestsOf(email)).toMatchObject([{ matching }])
    const { id } = body as { id: string }
    const consents = await backend.database.select().from(consent).where(eq(consent.subjectId, id))
    expect(consents.map(({ purpose }) => purpose).toSorted()).toEqual(['keep_matching_answers', 'new_studies'])
  })

  it('creates one contact in twenty concurrent requests, with or without a key', async () => {
    const email = 'many@sample.example'
    const withKey = { 'idempotency-key': '6a0e4c3f-9a84-0b1f6f2f4e11' }
    const keyed = await Promise.all(Array.from({ length: 10 }, () => backend.post(url, aRequest({ email }), withKey)))
    const loose = await Promise.all(Array.from({ length: 10 }, () => backend.post(url, aRequest({ email }))))
    expect(new Set(keyed.map(({ text }) => text)).size).toBe(1)
    expect(loose.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
    expect(await rowsOf(email)).toHaveLength(1)
  })

  it('is a conflict if it has the key of another request', async () => {
    const key = { 'idempotency-key': '6a0e4c3f-9a84-another-operation' }
    await backend.post(url, aRequest(), key)
    const { status } = await backend.post('/api/mail/create-contact', aRequest({ email: 'other@sample.example' }), key)
    expect(status).toBe(409)
  })

  it.each([
    ['no consent', { consent: undefined }, 'consent', 'consent_required'],
    ['no list', { lists: [] }, 'lists', 'required'],
    ['an unknown list', { lists: ['adverts'] }, 'lists', 'unknown_option'],
    ['a list of addresses', { email: ['a@b.test', 'c@d.test'] }, 'email', 'invalid'],
    ['an area of another country', { matching: { area: '75' } }, 'matching.area', 'bad_postal_code'],
    ['a null character', { first_name: 'Sam\u0000' }, 'first_name', 'control_character'],
  ])('is refused with %s', async (_, changes, field, code) => {
    const { status, body } = await backend.post(url, { ...aRequest({ email: 'refused@sample.example' }), ...changes })
    expect(status).toBe(400)
    expect(body).toMatchObject({ [field]: [{ code }] })
    expect(await rowsOf('refused@sample.example')).toEqual([])
  })
})

describe('the stored answers for matching', () => {
  it.each([
    ['FR', { age_band: '65-69', area: '2A' }],
    ['FR', { area: '971' }],
    ['US', { age_band: '0-4', area: '021' }],
    ['elsewhere', { age_band: '100-104' }],
    ['US', {}],
  ] as const)('in %s may be %j', (country, matching) => {
    expect(matchingProblems(matching, country)).toEqual([])
  })

  it.each(['68-68', '64-68', '65-75', '999-1003', '065-069'])('reject the age band %s', (band) => {
    expect(matchingProblems({ age_band: band }, 'FR')).toEqual([['matching.age_band', 'invalid']])
  })

  it.each([
    ['FR', '021'],
    ['US', '75'],
    ['elsewhere', '75'],
  ] as const)('reject an area of another country: %s, %s', (country, area) => {
    expect(matchingProblems({ area }, country)).toEqual([['matching.area', 'bad_postal_code']])
  })
})
