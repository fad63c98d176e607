import { afterEach, expect, it, vi } from 'vitest'
import { supportOlderBrowsers } from './older-browsers.ts'

const brought = [
  [URL, 'canParse'],
  [AbortSignal, 'timeout'],
  [Array.prototype, 'toSorted'],
] as const
const own = brought.map(([owner, name]) => [owner, name, Reflect.getOwnPropertyDescriptor(owner, name)] as const)

/** Removes the features that Safari 15.6 lacks. */
function startOlder(): void {
  for (const [owner, name] of brought) Reflect.deleteProperty(owner, name)
  supportOlderBrowsers()
}

afterEach(() => {
  vi.useRealTimers()
  for (const [owner, name, descriptor] of own) if (descriptor) Reflect.defineProperty(owner, name, descriptor)
})

it('an older browser can check an address', () => {
  startOlder()
  expect(URL.canParse('https://clinic.example/')).toBe(true)
  expect(URL.canParse('/path', 'https://clinic.example/')).toBe(true)
  expect(URL.canParse('')).toBe(false)
})

it('an older browser aborts a request that takes too long', () => {
  vi.useFakeTimers()
  startOlder()
  const signal = AbortSignal.timeout(15_000)
  vi.advanceTimersByTime(14_999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
})

it('an older browser sorts a copy, and the polyfills of an array are not enumerable', () => {
  startOlder()
  const given = [3, 1, 2]
  expect(given.toSorted((one, other) => one - other)).toEqual([1, 2, 3])
  expect(given).toEqual([3, 1, 2])
  expect(Reflect.getOwnPropertyDescriptor(Array.prototype, 'toSorted')?.enumerable).toBe(false)
})

it('a newer browser keeps its own implementation', () => {
  supportOlderBrowsers()
  for (const [owner, name, descriptor] of own) expect(Reflect.get(owner, name)).toBe(descriptor?.value)
})
