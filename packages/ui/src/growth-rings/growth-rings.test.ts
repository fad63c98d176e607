import { describe, expect, it } from 'vitest'
import { growthRings } from './growth-rings.ts'

const { width: size, marks } = growthRings()
const lines = marks.flatMap((mark) => ('path' in mark ? [mark] : []))
const dots = marks.flatMap((mark) => ('path' in mark ? [] : [mark]))

describe('the growth rings', () => {
  it('are the same drawing on every call, so that a prerendered page hydrates', () => {
    expect(growthRings()).toEqual(growthRings())
  })

  it('stay inside the frame with their strokes and dots', () => {
    for (const { path, width } of lines) {
      const radius = Number(/A([\d.]+)/.exec(path)?.[1])
      expect(radius + width / 2).toBeLessThanOrEqual(size / 2)
    }
    for (const { x, y, radius } of dots) {
      expect(Math.min(x, y) - radius).toBeGreaterThanOrEqual(0)
      expect(Math.max(x, y) + radius).toBeLessThanOrEqual(size)
    }
  })

  it('end every third ring with a dot', () => {
    for (const { x, y } of dots.filter(({ tone }) => tone !== 'ink')) {
      expect(lines.some(({ path }) => path.endsWith(` ${x} ${y}`))).toBe(true)
    }
  })
})
