import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shareUntilChanged } from './desk-changes.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Returns a function that requests a result, which is the number of computations. */
function sharedCount(version: () => number | undefined, compute = async (count: number) => count) {
  const share = shareUntilChanged<number>({ version })
  let count = 0
  return (key = 'list=now') =>
    share(key, () => {
      count += 1
      return compute(count)
    })
}

it('equal requests share a result, and others do not', async () => {
  const request = sharedCount(() => 1)
  expect(await Promise.all([request(), request(), request('list=today')])).toEqual([1, 1, 2])
})

it('a change and the passing of time end the sharing', async () => {
  let version = 1
  const request = sharedCount(() => version)
  expect([await request(), await request()]).toEqual([1, 1])
  version = 2
  expect([await request(), await request()]).toEqual([2, 2])
  vi.advanceTimersByTime(1_000)
  expect(await request()).toBe(3)
})

it('nothing is shared while changes cannot be noticed', async () => {
  const request = sharedCount(() => undefined)
  expect([await request(), await request()]).toEqual([1, 2])
})

it('a failure is not shared with later requests', async () => {
  const request = sharedCount(
    () => 1,
    async (count) => (count === 1 ? Promise.reject(new Error('no database')) : count),
  )
  await expect(request()).rejects.toThrow('no database')
  expect(await request()).toBe(2)
})
