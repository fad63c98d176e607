import { expect, it } from 'vitest'
import { numberCountry } from './number-country.ts'

it.each([
  ['+33639981234', 'FR'],
  ['+262692123456', 'RE'],
  ['+262639012345', 'YT'],
  ['+594694201234', 'GF'],
  ['+12025550142', 'US'],
  ['+14165550178', 'CA'],
  ['+18765550178', 'JM'],
  ['+881612345678', undefined],
])('the country of %s is %s', (number, country) => {
  expect(numberCountry(number)).toBe(country)
})
