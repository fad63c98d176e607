import { describe, expect, it } from 'vitest'
import { matchingProblems } from './matching-problems.ts'

describe('the answers kept for matching', () => {
  it.each([
    ['FR', { age_band: '65-69', area: '2A' }],
    ['FR', { area: '971' }],
    ['US', { age_band: '0-4', area: '021' }],
    ['elsewhere', { age_band: '100-104' }],
    ['US', {}],
  ] as const)('in %s may be %j', (country, matching) => {
    expect(matchingProblems(matching, country)).toEqual([])
  })

  it.each(['68-68', '64-68', '65-75', '999-1003', '065-069'])('do not tell an age as finely or oddly as %s', (band) => {
    expect(matchingProblems({ age_band: band }, 'FR')).toEqual([['matching.age_band', 'invalid']])
  })

  it.each([
    ['FR', '021'],
    ['US', '75'],
    ['elsewhere', '75'],
  ] as const)('hold no area of another country: %s, %s', (country, area) => {
    expect(matchingProblems({ area }, country)).toEqual([['matching.area', 'bad_postal_code']])
  })
})
