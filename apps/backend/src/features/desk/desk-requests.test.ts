import { readdir } from 'node:fs/promises'
import type { FoundRequests } from '@clairmemoire/api-client/schema'
import { locales } from '@clairmemoire/domain/locale'
import { formIds, formNow } from '@clairmemoire/forms/every-form'
import { asc, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { referralRequest } from '../../../testing/care-requests.ts'
import { anyTime, deskOf, storeCall, slotAt } from '../../../testing/desk-at-work.ts'
import { everyOperation } from '../../../testing/every-operation.ts'
import { friday, signup } from '../../../testing/requests.ts'
import { storeStaff, signIn } from '../../../testing/staff-at-work.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { memoryTestCall } from '../../desk/call-handler.ts'
import { deskCase } from '../../desk/desk.table.ts'
import { staffView } from '../../staff/staff.table.ts'
import { deleteOldViews } from '../../staff/staff-account.ts'
import { byUrgency, latestFirst } from './listed-request.ts'

let backend: TestBackend
let desk: ReturnType<typeof deskOf>

/** The time is Friday, ten o'clock in Paris. */
beforeEach(async () => {
  backend = await testBackend({ now: friday })
  await storeStaff(backend.database)
  await at(friday)
})
afterEach(() => backend[Symbol.asyncDispose]())

const at = async (instant: string) => {
  backend.setNow(instant)
  desk = deskOf(backend, (await signIn(backend)).access)
}
const named = (firstName: string) => ({ firstName, lastName: '' })
const names = async (query = '') => (await desk.list(query)).requests.map(({ name }) => name)

describe('the lists of the desk', () => {
  it.each([
    ['open', byUrgency, 'desk_case_urgency'],
    ['closed', latestFirst, 'desk_case_latest'],
  ] as const)('have an index, so that thousands of %s calls need no sorting', async (state, order, index) => {
    const { database } = backend
    const listed = database
      .select()
      .from(deskCase)
      .where(sql.raw(`state = '${state}'`))
      .orderBy(...order)
    const plan = await database.transaction(async (tx) => {
      // PostgreSQL would choose other plans for an empty table.
      for (const way of ['seqscan', 'bitmapscan', 'sort']) await tx.execute(sql.raw(`set local enable_${way} = off`))
      return tx.execute(sql`explain ${listed}`)
    })
    expect(JSON.stringify(plan.rows)).toContain(index)
    expect(JSON.stringify(plan.rows)).not.toContain('Sort')
  })

  it('contain the calls of now, later today and after today, and closed calls', async () => {
    await storeCall(backend, { ...named('Late'), callBy: '2027-03-04' })
    await storeCall(backend, { ...named('Monday') })
    await storeCall(backend, { ...named('Slot'), callback: slotAt('2027-03-05T08:58:00Z') })
    await storeCall(backend, { ...named('Afternoon'), callback: slotAt('2027-03-05T13:00:00Z') })
    await storeCall(backend, { ...named('Tuesday'), callback: slotAt('2027-03-09T08:00:00Z') })
    expect(await names()).toEqual(['Late', 'Slot'])
    expect(await names('list=today')).toEqual(['Afternoon'])
    expect(await names('list=later')).toEqual(['Tuesday', 'Monday'])
    expect(await names('list=closed')).toEqual([])
    expect((await desk.list()).counts).toEqual({ now: 2, today: 1, later: 2, closed: 0 })
  })

  it('are sorted by urgency and due time', async () => {
    await storeCall(backend, { ...named('Second'), callBy: '2027-03-03' })
    await storeCall(backend, { ...named('First'), callBy: '2027-03-02' })
    await storeCall(backend, { ...named('Urgent'), callBy: '2027-03-04' }, true)
    expect(await names()).toEqual(['Urgent', 'First', 'Second'])
  })

  it('are sorted by a chosen column, without accents, and calls without a value come last', async () => {
    const zoned = (timeZone: string) => ({ callback: { ...anyTime, time_zone: timeZone } })
    await storeCall(backend, { ...named('Zoé'), callBy: '2027-03-02' })
    await storeCall(backend, { ...named('Élodie'), callBy: '2027-03-03', locale: 'en', ...zoned('America/New_York') })
    await storeCall(backend, { ...named('Fatou'), callBy: '2027-03-01' })
    expect(await names('sort=name')).toEqual(['Élodie', 'Fatou', 'Zoé'])
    expect(await names('sort=name&order=descending')).toEqual(['Zoé', 'Fatou', 'Élodie'])
    expect(await names('sort=due')).toEqual(['Fatou', 'Zoé', 'Élodie'])
    expect(await names('sort=clock')).toEqual(['Élodie', 'Fatou', 'Zoé'])
    expect(await names('sort=language')).toEqual(['Élodie', 'Fatou', 'Zoé'])
    const [first] = (await desk.list('sort=name&order=descending')).requests
    await desk.claim(first?.reference ?? '')
    expect(await names('sort=owner')).toEqual(['Zoé', 'Fatou', 'Élodie'])
  })

  it.each([
    ['not late until midnight of the promised day', { callBy: '2027-03-05' }, '2027-03-05T22:59:59Z', false],
    ['late from midnight of the promised day', { callBy: '2027-03-05' }, '2027-03-05T23:00:00Z', true],
    [
      'in the time zone of the person called, not of the desk',
      { callBy: '2027-03-05', callback: { ...anyTime, time_zone: 'America/Los_Angeles' } },
      '2027-03-06T07:59:59Z',
      false,
    ],
    ['during a chosen time', { callback: slotAt('2027-03-05T09:00:00Z') }, '2027-03-05T09:09:59Z', false],
    ['once a chosen time is over', { callback: slotAt('2027-03-05T09:00:00Z') }, '2027-03-05T09:10:00Z', true],
  ])('say whether a call is late: %s', async (_, changes, instant, isLate) => {
    await storeCall(backend, changes)
    await at(instant)
    const all = [...(await desk.list()).requests, ...(await desk.list('list=later')).requests]
    expect(all.map((each) => each.is_late)).toEqual([isLate])
  })

  it('contain the person to call or the helper, the time, and nothing about health', async () => {
    const answers = { respondent: 'self', country: 'FR', age: 72, memory_state: 'alzheimer' } as const
    const helper = { first_name: 'Alex', last_name: 'Exemple', phone: '01 99 00 56 79' }
    await backend.post('/api/trials/signup', signup({ answers, helper, needs: ['speak_up'] }))
    const shown = await desk.list('list=later')
    expect(shown.requests).toMatchObject([
      {
        kind: 'trial_call',
        trial_code: 'PREDICTOM',
        name: 'Alex Exemple',
        phone: '+33199005679',
        needs: ['speak_up'],
        call_by: '2027-03-10',
        calls_from: '2027-03-08T08:00:00.000Z',
        state: 'open',
        tries: 0,
        claim: null,
      },
    ])
    expect(JSON.stringify(shown)).not.toMatch(/alzheimer|\b72\b|camille@/i)
  })

  it('contain requests of every kind', async () => {
    await everyOperation(backend)
    const asked = await backend.database.execute<{ id: string }>(
      sql`select id from request union select id from orientation_result where callback is not null`,
    )
    const cases = await backend.database.select().from(deskCase)
    const ids = asked.rows.map(({ id }) => id)
    expect(cases.map(({ subjectId }) => subjectId).toSorted()).toEqual(ids.toSorted())
    expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set([...formIds, memoryTestCall]))
    for (const { reference } of cases) expect((await desk.open(reference)).request.reference).toBe(reference)
  })

  it.each(locales)('have a guide for each kind of call in %s', async (locale) => {
    const pages = await readdir(new URL(`../../../../cms/content/${locale}/pages/`, import.meta.url))
    const guides = [...formIds, memoryTestCall].map((kind) => `call-guide-${kind.replaceAll('_', '-')}.md`)
    expect(pages).toEqual(expect.arrayContaining(['call-guide.md', ...guides]))
  })

  it('contain the reason why a call is urgent, in the language of the reader', async () => {
    await backend.post('/api/consultations/general_practitionner', referralRequest({ urgency: 'soon' }))
    const [referral] = (await desk.list('list=later&locale=en')).requests
    expect(referral).toMatchObject({
      kind: 'referral',
      urgent: { label: 'to be seen soon', why: expect.stringContaining('The doctor asks') },
    })
    await backend.post('/api/consultations/general_practitionner', referralRequest({ urgency: 'later' }))
    const { requests } = await desk.list('list=later')
    expect(requests.map(({ urgent }) => urgent?.label)).toEqual(['à voir bientôt', undefined])
  })

  it('have a filter with a label for each kind of call', async () => {
    const { kinds } = await desk.list('locale=en')
    expect(kinds.map(({ kind }) => kind)).toEqual([...formIds, memoryTestCall])
    expect(kinds.find(({ kind }) => kind === 'application')?.name).toBe(formNow('application').desk.subject.en)
  })

  it('have pages and filters', async () => {
    const days = Array.from({ length: 53 }, (_, index) => `2027-02-${String((index % 28) + 1).padStart(2, '0')}`)
    await Promise.all(days.map((callBy) => storeCall(backend, { callBy })))
    await storeCall(backend, { ...named('Sam'), country: 'US', locale: 'en', callBy: '2027-03-01' })
    const [first, second] = [await desk.list(), await desk.list('page=2')]
    expect([first.requests.length, second.requests.length, first.total]).toEqual([50, 4, 54])
    expect(await names('country=US&language=en&kind=trial_call&trial_code=PREDICTOM')).toEqual(['Sam'])
    expect(await names('country=US&language=fr')).toEqual([])
    expect(await names('mine=true')).toEqual([])
    await desk.next()
    expect(await names('mine=true')).toHaveLength(1)
  })
})

describe('a staff view', () => {
  it('is recorded once a day for a list, and each time for an opening', async () => {
    const { reference } = await storeCall(backend, { callBy: '2027-03-04' })
    await desk.list()
    await desk.list('locale=en')
    await desk.open(reference)
    await desk.open(reference)
    await at('2027-03-06T09:00:00Z')
    await desk.list()
    const views = await backend.database.select().from(staffView).orderBy(asc(staffView.id))
    expect(views.map(({ opened, day }) => [opened, day])).toEqual([
      [false, '2027-03-05'],
      [true, '2027-03-05'],
      [true, '2027-03-05'],
      [false, '2027-03-06'],
    ])
  })

  it('is rejected and not recorded without a token', async () => {
    await storeCall(backend, { callBy: '2027-03-04' })
    const { status, text } = await backend.call('GET', '/api/desk/requests/')
    expect([status, text.includes('CM-'), await backend.database.$count(staffView)]).toEqual([401, false, 0])
  })

  it('is deleted after a year', async () => {
    await storeCall(backend, { callBy: '2027-03-04' })
    await desk.list()
    await deleteOldViews(backend.whole, new Date('2028-03-04T09:00:00Z'))
    expect(await backend.database.$count(staffView)).toBe(1)
    await deleteOldViews(backend.whole, new Date('2028-03-04T09:00:01Z'))
    expect(await backend.database.$count(staffView)).toBe(0)
  })
})

describe('a search', () => {
  beforeEach(async () => {
    await storeCall(backend, { firstName: 'Élodie', lastName: 'Évrard', email: 'elodie@exemple.example' })
    await storeCall(backend, { ...named('Sam'), phone: '+12025550142', country: 'US' })
  })
  const found = async (query: string) => {
    const { status, body } = await desk.send('POST', 'search/', { query })
    return status === 200 ? (body as FoundRequests).requests.map(({ name }) => name) : status
  }

  it.each([
    ['evrard', ['Élodie Évrard']],
    ['ÉVR élo', ['Élodie Évrard']],
    ['elodie@exemple.example', ['Élodie Évrard']],
    ['(202) 555-0142', ['Sam']],
    ['+1 202 555', ['Sam']],
    ['nobody', []],
    ["'; drop table", []],
    ['a', 400],
    ['12', 400],
    ['%%%', 400],
  ])('for %j finds %j', async (query, people) => {
    expect(await found(query)).toEqual(people)
  })

  it('finds names typed without accents or with other characters', async () => {
    const typed: Record<string, readonly string[]> = {
      Lecœur: ['lecoeur', 'LECŒUR'],
      Đặng: ['dang'],
      Łukasz: ['lukas'],
      Søren: ['soren'],
      Straße: ['strasse'],
      Yılmaz: ['yilmaz', 'YILMAZ'],
      Björk: ['bjork'],
      Zoé: ['Zo\u200be\u202c'],
      王伟: ['王', '伟', '王伟'],
      'マリー・クレール': ['マリー'],
      'O´Brien': ['o’brien'],
      Ng: ['ng'],
      Nguyen: ['ngu'],
    }
    for (const name of Object.keys(typed)) await storeCall(backend, named(name))
    for (const [name, queries] of Object.entries(typed))
      for (const query of queries) expect([query, await found(query)]).toEqual([query, [name]])
  })

  it('finds numbers in all notations', async () => {
    const typed: Record<string, readonly string[]> = {
      '+33639981234': ['+33 (0)6 39 98 12 34', '+33(0)6 39', '0033 (0)6 39', '+33 6 39', '06 39 98', '06·39·98·12·34'],
      '+594694201234': ['0694 20 12 34', '+594 694 20', '+594 (0)694 20 12 34', '00594 694'],
      '+262692123456': ['0692 12 34 56', '+262 692 12'],
      '+687751234': ['75 12 34', '+687 75.12.34'],
    }
    for (const phone of Object.keys(typed)) await storeCall(backend, { ...named('Zoé'), lastName: phone, phone })
    for (const [phone, queries] of Object.entries(typed))
      for (const query of queries) expect([query, await found(query)]).toEqual([query, [`Zoé ${phone}`]])
  })

  it('finds a changed request by its new name', async () => {
    const { body } = await backend.post('/api/trials/signup', signup())
    const { private_link_id: key } = body as { private_link_id: string }
    const change = { version: 1, last_name: 'Nouveau' }
    await backend.call('PATCH', `/api/requests/${key}`, { payload: change })
    expect(await found('nouveau camille')).toEqual(['Camille Nouveau'])
  })
})
