import { describe, expect, it } from 'vitest'
import { readRegister } from './read-register.ts'

const asked = {
  register: 'The register',
  id: 'NCT00000001',
  url: 'https://register.example/a',
  saveFrom: 'https://register.example/b',
}
const answering = (body: string, init: ResponseInit = {}) =>
  readRegister(asked, () => Promise.resolve(new Response(body, init)))

describe('a register', () => {
  it('gives its data', async () => {
    expect(await answering('{"a":1}')).toEqual({ a: 1 })
  })

  it.each([
    ['does not know the number', '', { status: 404 }, 'has no study NCT00000001. Check the number.'],
    ['is asked too often', '', { status: 429, headers: { 'retry-after': '90' } }, 'Wait 90 seconds and try again.'],
    ['names no time to wait', '', { status: 429 }, 'Wait some minutes and try again.'],
    ['fails', '', { status: 503 }, 'answered with the error 503. Try again later.'],
    ['answers with a page', '<!doctype html>', {}, 'answered with a page instead of data'],
  ])('that %s is told with what to do', async (_, body, init, told) => {
    await expect(answering(body, init)).rejects.toThrow(told)
  })

  it('that cannot be reached, at once or half way, is told with another way', async () => {
    await expect(readRegister(asked, () => Promise.reject(new TypeError('offline')))).rejects.toThrow(
      /cannot be reached.*register\.example\/b.*import that file/,
    )
    const broken = new ReadableStream({ start: (stream) => stream.error(new Error('cut')) })
    await expect(readRegister(asked, () => Promise.resolve(new Response(broken)))).rejects.toThrow('cannot be reached')
  })
})
