import type { OutcomeRequest, PrivateRequest } from '@clairmemoire/api-client/schema'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  anyTime,
  caseOf,
  type deskOf,
  openedDesk,
  privatePage,
  requestCall,
  slotAt,
} from '../../../testing/desk-at-work.ts'
import { trailOf } from '../../../testing/audit-trail.ts'
import { orientationRequest } from '../../../testing/orientation-requests.ts'
import type { TestBackend } from '../../../testing/test-backend.ts'
import { slotReservation } from '../../calls/call-slots.table.ts'
import { consent } from '../../consents/consent.table.ts'
import { callOutcome } from '../../desk/desk.table.ts'
import { requestMail } from '../../requests/request.table.ts'

let team: Awaited<ReturnType<typeof openedDesk>>
let backend: TestBackend
let desk: ReturnType<typeof deskOf>
let colleague: ReturnType<typeof deskOf>

beforeEach(async () => {
  team = await openedDesk()
  ;({ backend, desk, colleague } = team)
})
afterEach(() => team[Symbol.asyncDispose]())

/** Records an outcome and returns its id. */
async function recorded(reference: string, outcome: Partial<OutcomeRequest>): Promise<string> {
  const { body } = await desk.record(reference, outcome)
  return body.history.findLast(({ kind }) => kind === 'called')?.id ?? ''
}

it.each<Partial<OutcomeRequest>>([
  { outcome: 'no_answer', note: 'Sonne dans le vide.' },
  { outcome: 'wrong_number' },
  { outcome: 'wants_time', day: '2027-03-16', part_of_day: 'morning' },
  { outcome: 'settled' },
  { outcome: 'never_again' },
])('after %j is undone, everything is as before', async (outcome) => {
  const { reference, id, private_link_id: key } = await requestCall(backend)
  await desk.claim(reference)
  const stateOf = async () => {
    const row = await caseOf(backend, reference)
    const page = await privatePage(backend, key)
    const consents = await backend.database.select().from(consent).where(eq(consent.subjectId, id))
    // Undoing is one more change, so the version and the times differ, also in calendars.
    const changed = { changedAt: null, version: null, claimedAt: null, claimSeenAt: null }
    const shown = JSON.stringify({ ...page, version: null, team: null }).replaceAll(/(?:SEQUENCE|DTSTAMP):\w+/g, '')
    return { row: { ...row, ...changed }, shown, consents }
  }
  await desk.open(reference)
  const before = await stateOf()
  const undone = await recorded(reference, outcome)
  expect(await stateOf()).not.toEqual(before)
  backend.setNow('2027-03-05T09:00:30Z')
  const { status, body } = await desk.undo(reference, undone)
  expect([status, body.request.claim?.is_mine, body.draft?.note ?? '']).toEqual([200, true, outcome.note ?? ''])
  expect(await stateOf()).toEqual(before)
  expect(await backend.database.$count(callOutcome)).toBe(0)
  expect((await trailOf(backend.database, id)).map(([action]) => action)).toContain('outcome_undone')
})

it.each<Partial<OutcomeRequest>>([
  { outcome: 'wrong_number' },
  { outcome: 'wants_time', day: '2027-03-16', part_of_day: 'morning' },
])('no mail about %j is sent after it is undone', async (outcome) => {
  const { reference, id } = await requestCall(backend)
  await backend.mails(2)
  const undone = await recorded(reference, outcome)
  expect((await desk.open(reference)).mails).toMatchObject([{ to: 'visitor', state: 'waits' }])
  const { body } = await desk.undo(reference, undone)
  expect(body.mails).toEqual([])
  expect(await backend.mails(2)).toHaveLength(2)
  expect(await backend.database.$count(requestMail, eq(requestMail.requestId, id))).toBe(1)
})

it.each([
  [{ outcome: 'wants_time', day: '2027-03-16', part_of_day: 'morning' }, 'request_changed_sms'],
  [{ outcome: 'wrong_number' }, 'call_not_reached_sms'],
] as const)('the text message about %j waits until the outcome can no longer be undone', async (outcome, letter) => {
  // The wrong number is that of the helper; the requester gets the message.
  const helper = { first_name: 'Alex', last_name: 'Exemple', phone: '01 99 00 56 79' }
  const { reference, id } = await requestCall(backend, { email: undefined, phone: '06 12 34 56 78', sms: true, helper })
  const [text] = await backend.texts(1)
  const letters = async () => {
    const mails = await backend.database.select().from(requestMail).where(eq(requestMail.requestId, id))
    return mails.flatMap((mail) => mail.letter ?? []).toSorted()
  }
  const undone = await recorded(reference, outcome)
  expect(await letters()).toEqual(['call_requested_sms', letter].toSorted())
  expect((await desk.undo(reference, undone)).status).toBe(200)
  expect(await letters()).toEqual(['call_requested_sms'])
  expect(await backend.texts(1)).toEqual([text])
})

it('an outcome cannot be undone after its mail was sent', async () => {
  const { reference } = await requestCall(backend)
  const undone = await recorded(reference, { outcome: 'wrong_number' })
  await backend.mails(3)
  const { status, body } = await desk.undo(reference, undone)
  expect([status, body]).toMatchObject([400, { outcome: [{ code: 'too_late' }] }])
  expect(await caseOf(backend, reference)).toMatchObject({ state: 'waiting', outcome: 'wrong_number' })
})

it('an outcome can be undone within a minute, and only once', async () => {
  const { reference } = await requestCall(backend)
  const undone = await recorded(reference, { outcome: 'busy' })
  backend.setNow('2027-03-05T09:01:00.001Z')
  expect((await desk.undo(reference, undone)).body).toHaveProperty('outcome')
  backend.setNow('2027-03-05T09:01:00Z')
  expect((await desk.undo(reference, undone)).status).toBe(200)
  expect((await desk.undo(reference, undone)).status).toBe(404)
})

it('a staff member cannot undo the outcome of a colleague', async () => {
  const { reference } = await requestCall(backend)
  const undone = await recorded(reference, { outcome: 'busy' })
  const { status, body } = await colleague.undo(reference, undone)
  expect([status, body]).toMatchObject([400, { outcome: [{ code: 'invalid' }] }])
})

it('an outcome cannot be undone while a colleague has claimed the call, or after the person has changed the request', async () => {
  const { reference, private_link_id: key } = await requestCall(backend)
  const undone = await recorded(reference, { outcome: 'busy' })
  await colleague.claim(reference)
  expect((await desk.undo(reference, undone)).body).toHaveProperty('claim')
  await colleague.send('DELETE', `requests/${reference}/claim/`)
  const { version } = (await backend.call('GET', `/api/requests/${key}`)).body as PrivateRequest
  await backend.call('PATCH', `/api/requests/${key}`, { payload: { version, cancel_call: true } })
  expect((await desk.undo(reference, undone)).body).toHaveProperty('version')
  expect(await caseOf(backend, reference)).toMatchObject({ state: 'closed', outcome: 'cancelled' })
})

it('a chosen time is reserved again when the outcome is undone', async () => {
  const closed = { country: 'FR', day: '2027-03-08', half: 'morning', places: 1, confirmed: true }
  await desk.send('PUT', 'week/', closed)
  const callback = slotAt('2027-03-08T09:00:00.000Z')
  const { reference, id } = await requestCall(backend, { callback })
  const undone = await recorded(reference, { outcome: 'settled' })
  expect(await backend.database.$count(slotReservation)).toBe(0)
  await desk.undo(reference, undone)
  expect(await backend.database.select().from(slotReservation)).toMatchObject([{ subjectId: id }])
})

it('a chosen time that somebody else has booked meanwhile remains theirs when the outcome is undone', async () => {
  await desk.send('PUT', 'week/', { country: 'FR', day: '2027-03-08', half: 'morning', places: 1, confirmed: true })
  const callback = slotAt('2027-03-08T09:00:00.000Z')
  const { reference } = await requestCall(backend, { callback })
  const undone = await recorded(reference, { outcome: 'settled' })
  const { id: other } = await requestCall(backend, { callback })
  expect((await desk.undo(reference, undone)).status).toBe(200)
  expect(await backend.database.select().from(slotReservation)).toMatchObject([{ subjectId: other }])
  expect(await caseOf(backend, reference)).toMatchObject({ state: 'open' })
})

it('a corrected outcome counts again after its correction is undone', async () => {
  const { reference, id } = await requestCall(backend)
  const corrects = await recorded(reference, { outcome: 'never_again' })
  backend.setNow('2027-03-05T09:05:00Z')
  const undone = await recorded(reference, { outcome: 'busy', version: 2, corrects })
  const { body } = await desk.undo(reference, undone)
  expect(body.request).toMatchObject({ state: 'closed', outcome: 'never_again' })
  const consents = await backend.database.select().from(consent).where(eq(consent.subjectId, id))
  expect(consents.filter(({ withdrawnAt }) => withdrawnAt).map(({ purpose }) => purpose)).toEqual(['call_back'])
})

it('the outcome of a call about a memory test can be undone too', async () => {
  const { body } = await backend.post('/api/forms/orientation?user_type=patient', orientationRequest())
  const call = { first_name: 'Sam', phone: '01 99 00 56 78', callback: anyTime, consent: true }
  const payload = { ...call, consent_text_version: '2026-11' }
  await backend.call('PATCH', `/api/forms/orientation/recommendation/${(body as { id: string }).id}`, { payload })
  const [listed] = (await desk.list('list=later&kind=memory_test')).requests
  const reference = listed?.reference ?? ''
  const undone = await recorded(reference, { outcome: 'wants_time', day: '2027-03-16', part_of_day: 'morning' })
  const { request } = (await desk.undo(reference, undone)).body
  expect(request).toMatchObject({
    callback: listed?.callback,
    call_by: listed?.call_by,
    calls_from: listed?.calls_from,
  })
})

it('a request without a session undoes nothing', async () => {
  const { reference } = await requestCall(backend)
  const undone = await recorded(reference, { outcome: 'busy' })
  const { status } = await backend.call('DELETE', `/api/desk/requests/${reference}/outcomes/${undone}/`)
  expect([status, (await caseOf(backend, reference))?.tries]).toEqual([401, 1])
})
