import { assert, double, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kilometresBetween, milesFromKilometres, roundDistance } from './distance.ts'

const paris = { latitude: 48.86, longitude: 2.35 }
const lyon = { latitude: 45.76, longitude: 4.84 }
const place = record({
  latitude: double({ min: -90, max: 90, noNaN: true }),
  longitude: double({ min: -180, max: 180, noNaN: true }),
})

describe('a distance', () => {
  it('from Paris to Lyon is about 392 kilometres', () => {
    expect(kilometresBetween(paris, lyon)).toBeCloseTo(392, -0.5)
  })

  it('crosses the date line the short way', () => {
    const east = { latitude: 0, longitude: 179.5 }
    const west = { latitude: 0, longitude: -179.5 }
    expect(kilometresBetween(east, west)).toBeCloseTo(111, 0)
  })

  it('is the same in both directions, and at most half the circumference of the earth', () => {
    assert(
      property(place, place, (a, b) => {
        const there = kilometresBetween(a, b)
        expect(there).toBeCloseTo(kilometresBetween(b, a), 6)
        expect(there).toBeGreaterThanOrEqual(0)
        expect(there).toBeLessThan(20_016)
      }),
    )
  })

  it('from a place to itself is 0', () => {
    assert(property(place, (a) => kilometresBetween(a, a) === 0))
  })
})

it('1.609344 kilometres are 1 mile', () => {
  expect(milesFromKilometres(1.609344)).toBe(1)
})

describe('a rough distance', () => {
  it.each([
    [0, 0],
    [24, 0],
    [26, 30],
    [97, 100],
    [338, 350],
    [1212, 1200],
  ])('of %d is %d', (distance, shown) => {
    expect(roundDistance(distance)).toBe(shown)
  })
})
