import type { OutcomeRequest, PrivateRequest } from '@clairmemoire/api-client/schema'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requestCall, caseOf, type deskOf, openedDesk, privatePage } from '../../../testing/desk-at-work.ts'
import type { TestBackend } from '../../../testing/test-backend.ts'
import { consent } from '../../consents/consent.table.ts'
import { callOutcome } from '../../desk/desk.table.ts'
import { closeWaiting } from './close-waiting.ts'

let team: Awaited<ReturnType<typeof openedDesk>>
let backend: TestBackend
let desk: ReturnType<typeof deskOf>
let colleague: ReturnType<typeof deskOf>

beforeEach(async () => {
  team = await openedDesk()
  ;({ backend, desk, colleague } = team)
})
afterEach(() => team[Symbol.asyncDispose]())

const at = async (instant: string) => {
  ;({ desk, colleague } = await team.at(instant))
}

describe('an unanswered call', () => {
  it('is repeated on the next working day in the other half of the day', async () => {
    const { reference } = await requestCall(backend)
    await at('2027-03-08T09:00:00Z')
    const { body } = await desk.record(reference, { outcome: 'no_answer' })
    expect(body.request).toMatchObject({ state: 'open', tries: 1, calls_from: '2027-03-09T13:00:00.000Z', claim: null })
  })

  it('is followed by a mail with a link for choosing a time after attempts on three days', async () => {
    const receipt = await requestCall(backend)
    const { reference } = receipt
    await backend.mails(2)
    for (const [index, day] of ['2027-03-08', '2027-03-09', '2027-03-10'].entries()) {
      await at(`${day}T09:00:00Z`)
      await desk.record(reference, { outcome: 'voicemail', version: index + 1 })
    }
    expect(await caseOf(backend, reference)).toMatchObject({ state: 'waiting', tries: 3 })
    const [mail] = (await backend.mails(3)).filter(({ subject }) => subject === 'Nous avons essayé de vous joindre')
    const [, key = ''] = /votre-demande#([\w-]{22})/.exec(mail?.text ?? '') ?? []
    const page = (await backend.call('GET', `/api/requests/${key}`)).body as PrivateRequest
    expect(page.state).toEqual({ name: 'not_reached', on: '2027-03-10' })
    expect(page.team.map(({ name }) => name)).toEqual(['tried', 'tried', 'tried'])
    const callback = { kind: 'part_of_day', part_of_day: 'morning', time_zone: 'Europe/Paris' }
    const moved = await backend.call('PATCH', `/api/requests/${key}`, { payload: { version: page.version, callback } })
    expect(moved.body).toMatchObject({ state: { name: 'received' } })
    expect(await caseOf(backend, reference)).toMatchObject({ state: 'open', tries: 0, outcome: null })
  })

  it('is closed ten working days later, and the person sees this', async () => {
    const receipt = await requestCall(backend)
    await desk.record(receipt.reference, { outcome: 'wrong_number' })
    await closeWaiting(backend.whole, new Date('2027-03-19T22:59:59Z'))
    expect(await caseOf(backend, receipt.reference)).toMatchObject({ state: 'waiting' })
    await closeWaiting(backend.whole, new Date('2027-03-19T23:00:00Z'))
    expect(await caseOf(backend, receipt.reference)).toMatchObject({ state: 'closed', outcome: 'not_reached' })
    expect((await privatePage(backend, receipt.private_link_id)).state.name).toBe('ended')
  })
})

describe('an answered call', () => {
  const outcomes: [Partial<OutcomeRequest>, string, [string, string | undefined]][] = [
    [{ outcome: 'passed_on', site: 'Paris' }, 'called', ['passed_on', undefined]],
    [
      { outcome: 'appointment', day: '2027-03-12', time: '10:00' },
      'called',
      ['appointment', '2027-03-12T09:00:00.000Z'],
    ],
    [{ outcome: 'not_eligible', criterion: 'age' }, 'called', ['called', undefined]],
    [{ outcome: 'not_eligible', criterion: 'other' }, 'called', ['called', undefined]],
    [{ outcome: 'not_interested', reason: 'distance' }, 'called', ['called', undefined]],
    [{ outcome: 'settled' }, 'called', ['called', undefined]],
    [{ outcome: 'never_again' }, 'withdrawn', ['called', undefined]],
  ]

  it.each(outcomes)('is closed by %j, and the person sees it', async (outcome, state, event) => {
    const receipt = await requestCall(backend)
    await desk.agreeToPassOn(receipt.reference)
    const { status, body } = await desk.record(receipt.reference, { ...outcome, note: 'secret' })
    expect([status, body.request.state]).toEqual([201, 'closed'])
    const page = await privatePage(backend, receipt.private_link_id)
    expect([page.state.name, page.team.map(({ name, at: moment }) => [name, moment])]).toEqual([state, [event]])
    expect(JSON.stringify(page)).not.toContain('secret')
  })

  it('may lead to a call on another day, which is confirmed by mail', async () => {
    const receipt = await requestCall(backend)
    await backend.mails(2)
    const { body } = await desk.record(receipt.reference, {
      outcome: 'wants_time',
      day: '2027-03-16',
      part_of_day: 'morning',
    })
    expect(body.request).toMatchObject({ state: 'open', tries: 0, calls_from: '2027-03-16T08:00:00.000Z' })
    expect(await privatePage(backend, receipt.private_link_id)).toMatchObject({
      state: { name: 'received' },
      call: { call_by: '2027-03-16' },
    })
    const subjects = (await backend.mails(3)).map(({ subject }) => subject)
    expect(subjects).toContain('Votre appel du mardi 16\u00a0mars')
  })

  it('withdraws the consent when the person wants no further call; a correction restores it', async () => {
    const { reference, id } = await requestCall(backend)
    const { body } = await desk.record(reference, { outcome: 'never_again' })
    const withdrawn = async () => {
      const rows = await backend.database.select().from(consent).where(eq(consent.subjectId, id))
      return rows.filter(({ withdrawnAt }) => withdrawnAt !== null).map(({ purpose }) => purpose)
    }
    expect(await withdrawn()).toEqual(['call_back'])
    const corrects = body.history.find(({ kind }) => kind === 'called')?.id ?? ''
    await at('2027-03-05T09:05:00Z')
    const again = await desk.record(reference, { outcome: 'voicemail', version: 2, corrects })
    expect(again.body.request).toMatchObject({ state: 'open', tries: 1 })
    expect(await withdrawn()).toEqual([])
    expect(again.body.history.filter(({ kind }) => kind === 'called')).toMatchObject([
      { outcome: 'never_again', is_corrected: true, is_correctable: false },
      { outcome: 'voicemail', is_corrected: false, is_correctable: true },
    ])
  })

  it('cannot be corrected after the person has cancelled', async () => {
    const { reference, private_link_id: key } = await requestCall(backend)
    const { body } = await desk.record(reference, { outcome: 'voicemail' })
    await backend.call('PATCH', `/api/requests/${key}`, { payload: { version: 1, cancel_call: true } })
    const corrects = body.history.find(({ kind }) => kind === 'called')?.id ?? ''
    const { status } = await desk.record(reference, { outcome: 'busy', version: 3, corrects })
    expect([status, (await caseOf(backend, reference))?.outcome]).toEqual([400, 'cancelled'])
    const called = (await desk.open(reference)).history.filter(({ kind }) => kind === 'called')
    expect(called.map((event) => event.is_correctable)).toEqual([false])
  })

  it('can be corrected once within a day, by the staff member who recorded it', async () => {
    const { reference } = await requestCall(backend)
    const { body } = await desk.record(reference, { outcome: 'settled' })
    const corrects = body.history.find(({ kind }) => kind === 'called')?.id ?? ''
    const corrected = { outcome: 'busy', version: 2, corrects } as const
    expect((await colleague.record(reference, corrected)).body).toHaveProperty('corrects')
    await at('2027-03-06T09:00:00Z')
    expect((await desk.record(reference, corrected)).body).toHaveProperty('corrects')
    await at('2027-03-06T08:59:59Z')
    expect((await desk.record(reference, corrected)).status).toBe(201)
    expect((await desk.record(reference, { ...corrected, version: 3 })).body).toHaveProperty('corrects')
  })
})

describe('an outcome', () => {
  it('is rejected when the person has just moved or cancelled the call', async () => {
    const receipt = await requestCall(backend)
    await backend.call('PATCH', `/api/requests/${receipt.private_link_id}`, {
      payload: { version: 1, cancel_call: true },
    })
    const { status, body } = await desk.record(receipt.reference, { outcome: 'voicemail' })
    expect([status, body]).toMatchObject([400, { version: [{ code: 'changed_meanwhile' }] }])
    expect(await caseOf(backend, receipt.reference)).toMatchObject({ state: 'closed', outcome: 'cancelled' })
  })

  it('cannot pass a person on without consent', async () => {
    const { reference } = await requestCall(backend)
    const { status, body } = await desk.record(reference, { outcome: 'passed_on', site: 'Paris' })
    expect([status, body]).toMatchObject([400, { outcome: [{ code: 'consent_required' }] }])
  })

  it('is stored once for two concurrent requests', async () => {
    const { reference } = await requestCall(backend)
    const both = [desk.record(reference, { outcome: 'busy' }), colleague.record(reference, { outcome: 'settled' })]
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual(expect.arrayContaining([201, 400]))
    expect(await backend.database.$count(callOutcome)).toBe(1)
  })

  it('is stored once when it is repeated with its idempotency key', async () => {
    const { reference } = await requestCall(backend)
    const key = '0f6d1c57-6a0e-4c3f-outcome'
    const answers = await Promise.all([1, 2, 3].map(() => desk.record(reference, { outcome: 'busy' }, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await backend.database.$count(callOutcome)).toBe(1)
  })

  it.each<[Partial<OutcomeRequest>, string]>([
    [{ outcome: 'appointment', time: '10:00' }, 'day'],
    [{ outcome: 'appointment', day: '2027-03-12' }, 'time'],
    [{ outcome: 'wants_time', day: '2027-03-08' }, 'part_of_day'],
    [{ outcome: 'wants_time', day: '2027-03-04', part_of_day: 'any' }, 'day'],
    ...['2027-03-06', '2027-03-07', '2027-03-29', '2027-05-01', '2028-03-06', '9999-12-31'].map(
      (day): [Partial<OutcomeRequest>, string] => [{ outcome: 'wants_time', day, part_of_day: 'any' }, 'day'],
    ),
    [{ outcome: 'not_eligible' }, 'criterion'],
    [{ outcome: 'not_eligible', criterion: 'never-heard-of' }, 'criterion'],
    [{ outcome: 'not_eligible', criterion: '__proto__' }, 'criterion'],
    [{ outcome: 'busy', note: 'x'.repeat(4001) }, 'note'],
    [{ outcome: 'busy', note: 'a\u0007b' }, 'note'],
    [{ outcome: 'busy', corrects: '3b0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c11' }, 'corrects'],
  ])('%j is refused for %s, and nothing is stored', async (outcome, field) => {
    const { reference } = await requestCall(backend)
    const { status, body } = await desk.record(reference, outcome)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
    expect(await backend.database.$count(callOutcome)).toBe(0)
  })

  it.each([
    ['morning', 400],
    ['afternoon', 201],
    ['any', 201],
  ] as const)('asks for "%s" on a day with a closed morning, and is answered with %i', async (part, expected) => {
    const { reference } = await requestCall(backend)
    const closed = { country: 'FR', day: '2027-03-09', half: 'morning', places: 0, confirmed: true }
    expect((await desk.send('PUT', 'week/', closed)).status).toBe(200)
    const again = { outcome: 'wants_time', day: '2027-03-09', part_of_day: part } as const
    const { status, body } = await desk.record(reference, again)
    expect([status, 'part_of_day' in (body as object)]).toEqual([expected, expected === 400])
  })
})
