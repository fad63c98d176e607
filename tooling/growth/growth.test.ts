import { describe, expect, it } from 'vitest'
import { growthOf, linear } from './growth.ts'

/** Takes a time proportional to the product of both numbers. */
function look(times: number, others: number): number {
  let seen = 0
  for (let one = 0; one < times; one += 1) for (let other = 0; other < others; other += 1) seen += one ^ other
  return seen
}

describe('the growth rate', () => {
  it('is within bounds for linear work', async () => {
    expect(await growthOf((size) => () => look(size, 20_000), 4_096)).toBeLessThanOrEqual(linear)
  })

  it('is out of bounds for quadratic work', async () => {
    expect(await growthOf((size) => () => look(size, size), 16_384)).toBeGreaterThan(linear)
  })

  it('excludes the preparation', async () => {
    const prepare = (size: number) => {
      look(size, size)
      return () => undefined
    }
    expect(await growthOf(prepare, 4_096)).toBe(1)
  })

  it('is not measured at larger sizes if it is too high at a small one', async () => {
    const sizes: number[] = []
    await growthOf((size) => () => look(sizes.push(size) && size, size), 16_384)
    expect(Math.max(...sizes)).toBeLessThan(16_384)
  })
})
