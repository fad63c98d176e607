import { expect, it } from 'vitest'
import { ageBand } from './age-band.ts'

it.each([
  [0, '0-4'],
  [64.5, '60-64'],
  [65, '65-69'],
  [69, '65-69'],
  [104, '100-104'],
])('an age of %d is in %s', (age, band) => {
  expect(ageBand(age)).toBe(band)
})

it.each([-1, Number.NaN, Infinity, 151])('%d is not an age', (age) => {
  expect(ageBand(age)).toBeUndefined()
})
