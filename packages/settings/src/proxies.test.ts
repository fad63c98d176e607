import { describe, expect, it } from 'vitest'
import { namedProxies, trustedProxies } from './proxies.ts'

describe.each([namedProxies, trustedProxies])('trusted proxies', (kind) => {
  it.each([
    ['true', true],
    ['false', false],
    ['loopback', 'loopback'],
    ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
  ])('may be %j', (text, value) => {
    expect(kind.read(text)).toEqual({ value })
  })

  it.each(['nonsense', 'loopback,', '10.0.0.0/99', '-1'])('are not %j, which Fastify would reject', (text) => {
    expect(kind.read(text)).toEqual({ refused: text })
  })
})

it('as many proxies are trusted as the given number says', () => {
  const reading = trustedProxies.read('2')
  const trusts = 'value' in reading ? reading.value : undefined
  if (typeof trusts !== 'function') throw new Error('a number is not read')
  expect([0, 1, 2].map((hop) => trusts('192.0.2.1', hop))).toEqual([true, true, false])
})

it('a setting that needs names of proxies accepts no number', () => {
  expect(namedProxies.read('2')).toEqual({ refused: '2' })
})
