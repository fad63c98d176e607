import type { OutcomeRequest, PrivateRequest, Receipt } from '@clairmemoire/api-client/schema'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deskOf, keepCall } from '../../../testing/desk-at-work.ts'
import { friday, signup } from '../../../testing/requests.ts'
import { bearer, dominique, keepStaff, signIn } from '../../../testing/staff-at-work.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { consent } from '../../consents/consent.table.ts'
import { callOutcome, deskCase, deskDraft } from '../../desk/desk-case.table.ts'
import { staff } from '../../staff/staff.table.ts'
import { closeWaiting } from './close-waiting.ts'

const alex = { email: 'alex@clairmemoire.example', password: dominique.password }

let backend: TestBackend
let desk: ReturnType<typeof deskOf>
let colleague: ReturnType<typeof deskOf>

beforeEach(async () => {
  backend = await testBackend({ now: friday })
  await keepStaff(backend.database)
  await keepStaff(backend.database, alex)
  await at(friday)
})
afterEach(() => backend[Symbol.asyncDispose]())

const at = async (instant: string) => {
  backend.setNow(instant)
  desk = deskOf(backend, (await signIn(backend)).access)
  colleague = deskOf(backend, (await signIn(backend, alex)).access)
}
/** A signup as the site sends it, with answers and a mailbox. */
const asked = async (changes = {}) => {
  const answers = { respondent: 'self', country: 'FR', age: 72, memory_state: 'mci' } as const
  const callback = { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' } as const
  const body = signup({ callback, answers, questionnaire_version: '2', ...changes })
  return (await backend.post('/api/trials/signup', body)).body as Receipt
}
const privatePage = async ({ private_link_id: key }: Receipt) =>
  (await backend.call('GET', `/api/requests/${key}`)).body as PrivateRequest
const caseOf = async (reference: string) => {
  const [row] = await backend.database.select().from(deskCase).where(eq(deskCase.reference, reference))
  return row
}

describe('a request that is opened', () => {
  it('shows what was asked, what was answered, each criterion and what was agreed to', async () => {
    const receipt = await asked()
    const record = await desk.open(receipt.reference)
    expect(record).toMatchObject({
      version: 1,
      from_phone: '+33199001234',
      contact: { first_name: 'Camille', email: 'camille@exemple.example' },
      shares_answers: true,
      study: { trial_code: 'PREDICTOM' },
      consents: [{ purpose: 'call_back' }, { purpose: 'keep_answers' }],
      history: [
        { kind: 'sent', by: null },
        { kind: 'opened', by: 'Dominique Exemple' },
      ],
      related: [],
      draft: null,
    })
    expect(record.sent.map(({ id }) => id)).toContain('memory_state')
    const states = new Map(record.study?.criteria.map(({ id, state }) => [id, state]))
    expect(new Set(states.values())).toEqual(new Set(['met', 'cannot_tell']))
    expect(record.mails.map(({ to }) => to)).toEqual(['visitor', 'desk'])
  })

  it('names other requests of the same mailbox or number, and no others', async () => {
    const first = await asked()
    const second = await asked({ email: 'other@exemple.example' })
    await asked({ email: 'third@exemple.example', phone: '01 99 00 56 70' })
    expect((await desk.open(first.reference)).related.map(({ reference }) => reference)).toEqual([second.reference])
  })

  it('can be read of by the person, without who it was', async () => {
    const receipt = await asked()
    await desk.open(receipt.reference)
    const page = await privatePage(receipt)
    expect(page.team).toEqual([{ name: 'opened', on: '2027-03-05' }])
    expect(JSON.stringify(page)).not.toContain('Dominique')
  })

  it('is not found once the person has erased it', async () => {
    const receipt = await asked()
    await desk.record(receipt.reference, { outcome: 'voicemail', note: 'secret' })
    await backend.call('DELETE', `/api/requests/${receipt.private_link_id}`)
    const { status } = await desk.send('GET', `requests/${receipt.reference}/`)
    const left = await backend.database.$count(callOutcome)
    expect([status, left, (await desk.list('list=later')).total]).toEqual([404, 0, 0])
    expect((await desk.record(receipt.reference, { outcome: 'busy' })).status).toBe(404)
  })
})

describe('a claim', () => {
  it('keeps colleagues away until it is given back or taken over', async () => {
    const { reference } = await keepCall(backend, { callBy: '2027-03-04' })
    expect((await desk.claim(reference)).status).toBe(200)
    const [shown] = (await colleague.list()).requests
    expect(shown?.claim).toEqual({ name: 'Dominique Exemple', since: '2027-03-05T09:00:00.000Z', is_mine: false })
    expect(await colleague.next()).toBeNull()
    expect(await colleague.claim(reference)).toMatchObject({ status: 400, body: { claim: [{ code: 'claimed' }] } })
    const refused = await colleague.record(reference, { outcome: 'busy' })
    expect(refused).toMatchObject({ status: 400, body: { claim: [{ code: 'claimed' }] } })
    expect((await colleague.claim(reference, true)).status).toBe(200)
    expect((await desk.record(reference, { outcome: 'busy' })).status).toBe(400)
    await colleague.send('DELETE', `requests/${reference}/claim/`)
    expect(await desk.next()).toBe(reference)
  })

  it('ends half an hour after its last sign', async () => {
    const { reference } = await keepCall(backend, { callBy: '2027-03-04' })
    await desk.claim(reference)
    await at('2027-03-05T09:20:00Z')
    await desk.claim(reference)
    await at('2027-03-05T09:49:59Z')
    expect(await colleague.next()).toBeNull()
    await at('2027-03-05T09:50:00Z')
    expect(await colleague.next()).toBe(reference)
  })

  it('of somebody who may no longer sign in counts no more', async () => {
    const { reference } = await keepCall(backend, { callBy: '2027-03-04' })
    await desk.claim(reference)
    await backend.database
      .update(staff)
      .set({ disabledAt: new Date(friday) })
      .where(eq(staff.email, dominique.email))
    expect(await colleague.next()).toBe(reference)
  })

  it('of the next call ends the one before', async () => {
    const first = await keepCall(backend, { callBy: '2027-03-03' })
    const second = await keepCall(backend, { callBy: '2027-03-04' })
    expect([await desk.next(), await desk.next(), await colleague.next()]).toEqual([
      first.reference,
      second.reference,
      first.reference,
    ])
  })
})

describe('a call that nobody answered', () => {
  it('is made again the next working day in the other half of the day', async () => {
    const { reference } = await asked()
    await at('2027-03-08T09:00:00Z')
    const { body } = await desk.record(reference, { outcome: 'no_answer' })
    expect(body.request).toMatchObject({ state: 'open', tries: 1, calls_from: '2027-03-09T13:00:00.000Z', claim: null })
  })

  it('on three days is followed by a mail with a link by which the person chooses a time', async () => {
    const receipt = await asked()
    const { reference } = receipt
    await backend.mails(2)
    for (const [index, day] of ['2027-03-08', '2027-03-09', '2027-03-10'].entries()) {
      await at(`${day}T09:00:00Z`)
      await desk.record(reference, { outcome: 'voicemail', version: index + 1 })
    }
    expect(await caseOf(reference)).toMatchObject({ state: 'waiting', tries: 3 })
    const [mail] = (await backend.mails(3)).filter(({ subject }) => subject === 'Nous avons essayé de vous joindre')
    const [, key = ''] = /votre-demande#([\w-]{22})/.exec(mail?.text ?? '') ?? []
    const page = (await backend.call('GET', `/api/requests/${key}`)).body as PrivateRequest
    expect(page.state).toEqual({ name: 'not_reached', on: '2027-03-10' })
    expect(page.team.map(({ name }) => name)).toEqual(['tried', 'tried', 'tried'])
    const callback = { kind: 'part_of_day', part_of_day: 'morning', time_zone: 'Europe/Paris' }
    const moved = await backend.call('PATCH', `/api/requests/${key}`, { payload: { version: page.version, callback } })
    expect(moved.body).toMatchObject({ state: { name: 'received' } })
    expect(await caseOf(reference)).toMatchObject({ state: 'open', tries: 0, outcome: null })
  })

  it('is closed ten working days later, and says so', async () => {
    const receipt = await asked()
    await desk.record(receipt.reference, { outcome: 'wrong_number' })
    await closeWaiting(backend.whole, new Date('2027-03-19T22:59:59Z'))
    expect(await caseOf(receipt.reference)).toMatchObject({ state: 'waiting' })
    await closeWaiting(backend.whole, new Date('2027-03-19T23:00:00Z'))
    expect(await caseOf(receipt.reference)).toMatchObject({ state: 'closed', outcome: 'not_reached' })
    expect((await privatePage(receipt)).state.name).toBe('ended')
  })
})

describe('a call that was answered', () => {
  const outcomes: [Partial<OutcomeRequest>, string, string][] = [
    [{ outcome: 'passed_on', site: 'Paris' }, 'called', 'passed_on'],
    [{ outcome: 'appointment', day: '2027-03-12', time: '10:00' }, 'called', 'appointment'],
    [{ outcome: 'not_eligible', criterion: 'age' }, 'called', 'called'],
    [{ outcome: 'not_interested', reason: 'distance' }, 'called', 'called'],
    [{ outcome: 'settled' }, 'called', 'called'],
    [{ outcome: 'never_again' }, 'withdrawn', 'called'],
  ]

  it.each(outcomes)('is closed by %j, and the person reads it', async (outcome, state, event) => {
    const receipt = await asked()
    const { status, body } = await desk.record(receipt.reference, { ...outcome, note: 'secret' })
    expect([status, body.request.state]).toEqual([201, 'closed'])
    const page = await privatePage(receipt)
    expect([page.state.name, page.team.map(({ name }) => name)]).toEqual([state, [event]])
    if (event === 'appointment') expect(page.team[0]?.at).toBe('2027-03-12T09:00:00.000Z')
    expect(JSON.stringify(page)).not.toContain('secret')
  })

  it('may end with another day, of which the person is written to', async () => {
    const receipt = await asked()
    await backend.mails(2)
    const { body } = await desk.record(receipt.reference, {
      outcome: 'wants_time',
      day: '2027-03-16',
      part_of_day: 'morning',
    })
    expect(body.request).toMatchObject({ state: 'open', tries: 0, calls_from: '2027-03-16T08:00:00.000Z' })
    expect(await privatePage(receipt)).toMatchObject({ state: { name: 'received' }, call: { call_by: '2027-03-16' } })
    const subjects = (await backend.mails(3)).map(({ subject }) => subject)
    expect(subjects).toContain('Votre appel du mardi 16\u00a0mars')
  })

  it('ends the consent when the person asks never to be called again; a correction gives it back', async () => {
    const { reference, id } = await asked()
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

  it('can be put right for a day, by who recorded it, once', async () => {
    const { reference } = await asked()
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
  it('is refused when the person moved or cancelled the call a moment ago', async () => {
    const receipt = await asked()
    await backend.call('PATCH', `/api/requests/${receipt.private_link_id}`, {
      payload: { version: 1, cancel_call: true },
    })
    const { status, body } = await desk.record(receipt.reference, { outcome: 'voicemail' })
    expect([status, body]).toMatchObject([400, { version: [{ code: 'changed_meanwhile' }] }])
    expect(await caseOf(receipt.reference)).toMatchObject({ state: 'closed', outcome: 'cancelled' })
  })

  it('of two at once is taken once', async () => {
    const { reference } = await asked()
    const both = [desk.record(reference, { outcome: 'busy' }), colleague.record(reference, { outcome: 'settled' })]
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([201, 400])
    expect(await backend.database.$count(callOutcome)).toBe(1)
  })

  it('that is sent again under its key is taken once', async () => {
    const { reference } = await asked()
    const key = '0f6d1c57-6a0e-4c3f-outcome'
    const answers = await Promise.all([1, 2, 3].map(() => desk.record(reference, { outcome: 'busy' }, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await backend.database.$count(callOutcome)).toBe(1)
  })

  it.each<[Partial<OutcomeRequest>, string]>([
    [{ outcome: 'passed_on' }, 'site'],
    [{ outcome: 'appointment', day: '2027-03-12' }, 'time'],
    [{ outcome: 'wants_time', day: '2027-03-08' }, 'part_of_day'],
    [{ outcome: 'wants_time', day: '2027-03-04', part_of_day: 'any' }, 'day'],
    [{ outcome: 'not_eligible' }, 'criterion'],
    [{ outcome: 'busy', note: 'x'.repeat(4001) }, 'note'],
    [{ outcome: 'busy', note: 'a\u0007b' }, 'note'],
    [{ outcome: 'busy', corrects: '3b0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c11' }, 'corrects'],
  ])('%j is refused for %s, and nothing is stored', async (outcome, field) => {
    const { reference } = await asked()
    const { status, body } = await desk.record(reference, outcome)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
    expect(await backend.database.$count(callOutcome)).toBe(0)
  })
})

describe('what is typed about a call', () => {
  const save =
    (note: string, who = desk) =>
    async (reference: string) =>
      (await who.send('PUT', `requests/${reference}/draft/`, { note })).status

  it('is there again for who typed it, until an outcome is recorded', async () => {
    const { reference } = await asked()
    expect(await save('Après\nle marché <script>')(reference)).toBe(204)
    expect((await desk.open(reference)).draft).toMatchObject({ note: 'Après\nle marché <script>' })
    expect((await colleague.open(reference)).draft).toBeNull()
    await desk.record(reference, { outcome: 'busy', note: 'Après' })
    expect((await desk.open(reference)).draft).toBeNull()
  })

  it('is taken away when it is empty', async () => {
    const { reference } = await asked()
    await save('x')(reference)
    await save('')(reference)
    expect(await backend.database.$count(deskDraft)).toBe(0)
  })

  it('has at most 4,000 characters', async () => {
    const { reference } = await asked()
    expect([await save('x'.repeat(4000))(reference), await save('x'.repeat(4001))(reference)]).toEqual([204, 400])
  })
})
