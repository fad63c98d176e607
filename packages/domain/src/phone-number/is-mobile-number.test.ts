import { assert, constantFrom, property, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import calledPlans from '../generated/called-plans.json' with { type: 'json' }
import * as called from './called-phone-number.ts'
import { isMobileNumber, numberCountry } from './is-mobile-number.ts'

const countries = ['FR', 'GP', 'GF', 'MQ', 'RE', 'YT', 'US']

describe('a mobile number', () => {
  it.each([
    ['of France', '+33612345678'],
    ['of France, in the newer range', '+33756123456'],
    ['of Guadeloupe', '+590690001234'],
    ['of French Guiana', '+594694201234'],
    ['of Martinique', '+596696301234'],
    ['of Réunion', '+262692123456'],
    ['of Mayotte', '+262639012345'],
    ['of the United States, where it is like a landline', '+12025550178'],
  ])('%s gets text messages', (_of, number) => {
    expect([isMobileNumber(number), called.isMobileNumber(number, countries)]).toEqual([true, true])
  })

  it.each([
    ['of the United Kingdom', '+447400123456'],
    ['of New Caledonia', '+687751234'],
    ['of Canada', '+14165550178'],
  ])('%s is one for the backend, but no form asks about it', (_of, number) => {
    expect([isMobileNumber(number), called.isMobileNumber(number, countries)]).toEqual([true, false])
  })
})

it.each([
  ['a landline', '+33199001234'],
  ['a landline overseas', '+596596301234'],
  ['a number of an internet box', '+33972101234'],
  ['a number reserved for fiction', '+33639981234'],
  ['a number of a machine', '+33700123456'],
  ['a toll-free number', '+18005551234'],
  ['a premium-rate number', '+33899123456'],
  ['a mobile number of Guiana without its country code', '+33694201234'],
  ['no number', ''],
])('%s gets no text messages', (_kind, number) => {
  expect([isMobileNumber(number), called.isMobileNumber(number, countries)]).toEqual([false, false])
})

it('forms and backend agree about the numbers of the countries in which the clinic calls', () => {
  const digits = stringMatching(/^(?:[1-9]\d{8}|[2-9]\d{5}|(?:59|6[39]|70|80|97)\d{7}|[2-9]\d{9})$/)
  const country = constantFrom(...calledPlans.flatMap(({ mobile }) => Object.keys(mobile)))
  assert(
    property(constantFrom(...calledPlans), digits, country, ({ code }, digits, country) => {
      const number = called.readPhoneNumber(`+${code}${digits}`, 'FR') ?? ''
      const isTexted = isMobileNumber(number) && numberCountry(number) === country
      expect(called.isMobileNumber(number, [country])).toBe(isTexted)
    }),
    { numRuns: 20_000 },
  )
})

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
