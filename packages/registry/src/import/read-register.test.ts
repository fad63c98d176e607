import { describe, expect, it } from 'vitest'
import { addressAt, readRegister } from './read-register.ts'
import { registerFailureText } from './register-problem.ts'

const asked = {
  register: { en: 'The register', fr: 'Le registre' },
  id: 'NCT00000001',
  url: 'https://register.example/a?b=c',
}
const answering = (body: string, init: ResponseInit = {}) =>
  readRegister(asked, { fetch: () => Promise.resolve(new Response(body, init)) })

describe('a register', () => {
  it('returns its data', async () => {
    expect(await answering('{"a":1}')).toEqual({ a: 1 })
  })

  it('is requested at its own address, or at the given origin', () => {
    expect(addressAt(undefined, asked.url)).toBe('https://register.example/a?b=c')
    expect(addressAt('http://127.0.0.1:4000', asked.url)).toBe('http://127.0.0.1:4000/a?b=c')
  })

  it.each([
    ['does not know the number', '', { status: 404 }, 'has no study NCT00000001. Check the number.'],
    [
      'limits the rate of requests',
      '',
      { status: 429, headers: { 'retry-after': '90' } },
      'Wait 90 seconds and try again.',
    ],
    ['names no waiting time', '', { status: 429 }, 'Wait some minutes and try again.'],
    ['fails', '', { status: 503 }, 'answered with the error 503. Try again later.'],
    ['sends an HTML page', '<!doctype html>', {}, 'answered with a page instead of data'],
  ])('that %s gives an error with advice', async (_, body, init, told) => {
    await expect(answering(body, init)).rejects.toThrow(told)
  })

  it('that is unreachable, or stops in the middle of a response, gives an error with advice', async () => {
    const failing = (fetchIt: typeof fetch) => readRegister(asked, { fetch: fetchIt })
    await expect(failing(() => Promise.reject(new TypeError('offline')))).rejects.toThrow('cannot be reached. Check')
    const broken = new ReadableStream({ start: (stream) => stream.error(new Error('cut')) })
    await expect(failing(() => Promise.resolve(new Response(broken)))).rejects.toThrow('cannot be reached')
  })

  it('has error messages in French too, with every value inserted', () => {
    const { register, id } = asked
    expect(registerFailureText({ code: 'too_often', register, id, wait: '90' }, 'fr')).toBe(
      'Le registre a reçu trop de demandes. Attendez 90 secondes et réessayez.',
    )
    expect(registerFailureText({ code: 'unreadable', register, id, fields: [''] }, 'fr')).toBe(
      'Le registre donne pour NCT00000001 une fiche que nous ne savons pas lire (en entier). Comparez-la à la main avec le registre, et prévenez un développeur.',
    )
  })
})
