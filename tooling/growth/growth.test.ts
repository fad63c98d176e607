import { describe, expect, it } from 'vitest'
import { growthOf, linear } from './growth.ts'

/** Takes a time proportional to the product of both numbers. */
function work(outer: number, inner: number): number {
  let result = 0
  for (let i = 0; i < outer; i += 1) for (let j = 0; j < inner; j += 1) result += i ^ j
  return result
}

describe('the growth rate', () => {
  it('is within bounds for linear work', async () => {
    expect(await growthOf((size) => () => work(size, 20_000), 4_096)).toBeLessThanOrEqual(linear)
  })

  it('is out of bounds for quadratic work', async () => {
    expect(await growthOf((size) => () => work(size, size), 16_384)).toBeGreaterThan(linear)
  })

  it('excludes the preparation', async () => {
    const prepare = (size: number) => {
      work(size, size)
      return () => undefined
    }
    expect(await growthOf(prepare, 4_096)).toBe(1)
  })

  it('is not measured at larger sizes if it is too high at a small one', async () => {
    const sizes: number[] = []
    const prepare = (size: number) => {
      sizes.push(size)
      return () => work(size, size)
    }
    await growthOf(prepare, 16_384)
    expect(Math.max(...sizes)).toBeLessThan(16_384)
  })
})
