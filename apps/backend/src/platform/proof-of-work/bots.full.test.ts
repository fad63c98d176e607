import type { ThrottledProblem } from '@clairmemoire/api-client/schema'
import { expect, it } from 'vitest'
import { contactRequest, friday } from '../../../testing/requests.ts'
import { solvedProof } from '../../../testing/solved-proof.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { readSettings } from '../../server/settings.ts'

/** The default limits, without the limit that depends on the speed of the machine. */
const limits = { ...readSettings({}).limits, eventLoopDelay: undefined }

const send = (backend: TestBackend, address: string, body: object, headers = {}) =>
  backend.post('/api/mail/create-contact/', body, { 'x-forwarded-for': address, ...headers })

/** Repeats the request with the required proof, as a page does. */
async function sendWithProof(backend: TestBackend, address: string, email: string): Promise<number> {
  const body = contactRequest({ email })
  const { status, body: answer } = await send(backend, address, body)
  if (status !== 429) return status
  const proof = await solvedProof((answer as ThrottledProblem).challenge ?? '')
  return (await send(backend, address, body, { 'x-proof-of-work': proof })).status
}

const bots = {
  'that fills in every field': { body: { ...contactRequest(), website: 'https://bot.example' }, from: 1000 },
  'that comes from one place': { body: contactRequest(), from: 1 },
  'that comes from everywhere': { body: contactRequest(), from: 1000 },
} as const

it.each(Object.entries(bots))(
  'of 1,000 requests of a bot %s, at most 10 a minute are accepted, and all requests of 33 people are',
  async (_, { body, from }) => {
    await using backend = await testBackend({ now: friday, trustProxy: 'loopback', limits })
    const began = performance.now()
    const ofBot: number[] = []
    const ofPeople: number[] = []
    for (let sent = 0; sent < 1000; sent += 1) {
      const { status } = await send(backend, `198.18.${Math.floor((sent % from) / 250)}.${(sent % from) % 250}`, body)
      ofBot.push(status)
      if (sent % 30 === 29)
        ofPeople.push(await sendWithProof(backend, `192.0.2.${Math.floor(sent / 30)}`, `p${sent}@visitor.example`))
    }
    const minutes = 1 + Math.floor((performance.now() - began) / 60_000)
    expect(ofBot.filter((status) => status < 400).length).toBeLessThanOrEqual(10 * minutes)
    expect(ofBot).toHaveLength(1000)
    expect(new Set(ofPeople)).toEqual(new Set([201]))
    expect(ofPeople).toHaveLength(33)
  },
)
