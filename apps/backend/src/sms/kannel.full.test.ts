import { createServer } from 'node:http'
import { settingsFrom } from '@clairmemoire/settings/schema'
import { eventually } from '@clairmemoire/vitest'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hasKannel, type Kannel, startKannel } from '../../testing/kannel.ts'
import { friday, signup } from '../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'
import { GatewayFails } from '../mail/sms-failure.ts'
import { requestTable } from '../requests/request.table.ts'
import { smsGateway } from './configured-gateway.ts'
import { smsSettings } from './settings.ts'
import { sms, smsStop } from './sms.table.ts'
import { isSmsStopped } from './sms-stops.ts'

const phone = '+33612345678'
/** The longest text of two segments, with each letter with an accent that GSM 7-bit has. */
const longText =
  `Clairmémoire : à ${'é'.repeat(20)} où ? 100% & https://clairmemoire.fr/r#a_b-c Répondez STOP. €`.padEnd(305, 'x')

describe.skipIf(!hasKannel)('Kannel, as docs/operations configures it,', () => {
  const stack = new AsyncDisposableStack()
  let backend: TestBackend
  let kannel: Kannel
  let requestId = ''

  beforeAll(async () => {
    backend = stack.use(await testBackend({ now: friday }))
    await backend.post('/api/trials/signup', signup())
    const [request] = await backend.database.update(requestTable).set({ phone }).returning({ id: requestTable.id })
    requestId = request?.id ?? ''
    kannel = stack.use(await startKannel(await served(backend, stack)))
  })
  afterAll(() => stack.disposeAsync())

  const send = (id: string, text: string, to = phone) =>
    smsGateway({ ...settingsFrom(kannel.settings, smsSettings), dataDirectory: '' })({
      id,
      to,
      from: '38123',
      text,
      segments: 2,
    })

  it('sends a message of two segments unchanged, and reports that it was delivered', async () => {
    const at = new Date(friday)
    const row = { id: 'a1b2', requestId, letter: 'call_requested_sms', segments: 2, state: 'sending' as const }
    await backend.database.insert(sms).values({ ...row, at, stateAt: at })
    await send('a1b2', longText)
    await vi.waitUntil(() => kannel.received().length === 2, eventually)
    const parts = kannel.received()
    expect(parts.map(({ text }) => text).join('')).toBe(longText)
    expect(parts.map(({ from, to }) => [from, to])).toEqual(Array.from({ length: 2 }, () => ['38123', phone]))
    const state = async () => (await backend.database.select().from(sms).where(eq(sms.id, 'a1b2')))[0]?.state
    await vi.waitUntil(async () => (await state()) === 'delivered', eventually)
  })

  it('reports an answer, and STOP stops the number', async () => {
    await kannel.answer(phone, '38123', 'Stop svp')
    await vi.waitUntil(async () => (await backend.database.$count(smsStop)) === 1, eventually)
    expect(await isSmsStopped(backend.database, phone)).toBe(true)
    const answers = await backend.database.select().from(sms).where(eq(sms.state, 'received'))
    expect(answers.map(({ words }) => words)).toEqual(['Stop svp'])
  })

  it('refuses another password, which is no reason to give up the number', async () => {
    const { SMS_GATEWAY_URL: url = '', ...others } = kannel.settings
    const wrong = { ...others, SMS_GATEWAY_URL: url.replace('SEND_PASSWORD', 'wrong') }
    const gateway = smsGateway({ ...settingsFrom(wrong, smsSettings), dataDirectory: '' })
    await expect(gateway({ id: 'x', to: phone, from: '38123', text: 'x', segments: 1 })).rejects.toEqual(
      new GatewayFails('HTTP 403', false),
    )
  })
})

/** Serves a test backend at a port and returns its origin. */
async function served(backend: TestBackend, stack: AsyncDisposableStack): Promise<string> {
  const server = createServer((request, response) => {
    const headers = { authorization: request.headers.authorization ?? '' }
    void backend.call('GET', request.url ?? '', { headers }).then(({ status }) => response.writeHead(status).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stack.defer(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${String(Object(server.address()).port)}`
}
