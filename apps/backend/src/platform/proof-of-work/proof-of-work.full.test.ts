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

/** More has come than people send; the challenge that the next one gets. */
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
  it('is asked for only while more comes than people send; then nothing is stored without one', async () => {
    await using backend = await testBackend(options)
    expect((await ask(backend)).status).toBe(201)
    const before = await storedRows(backend.database)
    const asked = await ask(backend)
    expect(asked).toMatchObject({ status: 429, headers: { 'retry-after': '60' }, body: { code: 'proof_required' } })
    expect(await storedRows(backend.database)).toEqual(before)
    const { challenge = '' } = asked.body as ThrottledProblem
    expect((await ask(backend, await solvedProof(challenge))).status).toBe(201)
  })

  it('is asked of one network that sends more than people do, and of nobody else', async () => {
    const limits = { submissionsBeforeProof: 1000 }
    await using backend = await testBackend({ now: friday, trustProxy: 'loopback', limits })
    const from = (address: string) => backend.post(news, contactRequest(), { 'x-forwarded-for': address })
    const statuses: number[] = []
    for (let sent = 0; sent < 21; sent += 1) statuses.push((await from(`2001:db8:1:1::${sent}`)).status)
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429])
    expect((await from('2001:db8:1:2::1')).status).toBe(201)
  })

  it('counts at every process, and once', async () => {
    await using one = await testBackend(options)
    await using other = await testBackend({ ...options, databaseUrl: one.databaseUrl })
    const proof = await solvedProof(await challengeOf(one))
    expect((await ask(other, proof)).status).toBe(201)
    expect((await ask(one, proof)).status).toBe(429)
  })

  it.each([
    ['of another challenge', (proof) => void (proof.challenge.parameters.cost = 1)],
    ['with a signature of somebody else', (proof) => void (proof.challenge.signature = '0'.repeat(64))],
    ['that is a guess', (proof) => void (proof.solution.derivedKey = '00'.repeat(32))],
    ['without a challenge', (proof) => void Reflect.deleteProperty(proof.challenge, 'parameters')],
    ['without a solution', (proof) => void Reflect.set(proof, 'solution', null)],
    ['of another form', (proof) => void Reflect.set(proof, 'solution', { derivedKey: [], counter: {} })],
  ] satisfies [string, Parameters<typeof solvedProof>[1]][])('%s is none', async (_, spoil) => {
    await using backend = await testBackend(options)
    const proof = await solvedProof(await challengeOf(backend), spoil)
    expect((await ask(backend, proof)).status).toBe(429)
    expect((await ask(backend, 'no.proof')).status).toBe(429)
  })

  it.each([
    [10, 201],
    [21, 429],
  ])('may take its time: %i minutes later it is answered %i', async (minutes, status) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-05T09:00:00Z') })
    await using backend = await testBackend(options)
    const proof = await solvedProof(await challengeOf(backend))
    vi.setSystemTime(new Date(Date.now() + minutes * 60_000))
    expect((await ask(backend, proof)).status).toBe(status)
  })

  it('and the request without it are one to the limit of a visitor', async () => {
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

  it('is not asked of mail programs, nor of anything that the contract does not say it of', async () => {
    await using backend = await testBackend({ now: friday, limits: { submissionsBeforeProof: 0 } })
    const password = { trial_code: 'PREDICTOM', password: 'a guess' }
    expect((await backend.post('/api/trials/utils/check_password', password)).status).toBe(200)
    expect((await backend.call('POST', `/api/mail/stop/${'A'.repeat(22)}`)).status).toBe(204)
  })
})
