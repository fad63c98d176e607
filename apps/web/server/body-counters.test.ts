import { expect, it } from 'vitest'
import { bodyCounters } from './body-counters.ts'

const limits = { ofVisitor: 20, ofNetwork: 40, ofSmallNetwork: 5, ofAll: 100 }

/** The number of bodies of this size, sent one after the other and not finished, that are accepted. */
function taken(counterFor: ReturnType<typeof bodyCounters>, addresses: readonly string[], bytes: number): number {
  const isTaken = (address: string) => {
    const body = counterFor(address)
    try {
      body.take(bytes)
      return true
    } catch {
      body.release()
      return false
    }
  }
  return addresses.filter(isTaken).length
}

const times = (count: number, addressOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => addressOf(index))

it.each([
  ['one address', () => '192.0.2.1', 2],
  ['one network of IPv4', (index: number) => `192.0.2.${index}`, 4],
  ['one subscriber of IPv6', (index: number) => `2001:db8:1:1::${index}`, 2],
  ['one network of IPv6', (index: number) => `2001:db8:1:${index}::1`, 4],
  ['many networks', (index: number) => `192.0.${index}.1`, 10],
])('slow bodies of %s have a limit, and leave room for others', (_, addressOf, accepted) => {
  const counterFor = bodyCounters(limits)
  expect(taken(counterFor, times(64, addressOf), 10)).toBe(accepted)
  expect(
    taken(
      counterFor,
      times(20, (index) => `198.51.${index}.1`),
      5,
    ),
  ).toBe(20)
})

it('all bodies together have a limit, even if every network sends little', () => {
  expect(
    taken(
      bodyCounters(limits),
      times(200, (index) => `198.51.${index}.1`),
      5,
    ),
  ).toBe(40)
})

it('a finished body no longer counts', () => {
  const counterFor = bodyCounters(limits)
  const body = counterFor('192.0.2.1')
  body.take(20)
  expect(taken(counterFor, ['192.0.2.1'], 1)).toBe(0)
  body.release()
  expect(taken(counterFor, ['192.0.2.1'], 20)).toBe(1)
})
