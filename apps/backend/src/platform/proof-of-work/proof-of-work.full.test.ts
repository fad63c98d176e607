import type { ThrottledProblem } from '@clairmemoire/api-client/schema'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contactRequest, friday, signup } from '../../../testing/requests.ts'
import { solvedProof } from '../../../testing/solved-proof.ts'
import { storedRows } from '../../../testing/stored-rows.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'

const news = '/api/mail/create-contact/'
const options = { now: friday, limits: { submissionsBeforeProof: 1 } }

const ask = (backend: TestBackend, proof?: string) =>
  backend.post(news, contactRequest(), proof === undefined ? {} : { 'x-proof-of-work': proof })

/** Exceeds the threshold and returns the next challenge. */
async function challengeOf(backend: TestBackend): Promise<string> {
  await ask(backend)
  const { status, body } = await ask(backend)
  const { code, challenge = '' } = body as ThrottledProblem
  expect([status, code]).toEqual([429, 'proof_required'])
  return challenge
}

afterEach(() => {
  vi.useRealTimers()
})

describe('a proof of work', () => {
  it('is required only above the threshold; a request without it then stores nothing', async () => {
    await using backend = await testBackend(options)
    expect((await ask(backend)).status).toBe(201)
    const before = await storedRows(backend.database)
    const asked = await ask(backend)
    expect(asked).toMatchObject({ status: 429, headers: { 'retry-after': '60' }, body: { code: 'proof_required' } })
    expect(await storedRows(backend.database)).toEqual(before)
    const { challenge = '' } = asked.body as ThrottledProblem
    expect((await ask(backend, await solvedProof(challenge))).status).toBe(201)
  })

  it('is required only of the network that exceeds its threshold', async () => {
    const limits = { submissionsBeforeProof: 1000 }
    await using backend = await testBackend({ now: friday, trustProxy: 'loopback', limits })
    const from = (address: string) => backend.post(news, contactRequest(), { 'x-forwarded-for': address })
    const statuses: number[] = []
    for (let sent = 0; sent < 21; sent += 1) statuses.push((await from(`2001:db8:1:1::${sent}`)).status)
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429])
    expect((await from('2001:db8:1:2::1')).status).toBe(201)
  })

  it('is valid in every process, but only once', async () => {
    await using one = await testBackend(options)
    await using other = await testBackend({ ...options, databaseUrl: one.databaseUrl })
    const proof = await solvedProof(await challengeOf(one))
    expect((await ask(other, proof)).status).toBe(201)
    expect((await ask(one, proof)).status).toBe(429)
  })

  it.each([
    ['of another challenge', (proof) => void (proof.challenge.parameters.cost = 1)],
    ['with a foreign signature', (proof) => void (proof.challenge.signature = '0'.repeat(64))],
    ['that is a guess', (proof) => void (proof.solution.derivedKey = '00'.repeat(32))],
    ['without a challenge', (proof) => void Reflect.deleteProperty(proof.challenge, 'parameters')],
    ['without a solution', (proof) => void Reflect.set(proof, 'solution', null)],
    ['of another form', (proof) => void Reflect.set(proof, 'solution', { derivedKey: [], counter: {} })],
  ] satisfies [string, Parameters<typeof solvedProof>[1]][])('%s is rejected', async (_, change) => {
    await using backend = await testBackend(options)
    const proof = await solvedProof(await challengeOf(backend), change)
    expect((await ask(backend, proof)).status).toBe(429)
    expect((await ask(backend, 'no.proof')).status).toBe(429)
  })

  it.each([
    [10, 201],
    [21, 429],
  ])('solved %i minutes later is answered with %i', async (minutes, status) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-05T09:00:00Z') })
    await using backend = await testBackend(options)
    const proof = await solvedProof(await challengeOf(backend))
    vi.setSystemTime(new Date(Date.now() + minutes * 60_000))
    expect((await ask(backend, proof)).status).toBe(status)
  })

  it('and the request without it count once towards the rate limit', async () => {
    await using backend = await testBackend({
      now: friday,
      limits: { submissionsBeforeProof: 0, submissionsPerMinute: 1 },
    })
    const send = async (proof?: string) =>
      backend.post('/api/trials/signup', signup(), proof === undefined ? {} : { 'x-proof-of-work': proof })
    const { challenge = '' } = (await send()).body as ThrottledProblem
    expect((await send(await solvedProof(challenge))).status).toBe(201)
    expect((await send()).body).toMatchObject({ code: 'throttled' })
  })

  it('is not required of mail programs, nor of any operation without the header in the contract', async () => {
    await using backend = await testBackend({ now: friday, limits: { submissionsBeforeProof: 0 } })
    const password = { trial_code: 'PREDICTOM', password: 'a guess' }
    expect((await backend.post('/api/trials/utils/check_password', password)).status).toBe(200)
    expect((await backend.call('POST', `/api/mail/stop/${'A'.repeat(22)}`)).status).toBe(204)
  })
})
