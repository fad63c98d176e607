import { describe, expect, it, vi } from 'vitest'
import { type Call, CallError, failureIn, load, receiptOf, send } from './calls.ts'

const answered: Call<{ id: string }> = async () => ({ data: { id: 'a' }, response: Response.json({ id: 'a' }) })
const refused: Call<never> = async () => ({
  error: { email: [{ message: '', code: 'invalid_email' }] },
  response: Response.json({}, { status: 400 }),
})
const offline: Call<never> = () => Promise.reject(new TypeError('Failed to fetch'))
const refusal = { kind: 'refused', fields: { email: ['invalid_email'] } }

describe('a request that sends data', () => {
  it('is confirmed with the response', async () => {
    expect(await send(answered)).toEqual({ kind: 'confirmed', receipt: { id: 'a' } })
  })

  it('is rejected with the fields that the backend named', async () => {
    expect(await send(refused)).toEqual(refusal)
  })

  it('never rejects, whatever the network does', async () => {
    expect(await send(offline)).toEqual({ kind: 'unreachable' })
  })

  it('as a mutation resolves to the confirmation or rejects with the reason', async () => {
    expect(await receiptOf(send(answered))).toEqual({ id: 'a' })
    const error = await receiptOf(send(refused)).catch((reason: unknown) => reason)
    expect(failureIn(error as CallError)).toEqual(refusal)
  })
})

describe('a request that loads data', () => {
  it('resolves to the response', async () => {
    expect(await load(answered)).toEqual({ id: 'a' })
  })

  it('rejects with the reason', async () => {
    const error = await load(refused).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(CallError)
    expect(failureIn(error as CallError)).toEqual(refusal)
  })
})

it('a request ends at its time limit, which is longer if data is sent', async () => {
  const ends = new AbortController()
  const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ends.signal)
  const silent: Call<never> = (signal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  const [sent, loaded] = [send(silent), load(silent).catch((reason: unknown) => reason)]
  expect(limits.mock.calls).toEqual([[30_000], [15_000]])
  ends.abort()
  expect(await sent).toEqual({ kind: 'unreachable' })
  expect(await loaded).toBeInstanceOf(CallError)
})

it('an error that no request caused is unexpected', () => {
  expect(failureIn(new Error('a chunk is gone'))).toEqual({ kind: 'unexpected', status: 0 })
})
