import { settingsFrom } from '@clairmemoire/settings/schema'
import { eventually } from '@clairmemoire/vitest'
import { sql } from 'drizzle-orm'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { gatewayThat } from '../../testing/http-gateway-server.ts'
import { friday, signup } from '../../testing/requests.ts'
import { gatewaySignIn, type TestBackend, testBackend } from '../../testing/test-backend.ts'
import { httpGateway } from './http-gateway.ts'
import { smsSettings } from './settings.ts'
import { sms } from './sms.table.ts'

const accepts = (response: ServerResponse) => response.end('0: Accepted for delivery')
const settings = settingsFrom({ SMS_GATEWAY_ACCEPTS: 'delivery', SMS_GATEWAY_REFUSES: 'denied' }, smsSettings)

const stack = new AsyncDisposableStack()
let backend: TestBackend
let gateway: Awaited<ReturnType<typeof gatewayThat>>
let answer: (response: ServerResponse) => unknown = accepts
const logged: { event: string; is?: string; reason?: string }[] = []

beforeAll(async () => {
  gateway = stack.use(await gatewayThat((response) => void answer(response)))
  backend = stack.use(
    await testBackend({
      now: friday,
      gateway: httpGateway({ ...settings, url: `${gateway.origin}/?to={to}&text={text}&id={id}` }, 2_000),
      onFailure: (line) => logged.push(JSON.parse(line)),
    }),
  )
})
afterAll(() => stack.disposeAsync())
beforeEach(async () => {
  logged.length = 0
  gateway.asked.length = 0
  await backend.database.execute(sql`delete from pgboss.job where name in ('mail', 'mail-undeliverable')`)
  await backend.database.execute(sql`delete from request`)
  await backend.database.execute(sql`delete from visitor_mail`)
})

const askForCall = (phone = '06 12 34 56 78') => backend.post('/api/trials/signup', signup({ phone, sms: true }))

/** The text messages in the queues. */
async function jobs() {
  const { rows } = await backend.database.execute(sql`
    select name, state, coalesce(output, data -> 'failure') ->> 'code' as code from pgboss.job
    where data ->> 'letter' like '%\\_sms' and state <> 'completed'`)
  return rows
}

const sendNow = () => backend.database.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
const states = async () => (await backend.database.select().from(sms)).map(({ state }) => state)

describe('a gateway', () => {
  it('that refuses the password is one outage, however many messages fail; they are sent later', async () => {
    answer = (response) => response.writeHead(403).end('Authorization failed')
    await askForCall()
    await askForCall('06 12 34 56 79')
    const waiting = { name: 'mail', state: 'retry', code: 'HTTP 403' }
    await expect.poll(jobs).toEqual([waiting, waiting])
    expect(logged).toMatchObject([
      { event: 'sms gateway fails', is: 'begun', reason: expect.stringMatching('SMS_GATEWAY_URL') },
    ])
    answer = accepts
    await sendNow()
    await expect.poll(jobs).toEqual([])
    expect(await states()).toEqual(['sent', 'sent'])
  })

  it('that refuses the number gets the message once; the operator finds it without its number', async () => {
    answer = (response) => response.writeHead(403).end('Number has been denied.')
    await askForCall()
    await expect.poll(jobs).toEqual([{ name: 'mail-undeliverable', state: 'created', code: 'NUMBER_REFUSED' }])
    expect(logged).toMatchObject([{ event: 'mail undeliverable', letter: 'call_requested_sms' }])
    expect(await states()).toEqual(['failed'])
    expect(gateway.asked).toHaveLength(1)
    const { rows } = await backend.database.execute(sql`select data, output from pgboss.job`)
    expect(JSON.stringify([rows, logged])).not.toContain('612345678')
  })

  it('that answers too late gets the message once if it reports the delivery', async () => {
    answer = () => undefined
    await askForCall()
    await expect.poll(jobs).toEqual([{ name: 'mail', state: 'retry', code: 'TIMEOUT' }])
    answer = accepts
    await sendNow()
    await vi.waitUntil(async () => (await jobs())[0]?.['code'] === 'HELD_BACK', eventually)
    const id = new URL(gateway.asked[0]?.url ?? '', gateway.origin).searchParams.get('id') ?? ''
    await backend.call('GET', `/api/messages/delivered?id=${id}&state=1`, { headers: gatewaySignIn })
    await sendNow()
    await expect.poll(jobs).toEqual([])
    expect(gateway.asked).toHaveLength(1)
    expect(await states()).toEqual(['delivered'])
  })
})
