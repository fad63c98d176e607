import { describe, expect, it } from 'vitest'
import { isCalledNumber } from './is-called-number.ts'

describe('the clinic', () => {
  it.each([
    ['a landline', '+33199001234'],
    ['a landline abroad', '+12025550178'],
    ['a mobile telephone', '+33612345678'],
    ['a mobile telephone overseas', '+594694201234'],
    ['a number of an internet box', '+33972101234'],
    ['a number reserved for fiction', '+33639981234'],
    ['a toll-free number', '+33800123456'],
  ])('calls %s', (_kind, number) => {
    expect(isCalledNumber(number)).toBe(true)
  })

  it.each([
    ['of a premium rate in France', '+33899123456'],
    ['of a premium rate in the United States', '+19002345678'],
    ['of a premium rate elsewhere', '+41900123456'],
    ['of an international premium rate', '+979123456789'],
    ['of shared cost', '+33820123456'],
    ['of an international shared cost', '+80812345678'],
    ['of a company', '+33806123456'],
    ['a personal number at a charge', '+447012345678'],
    ['a personal number in the United States', '+15002345678'],
    ['of a pager', '+447640123456'],
    ['of a satellite', '+881612345678'],
    ['of a ship', '+870773111632'],
  ])('does not call a number %s', (_kind, number) => {
    expect(isCalledNumber(number)).toBe(false)
  })
})
