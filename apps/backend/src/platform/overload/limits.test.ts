import { expect, it } from 'vitest'
import { boundedWork, Overloaded } from './limits.ts'

it('bounded work has limited concurrency and keeps its order', async () => {
  const bounded = boundedWork({ atOnce: 2, waiting: 10 })
  const started: number[] = []
  const ends: PromiseWithResolvers<void>[] = []
  const work = (index: number) =>
    bounded(() => {
      started.push(index)
      const end = Promise.withResolvers<void>()
      ends.push(end)
      return end.promise
    })
  const all = [0, 1, 2, 3, 4].map(work)
  await settled()
  expect(started).toEqual([0, 1])
  ends[1]?.resolve()
  await settled()
  expect(started).toEqual([0, 1, 2])
  for (let index = 0; index < all.length; index += 1) {
    ends[index]?.resolve()
    await settled()
  }
  await Promise.all(all)
  expect(started).toEqual([0, 1, 2, 3, 4])
})

it('bounded work is rejected when the queue is full, and continues after failed work', async () => {
  const bounded = boundedWork({ atOnce: 1, waiting: 1 })
  const end = Promise.withResolvers<void>()
  const first = bounded(() => end.promise)
  const second = bounded(async () => 'done')
  await expect(bounded(async () => 'too much')).rejects.toThrow(Overloaded)
  end.reject(new Error('failed'))
  await expect(first).rejects.toThrow('failed')
  expect(await second).toBe('done')
  expect(await bounded(async () => 'later')).toBe('later')
})

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
