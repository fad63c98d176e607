import type { Recommendation } from '@clairmemoire/api-client/schema'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anyTime, requestCall, type deskOf, storeCall, openedDesk, privatePage } from '../../../testing/desk-at-work.ts'
import { orientationRequest } from '../../../testing/orientation-requests.ts'
import { friday } from '../../../testing/requests.ts'
import { dominique } from '../../../testing/staff-at-work.ts'
import type { TestBackend } from '../../../testing/test-backend.ts'
import { waitingForLock } from '../../../testing/waiting-for-lock.ts'
import { callOutcome, deskCase, deskDraft } from '../../desk/desk.table.ts'
import { connect } from '../../platform/database/connect.ts'
import { inTransaction, lockName } from '../../platform/database/transaction.ts'
import { staff } from '../../staff/staff.table.ts'

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

describe('an opened request', () => {
  it('shows request, answers, criteria and consents', async () => {
    const receipt = await requestCall(backend)
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
  })

  it('shows the mails that have not been sent', async () => {
    const noMailServer = () => () => Promise.reject(new Error('The mail server is down'))
    await using own = await openedDesk({ delivery: noMailServer })
    const { reference } = await requestCall(own.backend)
    const { mails } = await own.desk.open(reference)
    expect(mails.map(({ to }) => to)).toEqual(['visitor', 'desk'])
  })

  it.each([
    ['only with the consent of the person', {}, {}, false],
    ['with the next step and the answers after their consent', { share_with_desk: true }, {}, true],
    ['with the questions that the short form omitted', { share_with_desk: true }, { form: 'short', answers: {} }, true],
  ] as const)('shows the result of a memory test %s', async (_, agreed, changes, isShared) => {
    const { body } = await backend.post('/api/forms/orientation?user_type=patient', orientationRequest({ ...changes }))
    const { id } = body as Recommendation
    const call = { first_name: 'Sam', phone: '01 99 00 56 78', callback: anyTime, consent: true }
    const payload = { ...call, consent_text_version: '2026-11', ...agreed }
    await backend.call('PATCH', `/api/forms/orientation/recommendation/${id}`, { payload })
    const [listed] = (await desk.list('list=later&kind=memory_test')).requests
    const record = await desk.open(listed?.reference ?? '')
    expect([record.shares_answers, record.sent.length > 12]).toEqual([isShared, isShared])
    const formAnswer = record.sent.find((answer) => answer.id === 'form')?.answer ?? ''
    expect(formAnswer.startsWith('Celles du test court. Peu ou pas demandé\u00a0: les mots')).toBe('form' in changes)
    expect(record.sent.some((answer) => answer.id === 'step')).toBe(isShared)
    expect(record.consents.map(({ purpose }) => purpose).includes('show_to_desk')).toBe(isShared)
  })

  it('lists requests with the same mailbox or number, and no other requests', async () => {
    const first = await requestCall(backend)
    const second = await requestCall(backend, { email: 'other@exemple.example' })
    await requestCall(backend, { email: 'third@exemple.example', phone: '01 99 00 56 70' })
    expect((await desk.open(first.reference)).related.map(({ reference }) => reference)).toEqual([second.reference])
  })

  it('appears as an event on the page of the person, without the name of the staff member', async () => {
    const receipt = await requestCall(backend)
    await desk.open(receipt.reference)
    const page = await privatePage(backend, receipt.private_link_id)
    expect(page.team).toEqual([{ name: 'opened', on: '2027-03-05' }])
    expect(JSON.stringify(page)).not.toContain('Dominique')
  })

  it('is not found after the person has erased it', async () => {
    const receipt = await requestCall(backend)
    await desk.record(receipt.reference, { outcome: 'voicemail', note: 'secret' })
    await backend.call('DELETE', `/api/requests/${receipt.private_link_id}`)
    const { status } = await desk.send('GET', `requests/${receipt.reference}/`)
    const left = await backend.database.$count(callOutcome)
    expect([status, left, (await desk.list('list=later')).total]).toEqual([404, 0, 0])
    expect((await desk.record(receipt.reference, { outcome: 'busy' })).status).toBe(404)
  })
})

describe('a claim', () => {
  it('blocks colleagues until it is released or taken over', async () => {
    const { reference } = await storeCall(backend, { callBy: '2027-03-04' })
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

  it('expires half an hour after its last renewal', async () => {
    const { reference } = await storeCall(backend, { callBy: '2027-03-04' })
    await desk.claim(reference)
    await at('2027-03-05T09:20:00Z')
    await desk.claim(reference)
    await at('2027-03-05T09:49:59Z')
    expect(await colleague.next()).toBeNull()
    await at('2027-03-05T09:50:00Z')
    expect(await colleague.next()).toBe(reference)
  })

  it('is ignored if its user is disabled', async () => {
    const { reference } = await storeCall(backend, { callBy: '2027-03-04' })
    await desk.claim(reference)
    await backend.database
      .update(staff)
      .set({ disabledAt: new Date(friday) })
      .where(eq(staff.email, dominique.email))
    expect(await colleague.next()).toBe(reference)
  })

  it('is the same if one user requests the next call several times at once', async () => {
    const references = new Set([await storeCall(backend), await storeCall(backend)].map(({ reference }) => reference))
    await at('2027-03-08T09:00:00Z')
    const [{ id } = { id: '' }] = await backend.database.select().from(staff).where(eq(staff.email, dominique.email))
    let presses: Promise<string | null>[] = []
    const holder = connect(backend.databaseUrl)
    await inTransaction(holder.database, async (tx) => {
      await lockName(tx, `next call of ${id}`)
      presses = Array.from({ length: 6 }, () => desk.next())
      // The wait also ends if all requests are answered without waiting for the lock.
      const answered = new AbortController()
      await Promise.race([
        waitingForLock(backend.database.$client, 'pg_advisory_xact_lock', 6, answered.signal),
        Promise.all(presses),
      ])
      answered.abort()
    })
    await holder.close()
    const given = new Set(await Promise.all(presses))
    expect(given.size).toBe(1)
    expect(references).toContain([...given][0])
    expect(await backend.database.$count(deskCase, eq(deskCase.claimedBy, id))).toBe(1)
  })

  it('is released when its user claims the next call', async () => {
    const first = await storeCall(backend, { callBy: '2027-03-03' })
    const second = await storeCall(backend, { callBy: '2027-03-04' })
    expect([await desk.next(), await desk.next(), await colleague.next()]).toEqual([
      first.reference,
      second.reference,
      first.reference,
    ])
  })
})

describe('the draft of a note about a call', () => {
  const save =
    (note: string, who = desk) =>
    async (reference: string) =>
      (await who.send('PUT', `requests/${reference}/draft/`, { note })).status

  it('is shown to its author, until an outcome is recorded', async () => {
    const { reference } = await requestCall(backend)
    expect(await save('Après\nle marché <script>')(reference)).toBe(204)
    expect((await desk.open(reference)).draft).toMatchObject({ note: 'Après\nle marché <script>' })
    expect((await colleague.open(reference)).draft).toBeNull()
    await desk.record(reference, { outcome: 'busy', note: 'Après' })
    expect((await desk.open(reference)).draft).toBeNull()
  })

  it('is deleted when it is empty', async () => {
    const { reference } = await requestCall(backend)
    await save('x')(reference)
    await save('')(reference)
    expect(await backend.database.$count(deskDraft)).toBe(0)
  })

  it('has at most 4,000 characters', async () => {
    const { reference } = await requestCall(backend)
    expect([await save('x'.repeat(4000))(reference), await save('x'.repeat(4001))(reference)]).toEqual([204, 400])
  })
})
