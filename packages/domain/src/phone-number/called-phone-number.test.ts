import metadata from 'libphonenumber-js/metadata.min.json'
import { describe, expect, it } from 'vitest'
import calledCountries from '../generated/called-countries.json' with { type: 'json' }
import * as called from './called-phone-number.ts'
import * as world from './phone-number.ts'

describe('a number of a country in which the clinic calls', () => {
  it.each([
    ['06 39 98 12 34', 'FR'],
    ['0033 1 99 00 12 34', 'FR'],
    ['+33 (0)6 39 98 12 34', 'US'],
    ['(202) 555-0178', 'US'],
    ['+1 202 555 0142', 'FR'],
    ['+594 694 20 12 34', 'FR'],
    ['+262 692 12 34 56', 'US'],
    ['+687 75 12 34', 'FR'],
    ['+33 1 2', 'FR'],
    ['01 99 00 12 34 poste 12', 'FR'],
    ['12', 'FR'],
    ['zoe@example.org', 'FR'],
  ] as const)('is read and written as with the numbering plans of all countries: %s in %s', (text, country) => {
    const number = world.readPhoneNumber(text, country)
    expect(called.readPhoneNumber(text, country)).toBe(number)
    expect(called.writePhoneNumber(number ?? text, country)).toBe(world.writePhoneNumber(number ?? text, country))
  })
})

describe('a number of another country', () => {
  it.each([
    ['+44 20 7946 0018', '+442079460018'],
    ['0044 20 7946 0018', '+442079460018'],
    ['+1 (416) 555-0178', '+14165550178'],
  ])('is accepted if it has a possible length: %s', (text, number) => {
    expect(called.readPhoneNumber(text, 'FR')).toBe(number)
  })

  it.each(['+44 20', '+1 416 555', '+44 20 7946 0018 ext 4', '+44 20 7946 0018 0018 0018'])(
    'is refused: %s',
    (text) => {
      expect(called.readPhoneNumber(text, 'FR')).toBeUndefined()
    },
  )
})

it('the numbering plans that `pnpm generate` writes equal those of the library', () => {
  const known = Object.entries(calledCountries.countries)
  const plans: Readonly<Record<string, unknown>> = metadata.countries
  expect(known.map(([country, plan]) => [country, plan])).toEqual(known.map(([country]) => [country, plans[country]]))
})
