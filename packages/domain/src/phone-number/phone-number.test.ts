import { describe, expect, it } from 'vitest'
import { phoneSamples } from '../contact-samples/contact-samples.ts'
import { readPhoneNumber, writePhoneNumber } from './phone-number.ts'

describe('a telephone number', () => {
  it.each([
    ['01 99 00 12 34', 'FR', '+33199001234'],
    ['01.99.00.12.34', 'FR', '+33199001234'],
    ['06.39-98.12 34', 'FR', '+33639981234'],
    ['0033 1 99 00 12 34', 'FR', '+33199001234'],
    ['+33 (0)6 39 98 12 34', 'FR', '+33639981234'],
    ['+1 (202) 555-0178', 'FR', '+12025550178'],
    ['(202) 555-0142', 'US', '+12025550142'],
    ['202.555.0142', 'US', '+12025550142'],
    ['+1 202 555 0142', 'FR', '+12025550142'],
    ['+33 1 99 00 12 34', 'US', '+33199001234'],
  ] as const)('%s in %s is kept as %s', (text, country, kept) => {
    expect(readPhoneNumber(text, country)).toBe(kept)
  })

  it.each(phoneSamples)('of someone in %s that is written %j is kept as %s', (country, text, kept) => {
    expect(readPhoneNumber(text, country)).toBe(kept)
  })

  it.each(['12', 'abc', '', '01 99 00 12 34 56 78 90', '+999 1'])('is not "%s"', (text) => {
    expect(readPhoneNumber(text, 'FR')).toBeUndefined()
  })

  it('is written the national way at home and the international way abroad', () => {
    expect(writePhoneNumber('+33199001234', 'FR')).toBe('01 99 00 12 34')
    expect(writePhoneNumber('+33199001234', 'US')).toBe('+33 1 99 00 12 34')
    expect(writePhoneNumber('+12025550142', 'US')).toBe('(202) 555-0142')
  })

  it.each(['06 3', '+33 6', ''])('that is still being typed is shown as it is: "%s"', (text) => {
    expect(writePhoneNumber(text, 'FR')).toBe(text)
  })
})
