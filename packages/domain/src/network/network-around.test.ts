import { expect, it } from 'vitest'
import { networkAround } from './network-around.ts'

it.each([
  ['203.0.113.7', '203.0.113.250', '203.0.114.7'],
  ['::ffff:203.0.113.7', '203.0.113.8', '::ffff:203.0.114.8'],
  ['2001:db8:1:1::7', '2001:db8:1:ffff:a:b:c:d', '2001:db8:2:1::7'],
  ['2001:DB8:1::7', '2001:db8:1:0::8', '2001:db8::7'],
])('%s and %s are in one network, %s is in another', (one, same, other) => {
  expect(networkAround(same)).toBe(networkAround(one))
  expect(networkAround(other)).not.toBe(networkAround(one))
})

it.each(['', 'unknown', '203.0.113', '203.0.113.7/8', '2001:db8::1/32', 'fe80::1%eth0'])(
  'takes %j without failing',
  (text) => {
    expect(() => networkAround(text)).not.toThrow()
  },
)
