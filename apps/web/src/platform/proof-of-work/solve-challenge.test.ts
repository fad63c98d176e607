import { setTimeout as pause } from 'node:timers/promises'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, expect, it, vi } from 'vitest'
import { solve } from './solve-challenge.ts'

const secrets = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' }
const never = new AbortController().signal
const answer = (challenge: unknown) => Response.json({ code: 'proof_required', challenge }, { status: 429 })

/** Creates a challenge as the backend does. */
async function newChallenge(counter = 12): Promise<string> {
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter, deriveKey, ...secrets })
  return Buffer.from(JSON.stringify(challenge)).toString('base64url')
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a solution is accepted by the backend, in the form of the contract', async () => {
  const asked = await newChallenge()
  const proof = (await solve(answer(asked), never)) ?? ''
  expect(proof).toMatch(/^[\w-]+\.[\w-]+$/)
  const [challenge = '', solution = ''] = proof.split('.')
  expect(challenge).toBe(asked)
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  const payload = { challenge: read(challenge), solution: read(solution) }
  expect(await verifySolution({ ...payload, deriveKey, ...secrets })).toMatchObject({ verified: true })
})

it.each([
  ['at once', 0],
  ['while solving', 100],
])('solving ends with its request: %s', async (_, milliseconds) => {
  const request = new AbortController()
  const solved = solve(answer(await newChallenge(2 ** 31)), request.signal)
  if (milliseconds > 0) await pause(milliseconds)
  request.abort()
  expect(await solved).toBeUndefined()
})

it('a device that cannot derive keys, as without https, has no solution', async () => {
  const asked = await newChallenge()
  vi.stubGlobal('crypto', {})
  expect(await solve(answer(asked), never)).toBeUndefined()
})

it.each([undefined, '', 'e30', 'bm8gSlNPTg', '%%%', 12])('an invalid challenge has no solution: %j', async (asked) => {
  expect(await solve(answer(asked), never)).toBeUndefined()
})

it('the page of a proxy has no solution', async () => {
  expect(await solve(new Response('<h1>429</h1>', { status: 429 }), never)).toBeUndefined()
})
