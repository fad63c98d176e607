import { randomUUID } from 'node:crypto'
import type { DeskRequests } from '@clairmemoire/api-client/schema'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consultationRequest } from '../../../testing/care-requests.ts'
import { friday, signup } from '../../../testing/requests.ts'
import { sentRequestRow } from '../../../testing/sent-request-row.ts'
import { bearer, dominique, keepStaff, signIn } from '../../../testing/staff-at-work.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { newReference } from '../../references/reference.ts'
import { type SentRequestRow, sentRequest } from '../../requests/sent-request.table.ts'
import { staff, staffView } from '../../staff/staff.table.ts'
import { forgetViews } from './desk-requests.ts'

let backend: TestBackend
let access: string

beforeAll(async () => {
  backend = await testBackend({ now: friday })
  await keepStaff(backend.database)
  access = (await signIn(backend)).access
})
beforeEach(async () => {
  await backend.database.delete(sentRequest)
  await backend.database.delete(staffView)
})
afterAll(() => backend[Symbol.asyncDispose]())

const list = async (locale = 'fr') => {
  const { status, body } = await backend.call('GET', `/api/desk/requests/?locale=${locale}`, bearer(access))
  expect(status).toBe(200)
  return body as DeskRequests
}

const partOfDay = { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' } as const
const slot = (startsAt: string) => ({ kind: 'slot', starts_at: startsAt, time_zone: 'Europe/Paris' }) as const
const reference = (letter: string) => `CM-${letter.repeat(4)}-2222`

/** Today is 5 March 2027, ten o’clock in Paris. */
async function keep(letter: string, changes: Partial<SentRequestRow> = {}): Promise<void> {
  const row = sentRequestRow({ id: randomUUID(), reference: reference(letter), callback: partOfDay, ...changes })
  await backend.database.insert(sentRequest).values(row)
}

const order = async () => (await list()).requests.map((each) => each.reference.charAt(3)).join('')

describe('the list of the desk', () => {
  it('begins with the calls that are late, then those promised by the earliest day, then what waits for nothing', async () => {
    await keep('A', { callBy: '2027-03-09' })
    await keep('B', { callState: 'made', createdAt: new Date('2027-03-01T09:00:00Z') })
    await keep('C', { callback: slot('2027-03-08T08:00:00Z') })
    await keep('D', { callBy: '2027-03-04' })
    await keep('E', { callState: 'cancelled', createdAt: new Date('2027-03-02T09:00:00Z') })
    await keep('F', { callBy: '2027-03-03' })
    await keep('G', { callBy: '2027-03-05' })
    expect(await order()).toBe('FDGCAEB')
    expect((await list()).requests.filter((each) => each.is_late).map((each) => each.reference)).toEqual(
      ['F', 'D'].map(reference),
    )
  })

  it.each([
    ['until midnight of the promised day where it is called', { callBy: '2027-03-05' }, '2027-03-05T22:59:59Z', false],
    ['from midnight of the promised day where it is called', { callBy: '2027-03-05' }, '2027-03-05T23:00:00Z', true],
    [
      'by the clocks of who is called, not by ours',
      { callBy: '2027-03-05', callback: { ...partOfDay, time_zone: 'America/Los_Angeles' } },
      '2027-03-06T07:59:59Z',
      false,
    ],
    ['during a chosen time', { callback: slot('2027-03-05T09:00:00Z') }, '2027-03-05T09:09:59Z', false],
    [
      'once the ten minutes of a chosen time are over',
      { callback: slot('2027-03-05T09:00:00Z') },
      '2027-03-05T09:10:00Z',
      true,
    ],
    ['never once it was made', { callBy: '2027-03-01', callState: 'made' as const }, '2027-03-05T09:00:00Z', false],
  ])('says whether a call is late: %s', async (_, changes, instant, late) => {
    await keep('A', changes)
    backend.setNow(instant)
    access = (await signIn(backend)).access
    expect((await list()).requests.map((each) => each.is_late)).toEqual([late])
    backend.setNow(friday)
    access = (await signIn(backend)).access
  })

  it('says who is called, the helper if there is one, and until when it is promised', async () => {
    await keep('A', {
      helper: { first_name: 'Alex', last_name: 'Exemple', phone: '+33199005679' },
      email: '',
      needs: ['interpreter'],
      callBy: '2027-03-10',
    })
    await keep('B', { callState: 'made', phone: null, lastName: '' })
    expect((await list()).requests).toEqual([
      {
        reference: reference('A'),
        kind: 'trial_call',
        title: 'Un appel au sujet des études',
        sent_on: '2027-03-05',
        state: { name: 'received', on: '2027-03-05' },
        is_late: false,
        name: 'Alex Exemple',
        phone: '+33199005679',
        has_email: false,
        needs: ['interpreter'],
        country: 'FR',
        call_by: '2027-03-10',
        callback: partOfDay,
      },
      expect.objectContaining({ state: { name: 'called', on: '2027-03-05' }, name: 'Camille', phone: null }),
    ])
    expect((await list()).requests[1]).not.toHaveProperty('callback')
  })

  it('says what was asked for in the language that is asked for', async () => {
    await keep('A')
    await backend.post(
      '/api/consultations/memoire?consultation_type=home_visit',
      consultationRequest({ postal_code: '75011' }),
    )
    const titles = async (locale: string) => (await list(locale)).requests.map((each) => each.title).sort()
    expect(await titles('fr')).toEqual(['Un appel au sujet des études', 'Une consultation à domicile'])
    expect(await titles('en')).toEqual(['A call about studies', 'A consultation at home'])
  })

  it('has what is sent by a form, and no answer about health', async () => {
    const answers = { respondent: 'self', country: 'FR', age: 72, memory_state: 'alzheimer' } as const
    const { status } = await backend.post('/api/trials/signup', signup({ questionnaire_version: '2', answers }))
    expect(status).toBe(201)
    const shown = await list()
    expect(shown).toMatchObject({ total: 1, requests: [{ state: { name: 'call_planned' }, name: 'Camille Exemple' }] })
    expect(JSON.stringify(shown)).not.toMatch(/alzheimer|\b72\b|camille@/i)
  })

  it('ends at 500, and says how many there are', async () => {
    const rows = Array.from({ length: 503 }, () =>
      sentRequestRow({ id: randomUUID(), reference: newReference(), callback: partOfDay }),
    )
    await backend.database.insert(sentRequest).values(rows)
    const { requests, total } = await list()
    expect([requests.length, total]).toEqual([500, 503])
  })
})

describe('whoever sees the list', () => {
  it('is recorded each time, with when and which requests', async () => {
    const [person] = await backend.database.select().from(staff).where(eq(staff.email, dominique.email))
    await keep('A', { callBy: '2027-03-08' })
    await list()
    await keep('B', { callBy: '2027-03-09' })
    await list('en')
    const views = await backend.database.select().from(staffView).orderBy(asc(staffView.id))
    const seen = { id: expect.any(Number), staffId: person?.id, at: new Date(friday) }
    expect(views).toEqual([
      { ...seen, references: [reference('A')] },
      { ...seen, references: [reference('A'), reference('B')] },
    ])
  })

  it('sees nothing without a token, and nothing is recorded', async () => {
    await keep('A')
    const { status, text } = await backend.call('GET', '/api/desk/requests/')
    expect(status).toBe(401)
    expect(text).not.toContain('CM-')
    expect(await backend.database.$count(staffView)).toBe(0)
  })

  it('is forgotten after a year', async () => {
    await keep('A')
    await list()
    await forgetViews(backend.whole, new Date('2028-03-04T09:00:00Z'))
    expect(await backend.database.$count(staffView)).toBe(1)
    await forgetViews(backend.whole, new Date('2028-03-04T09:00:01Z'))
    expect(await backend.database.$count(staffView)).toBe(0)
  })
})
