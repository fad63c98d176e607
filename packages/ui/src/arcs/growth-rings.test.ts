import { describe, expect, it } from 'vitest'
import { growthRings } from './growth-rings.ts'

describe('the growth rings', () => {
  it('are the same drawing at every call, so that a prerendered page hydrates', () => {
    expect(growthRings()).toEqual(growthRings())
  })

  it('stay inside their frame, strokes and dots included', () => {
    const { size, rings, moments } = growthRings()
    for (const { path, width } of rings) {
      const radius = Number(/A([\d.]+)/.exec(path)?.[1])
      expect(radius + width / 2).toBeLessThanOrEqual(size / 2)
    }
    for (const { x, y, radius } of moments) {
      expect(Math.min(x, y) - radius).toBeGreaterThanOrEqual(0)
      expect(Math.max(x, y) + radius).toBeLessThanOrEqual(size)
    }
  })

  it('put every moment at the mouth of a ring', () => {
    const { rings, moments } = growthRings()
    for (const { x, y } of moments) expect(rings.some(({ path }) => path.endsWith(` ${x} ${y}`))).toBe(true)
  })
})
