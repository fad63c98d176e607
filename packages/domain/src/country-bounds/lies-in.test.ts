import { expect, it } from 'vitest'
import { liesIn } from './lies-in.ts'

it.each([
  ['Paris', 'FR', 48.86, 2.35],
  ['Saint-Denis (Réunion)', 'FR', -20.88, 55.45],
  ['Cayenne', 'FR', 4.92, -52.31],
  ['Boston', 'US', 42.36, -71.06],
  ['Anchorage', 'US', 61.22, -149.9],
  ['Honolulu', 'US', 21.31, -157.86],
  ['San Juan (Puerto Rico)', 'US', 18.47, -66.11],
] as const)(
  '%s lies in %s, unless its numbers are swapped or it is said to be elsewhere',
  (_, country, latitude, longitude) => {
    expect(liesIn(country, { latitude, longitude })).toBe(true)
    expect(liesIn(country, { latitude: longitude, longitude: latitude })).toBe(false)
    expect(liesIn(country === 'FR' ? 'US' : 'FR', { latitude, longitude })).toBe(false)
  },
)
