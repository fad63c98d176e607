import { expect, it } from 'vitest'
import { loginSource } from './login-source.ts'

const sessions = { key: Buffer.alloc(32), origins: [], isLocal: true }
const networkOf = (address: string) => loginSource({ sessions }, 'd@clinic.example', address).network

it.each([
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:0DB8:0001:0002::1'],
  ['2001:db8::1', '2001:db8::2'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
])('%s and %s are of one subscriber', (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other))
})

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['192.0.2.7', '192.0.2.8'],
])('%s and %s are of two', (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other))
})
