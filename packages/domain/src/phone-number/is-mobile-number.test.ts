import { describe, expect, it } from 'vitest'
import { isMobileNumber } from './is-mobile-number.ts'

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
    expect(isMobileNumber(number)).toBe(true)
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
  expect(isMobileNumber(number)).toBe(false)
})
