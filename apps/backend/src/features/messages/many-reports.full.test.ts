import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { friday, signup } from '../../../testing/requests.ts'
import { gatewaySignIn, testBackend } from '../../../testing/test-backend.ts'
import { requestTable } from '../../requests/request.table.ts'
import { sms } from '../../sms/sms.table.ts'

it('of 10,000 reports at once, none that was accepted is lost; the others are refused and may be sent again', async () => {
  await using backend = await testBackend({ now: friday, limits: { readsPerMinute: 300, eventLoopDelay: 1_000 } })
  const { database } = backend
  await backend.post('/api/trials/signup', signup())
  const [request] = await database.select({ requestId: requestTable.id }).from(requestTable)
  const at = new Date(friday)
  const ids = Array.from({ length: 10_000 }, (_, index) => `message ${index}`)
  const row = { requestId: '', ...request, letter: 'call_requested_sms', segments: 1, state: 'sent', at } as const
  for (const part of inParts(ids, 1_000))
    await database.insert(sms).values(part.map((id) => ({ ...row, id, stateAt: at })))

  const report = async (id: string) => {
    const url = `/api/messages/delivered?id=${encodeURIComponent(id)}&state=1`
    return { id, status: (await backend.call('GET', url, { headers: gatewaySignIn })).status }
  }
  const answers = await Promise.all(ids.map(report))
  const accepted = answers.filter(({ status }) => status === 202)
  const refused = answers.filter(({ status }) => status === 503)
  expect(accepted.length + refused.length).toBe(ids.length)
  expect(accepted.length).toBeGreaterThan(0)
  expect(refused.length).toBeGreaterThan(0)
  const countDelivered = () => database.$count(sms, eq(sms.state, 'delivered'))
  expect(await countDelivered()).toBe(accepted.length)

  let waiting = refused.map(({ id }) => id)
  while (waiting.length > 0) {
    const repeated = []
    for (const part of inParts(waiting, 200)) repeated.push(...(await Promise.all(part.map(report))))
    waiting = repeated.filter(({ status }) => status !== 202).map(({ id }) => id)
  }
  expect(await countDelivered()).toBe(ids.length)
  expect(backend.logged()).toBe('')
})

function inParts(ids: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, part) => ids.slice(part * size, (part + 1) * size))
}
