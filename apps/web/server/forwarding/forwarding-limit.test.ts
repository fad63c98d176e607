import { expect, it } from 'vitest'
import { forwardingLimit } from './forwarding-limit.ts'

const limits = { perNetwork: 5, firstOfNetwork: 2, inAll: 8 }
let now = 0
const limit = () => forwardingLimit(limits, () => now)
const passed = (may: ReturnType<typeof limit>, address: string, times: number) =>
  Array.from({ length: times }, () => may(address)).filter(Boolean).length

it('each network has a limit per minute', () => {
  const may = limit()
  expect(passed(may, '192.0.2.1', 100)).toBe(5)
  now += 60_000
  expect(passed(may, '192.0.2.1', 100)).toBe(5)
})

it('networks that send much do not use up the share of those that send little', () => {
  const may = limit()
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) passed(may, address, 100)
  expect(passed(may, '192.0.2.9', 2)).toBe(2)
})

it('all networks together have a limit', () => {
  const may = limit()
  const addresses = Array.from({ length: 100 }, (_, index) => `192.0.2.${index}`)
  expect(addresses.reduce((sum, address) => sum + passed(may, address, 10), 0)).toBeLessThanOrEqual(2 * limits.inAll)
})

it('each item counts, even if several are sent at once', () => {
  const may = limit()
  expect([may('192.0.2.1', 4), may('192.0.2.1', 2), may('192.0.2.1', 1)]).toEqual([true, false, true])
})

it.each([
  ['192.0.2.1', '::ffff:192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::6'],
])('%s and %s count as one network', (address, same) => {
  const may = limit()
  expect([passed(may, address, 100), passed(may, same, 100)]).toEqual([5, 0])
})

it('another network of the same provider counts separately', () => {
  const may = limit()
  expect([passed(may, '2001:db8:1:2::6', 100), passed(may, '2001:db8:1:3::6', 2)]).toEqual([5, 2])
})
