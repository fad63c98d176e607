import type { HandOverAnswer, HandOverLink, HandOvers } from '@clairmemoire/api-client/schema'
import type { HandOverState } from '@clairmemoire/domain/hand-over'
import { asc } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requestCall, openedDesk, privatePage } from '../../../../testing/desk-at-work.ts'
import { storedRows } from '../../../../testing/stored-rows.ts'
import { auditEntry } from '../../../audit/audit-entry.table.ts'
import { handOver } from '../../../desk/desk.table.ts'
import { personCommand } from '../../../operator/person-command.ts'
import { personRecords } from '../../../server/kinds.ts'

let opened: Awaited<ReturnType<typeof openedDesk>>

beforeEach(async () => {
  opened = await openedDesk()
})
afterEach(() => opened[Symbol.asyncDispose]())

const site = 'Centre d’exemple, Paris'

const make = async (reference: string, desk = opened.desk) => {
  const answer = await desk.send('POST', `requests/${reference}/hand-overs/`, { site })
  return { ...answer, link: answer.body as HandOverLink }
}

const passOn = async () => {
  const request = await requestCall(opened.backend)
  await opened.desk.agreeToPassOn(request.reference)
  return { ...request, ...(await make(request.reference)).link }
}

const open = async (key: string, code: string) => {
  const { status, body } = await opened.backend.post('/api/hand-over/', { key, code, locale: 'fr' })
  return { status, ...(body as HandOverAnswer) }
}

const listed = async (reference: string, desk = opened.desk) =>
  ((await desk.send('GET', `requests/${reference}/hand-overs/`)).body as HandOvers).hand_overs

const withdraw = async (reference: string, id?: string) =>
  (await opened.desk.send('DELETE', `requests/${reference}/hand-overs/${id}/`)).body as HandOvers

/** Returns the id of a link that is in the given state. */
const linkIn = async (reference: string, state: HandOverState) =>
  (await listed(reference)).find((each) => each.state === state)?.id

const takeBack = (key = '', purpose = 'pass_on') =>
  opened.backend.call('PATCH', `/api/requests/${key}`, {
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ version: 1, withdraw: [purpose] }),
  })

const otherCode = (code: string) => (code === '000000' ? '111111' : '000000')

const actions = async () =>
  (await opened.backend.database.select().from(auditEntry).orderBy(asc(auditEntry.id))).map(({ action }) => action)

describe('a link for a study site', () => {
  it('can be created after the consent to pass on, with a site and a known reference', async () => {
    const { reference } = await requestCall(opened.backend)
    expect((await make(reference)).body).toMatchObject({ consent: [{ code: 'consent_required' }] })
    await opened.desk.agreeToPassOn(reference)
    expect((await make(reference)).status).toBe(201)
    expect(await opened.desk.send('POST', `requests/${reference}/hand-overs/`, { site: '  ' })).toMatchObject({
      status: 400,
      body: { site: [{ code: 'required' }] },
    })
    expect((await make('CM-2222-2222')).status).toBe(404)
  })

  it('cannot be created for a request without a study', async () => {
    const { reference } = await requestCall(opened.backend, { answers: { trial_code: '_', age: 72 } })
    await opened.desk.agreeToPassOn(reference)
    expect((await make(reference)).body).toMatchObject({ site: [{ code: 'invalid' }] })
  })

  it('returns the sheet that the desk prints, but only once', async () => {
    const { reference, key, code } = await passOn()
    const { sheet } = await opened.desk.open(reference)
    expect(sheet).toMatchObject({ reference, agreed_on: '2027-03-05', study: { criteria_now: expect.any(Array) } })
    expect(sheet?.sent).toEqual(expect.arrayContaining([expect.objectContaining({ id: 'age' })]))
    expect(await open(key, code)).toMatchObject({ status: 200, state: 'read', sheet })
    const again = { state: 'opened', sheet: null, opened_at: '2027-03-05T09:00:00.000Z' }
    expect(await open(key, code)).toMatchObject(again)
    expect(await open(key, otherCode(code))).toMatchObject(again)
  })

  it('contains no answers without the consent to store them', async () => {
    const { key, code, private_link_id: own } = await passOn()
    await takeBack(own, 'keep_answers')
    const { sheet } = await open(key, code)
    expect([sheet?.sent, sheet?.study.criteria_now.some(({ state }) => state === 'met')]).toEqual([null, false])
  })

  it('gives the sheet to only one of several concurrent readers', async () => {
    const { key, code } = await passOn()
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(key, code)))
    expect(answers.map(({ state }) => state).toSorted()).toEqual([...Array.from({ length: 7 }, () => 'opened'), 'read'])
  })

  it('closes after the fifth wrong code, also for concurrent attempts', async () => {
    const { reference, key, code } = await passOn()
    const inAnyOrder = expect.arrayContaining([1, 2, 3, 4, 'closed', 'closed', 'closed'])
    const wrong = await Promise.all(Array.from({ length: 7 }, () => open(key, otherCode(code))))
    expect(wrong.map(({ state, tries_left: left }) => left ?? state)).toEqual(inAnyOrder)
    expect(await open(key, code)).toMatchObject({ state: 'closed', sheet: null })
    expect(await listed(reference)).toMatchObject([{ state: 'closed', site, made_by: 'Dominique Exemple' }])
    expect((await actions()).filter((action) => action === 'hand_over_closed')).toHaveLength(1)
  })

  it('expires after seven days', async () => {
    const { reference, key, code } = await passOn()
    const later = await opened.at('2027-03-12T09:00:00Z')
    expect(await open(key, code)).toMatchObject({ state: 'expired', sheet: null })
    expect(await listed(reference, later.desk)).toMatchObject([{ state: 'expired' }])
  })

  it('can be withdrawn by the desk, unless it was opened', async () => {
    const { reference, key, code } = await passOn()
    const first = await linkIn(reference, 'open')
    expect((await withdraw(reference, first)).hand_overs).toMatchObject([{ state: 'withdrawn' }])
    expect(await open(key, code)).toMatchObject({ state: 'withdrawn', sheet: null })
    const { link } = await make(reference)
    await open(link.key, link.code)
    const { hand_overs: links } = await withdraw(reference, await linkIn(reference, 'opened'))
    expect(links.filter(({ withdrawn_at: at }) => at === null)).toMatchObject([{ state: 'opened' }])
  })

  it('cannot be withdrawn with the reference of another request', async () => {
    const one = await passOn()
    const other = await passOn()
    const path = `requests/${other.reference}/hand-overs/${await linkIn(one.reference, 'open')}/`
    expect((await opened.desk.send('DELETE', path)).status).toBe(404)
    expect(await listed(one.reference)).toMatchObject([{ state: 'open' }])
  })

  it('becomes invalid when the consent is withdrawn, and stays invalid after a new consent', async () => {
    const { reference, key, code, private_link_id: own } = await passOn()
    await takeBack(own)
    expect(await open(key, code)).toMatchObject({ state: 'withdrawn', sheet: null })
    const later = await opened.at('2027-03-05T10:00:00Z')
    await later.desk.agreeToPassOn(reference)
    expect(await open(key, code)).toMatchObject({ state: 'withdrawn', sheet: null })
    const { link } = await make(reference, later.desk)
    expect(await open(link.key, link.code)).toMatchObject({ state: 'read' })
  })

  it('is unknown after the request was erased, and leaves no trace', async () => {
    const { key, code, private_link_id: own } = await passOn()
    await opened.backend.call('DELETE', `/api/requests/${own}`)
    expect((await open(key, code)).status).toBe(404)
    expect((await open('q8Zk3vJ0Tn-2hY_5aXw7Lg', code)).status).toBe(404)
    expect((await storedRows(opened.backend.database))['public.hand_over']).toBe(0)
  })

  it('is stored without key and code', async () => {
    const { key, code } = await passOn()
    const rows = JSON.stringify(await opened.backend.database.select().from(handOver))
    expect([rows.includes(key), rows.includes(`"${code}"`)]).toEqual([false, false])
  })
})

describe('the creation and opening of a link', () => {
  it('are shown on the page of the person, in the history of the desk, the export and the audit trail', async () => {
    const { reference, key, code, private_link_id: own } = await passOn()
    await open(key, code)
    const { link } = await make(reference)
    await withdraw(reference, await linkIn(reference, 'open'))
    const names = ['link_made', 'link_opened', 'link_made', 'link_withdrawn']
    const { team } = await privatePage(opened.backend, own)
    const events = team.filter(({ name }) => name.startsWith('link'))
    expect(events.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    expect(events[0]).toEqual({ name: 'link_made', on: '2027-03-05', site })
    const { history } = await opened.desk.open(reference)
    expect(history.filter(({ kind }) => kind.startsWith('link')).map(({ kind, by }) => [kind, by])).toEqual(
      expect.arrayContaining([
        ['link_made', 'Dominique Exemple'],
        ['link_opened', null],
        ['link_withdrawn', 'Dominique Exemple'],
      ]),
    )
    const { database } = opened.backend
    const exported = await personCommand(['export', reference], personRecords, { database, now: new Date() })
    const at = '2027-03-05T09:00:00.000Z'
    expect(JSON.parse(exported).requests[0].desk.hand_overs).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ site, openedAt: at, withdrawnAt: null }),
        expect.objectContaining({ site, openedAt: null, withdrawnAt: at }),
      ]),
    )
    expect([key, link.key].some((each) => exported.includes(each))).toBe(false)
    expect((await actions()).filter((action) => action.startsWith('hand_over'))).toEqual([
      'hand_over_made',
      'hand_over_opened',
      'hand_over_made',
      'hand_over_withdrawn',
    ])
  })
})
