import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { friday, signup } from '../../../testing/requests.ts'
import { gatewaySignIn, type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { requestTable } from '../../requests/request.table.ts'
import { type SmsState, sms, smsStop } from '../../sms/sms.table.ts'
import { isSmsStopped } from '../../sms/sms-stops.ts'

const phone = '+33639981235'
let backend: TestBackend
let requestId = ''

beforeAll(async () => {
  backend = await testBackend({ now: friday })
  await backend.post('/api/trials/signup', signup())
  const [request] = await backend.database.update(requestTable).set({ phone }).returning({ id: requestTable.id })
  requestId = request?.id ?? ''
})
afterAll(() => backend[Symbol.asyncDispose]())
beforeEach(async () => {
  await backend.database.delete(sms)
  await backend.database.delete(smsStop)
})

async function gateway(path: string, query: Record<string, string>, headers = gatewaySignIn, at = backend) {
  return (await at.call('GET', `/api/messages/${path}?${new URLSearchParams(query).toString()}`, { headers })).status
}

async function storeSms(id: string, state: SmsState): Promise<void> {
  const at = new Date(friday)
  const row = { id, requestId, letter: 'call_requested_sms', segments: 1, state, at }
  await backend.database.insert(sms).values({ ...row, stateAt: at })
}

const stateOf = async (id: string) => (await backend.database.select().from(sms).where(eq(sms.id, id)))[0]?.state

describe('a delivery report', () => {
  it.each([
    ['sending', 1, 'delivered'],
    ['sent', 1, 'delivered'],
    ['failed', 1, 'delivered'],
    ['sent', 2, 'failed'],
    ['sent', 16, 'failed'],
    ['delivered', 2, 'delivered'],
    ['sending', 4, 'sent'],
    ['sending', 8, 'sent'],
    ['delivered', 8, 'delivered'],
    ['sent', 32, 'sent'],
  ] as const)(
    'of a message that is %s with state %i: it is %s, however often it arrives',
    async (before, state, after) => {
      await storeSms('message', before)
      for (const _ of [1, 2]) expect(await gateway('delivered', { id: 'message', state: String(state) })).toBe(202)
      expect(await stateOf('message')).toBe(after)
    },
  )

  it('that arrives a day later counts', async () => {
    await storeSms('message', 'sent')
    backend.setNow('2027-03-06T09:00:00Z')
    expect(await gateway('delivered', { id: 'message', state: '1' })).toBe(202)
    expect(await backend.database.select().from(sms)).toMatchObject([
      { state: 'delivered', at: new Date(friday), stateAt: new Date('2027-03-06T09:00:00Z') },
    ])
  })

  it('of an unknown message has the same answer', async () => {
    expect(await gateway('delivered', { id: 'unknown', state: '1' })).toBe(202)
  })
})

describe('an answer', () => {
  it('is stored once for the desk, by any spelling of the number', async () => {
    for (const from of [phone, '33639981235', '0033639981235', '+33 6 39 98 12 35'])
      expect(await gateway('answered', { id: 'a1', from, text: 'Merci, à demain 👍' })).toBe(202)
    expect(await backend.database.select().from(sms)).toMatchObject([
      { id: 'in a1', requestId, letter: null, words: 'Merci, à demain 👍', state: 'received', segments: 0 },
    ])
    expect(await backend.database.select().from(smsStop)).toEqual([])
  })

  it('is cut to the length that the desk reads', async () => {
    expect(await gateway('answered', { id: 'a2', from: phone, text: 'a'.repeat(4_000) })).toBe(202)
    expect((await backend.database.select().from(sms))[0]?.words).toHaveLength(1_000)
  })

  it('STOP stops the number, and the desk reads it', async () => {
    expect(await gateway('answered', { id: 'a3', from: phone, text: 'Arrêt svp' })).toBe(202)
    expect(await isSmsStopped(backend.database, phone)).toBe(true)
    expect(await backend.database.select().from(sms)).toMatchObject([{ words: 'Arrêt svp' }])
  })

  it('STOP that is reported again does not undo a later consent', async () => {
    await gateway('answered', { id: 'a4', from: phone, text: 'STOP' })
    await backend.database.delete(smsStop)
    await gateway('answered', { id: 'a4', from: phone, text: 'STOP' })
    expect(await backend.database.select().from(smsStop)).toEqual([])
  })

  it('from a number without a request is dropped, but STOP counts', async () => {
    for (const text of ['Qui êtes-vous ?', 'stop'])
      expect(await gateway('answered', { id: text, from: '+33612345678', text })).toBe(202)
    expect(await backend.database.select().from(sms)).toEqual([])
    expect(await isSmsStopped(backend.database, '+33612345678')).toBe(true)
  })
})

describe('anybody else', () => {
  it.each([
    ['no password', ''],
    ['another password', `Basic ${btoa('gateway:another')}`],
    ['another user', `Basic ${btoa('admin:REPORTS_SECRET')}`],
    ['another scheme', 'Bearer REPORTS_SECRET'],
  ])('with %s is refused and changes nothing', async (_, authorization) => {
    await storeSms('message', 'sent')
    expect(await gateway('delivered', { id: 'message', state: '1' }, { authorization })).toBe(401)
    expect(await gateway('answered', { id: 'a', from: phone, text: 'STOP' }, { authorization })).toBe(401)
    expect(await stateOf('message')).toBe('sent')
    expect(await backend.database.select().from(smsStop)).toEqual([])
  })

  it('has a limit, which the gateway at the same address has not', async () => {
    await using limited = await testBackend({ now: friday, limits: { readsPerMinute: 2 } })
    const report = (headers: typeof gatewaySignIn) => gateway('delivered', { id: 'x', state: '1' }, headers, limited)
    const guess = { authorization: 'Basic guess' }
    expect([await report(guess), await report(guess), await report(guess)]).toEqual([401, 401, 429])
    for (let times = 0; times < 5; times += 1) expect(await report(gatewaySignIn)).toBe(202)
    const read = async () => (await limited.call('GET', '/api/trials/call-slots', { headers: gatewaySignIn })).status
    for (let times = 0; times < 2; times += 1) await read()
    expect(await read()).toBe(429)
  })
})
