import { createApiClient } from '@clairmemoire/api-client'
import { afterEach, expect, it, vi } from 'vitest'
import { readStream, type Sign } from './follow-changes.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A stream to which the test writes, and the signs that its reader reports. */
function openStream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const signs: Sign[] = []
  const stopping = new AbortController()
  const client = createApiClient({
    baseUrl: 'https://clinic.example',
    readCookie: () => undefined,
    accessToken: () => undefined,
    fetch: async ({ signal }) => {
      signal.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => undefined))
      return new Response(readable, { headers: { 'content-type': 'text/event-stream' } })
    },
  })
  const reading = readStream(
    async () => client,
    (sign) => void signs.push(sign),
    stopping.signal,
  )
  return {
    signs,
    reading,
    stop: () => stopping.abort(),
    send: (text: string) => writer.write(new TextEncoder().encode(text)),
    end: () => writer.close(),
  }
}

it('a comment signals that the stream is open, and an event signals that a list has changed', async () => {
  const { send, signs, end, reading } = openStream()
  await send(':\n\n')
  await send('data: changed\n\n')
  await end()
  await reading
  expect(signs).toEqual(['alive', 'changed'])
})

it('an event in two parts is one change', async () => {
  const { send, signs, end, reading } = openStream()
  await send('data: cha')
  await send('nged\n\n')
  await end()
  await reading
  expect(signs).toEqual(['alive', 'changed'])
})

it('a stream that sends nothing for 40 seconds is aborted', async () => {
  vi.useFakeTimers()
  const { send, reading } = openStream()
  const broken = reading.catch(String)
  await send(':\n\n')
  await vi.advanceTimersByTimeAsync(40_000)
  expect(await broken).toContain('aborted')
})

it('the stream is aborted when the page is left', async () => {
  const { send, stop, reading } = openStream()
  const broken = reading.catch(String)
  await send(':\n\n')
  stop()
  expect(await broken).toContain('aborted')
})
