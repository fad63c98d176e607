import { describe, expect, it } from 'vitest'
import { scoreRings } from './score-rings.ts'

const tonesOf = (drawing: ReturnType<typeof scoreRings>) => drawing.marks.map(({ tone }) => tone)

describe('the rings of a result', () => {
  it('are plain data, the same at every call', () => {
    const shares = { whole: 0.3, parts: [0.2, 0.9] }
    expect(JSON.parse(JSON.stringify(scoreRings(shares)))).toEqual(scoreRings(shares))
  })

  it('grow with the share, up to a whole ring', () => {
    const pathOf = (whole: number) =>
      scoreRings({ whole, parts: [] }).marks.flatMap((mark) =>
        'path' in mark && mark.tone === 'pine' ? [mark.path] : [],
      )
    expect(pathOf(0.3)).not.toEqual(pathOf(0.4))
    expect(pathOf(1)).toEqual(pathOf(7))
  })

  it('have one thin ring for each part that has anything to show', () => {
    expect(tonesOf(scoreRings({ whole: 0.5, parts: [0.3, 0, 0.6] }))).toEqual([
      'dew',
      'fern',
      'fern',
      'pine',
      'amber',
      'ink',
    ])
  })

  it('are empty, without a moment, where there is too little to say', () => {
    expect(tonesOf(scoreRings({ whole: undefined, parts: [] }))).toEqual(['dew', 'ink'])
  })

  it('begin with a moment where there is nothing to add up', () => {
    expect(tonesOf(scoreRings({ whole: 0, parts: [] }))).toEqual(['dew', 'amber', 'ink'])
  })

  it.each([1, 6, 12, 40])('stay inside their frame with %d parts', (count) => {
    const { width, marks } = scoreRings({ whole: 1, parts: Array.from({ length: count }, () => 1) })
    const radii = marks.flatMap((mark) => ('path' in mark ? [Number(/A([\d.]+)/.exec(mark.path)?.[1])] : []))
    expect(Math.max(...radii) + 9).toBeLessThanOrEqual(width / 2)
    expect(Math.min(...radii)).toBeGreaterThan(12)
  })
})
