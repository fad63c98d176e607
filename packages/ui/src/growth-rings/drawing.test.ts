import { describe, expect, it } from 'vitest'
import { arcPath, pointAt } from './growth-rings.ts'

const centre = { x: 50, y: 50 }

describe('a point of a circle', () => {
  it('goes clockwise from three o’clock', () => {
    expect(pointAt(centre, 20, 0)).toEqual({ x: 70, y: 50 })
    expect(pointAt(centre, 20, 90)).toEqual({ x: 50, y: 70 })
  })
})

describe('an arc', () => {
  it('of at most half a turn has the flag for a small arc', () => {
    expect(arcPath({ centre, radius: 20, from: 0, to: 90 })).toBe('M70 50A20 20 0 0 1 50 70')
  })

  it('of more than half a turn has the flag for a large arc', () => {
    expect(arcPath({ centre, radius: 20, from: 90, to: 360 })).toBe('M50 70A20 20 0 1 1 70 50')
  })

  it.each([0, -10, 360, 400])('cannot sweep %s degrees', (sweep) => {
    expect(() => arcPath({ centre, radius: 20, from: 10, to: 10 + sweep })).toThrow(RangeError)
  })
})
