import { phoneSamples } from '@clairmemoire/domain/contact-samples'
import { describe, expect, it } from 'vitest'
import { phoneInWords, toE164 } from './phone-number.ts'

describe('a telephone number', () => {
  it.each([
    ['01 99 00 12 34', 'FR', '+33199001234'],
    ['01.99.00.12.34', 'FR', '+33199001234'],
    ['0033 1 99 00 12 34', 'FR', '+33199001234'],
    ['+33 (0)6 39 98 12 34', 'FR', '+33639981234'],
    ['(202) 555-0142', 'US', '+12025550142'],
    ['202.555.0142', 'US', '+12025550142'],
    ['+1 202 555 0142', 'FR', '+12025550142'],
    ['+33 1 99 00 12 34', 'US', '+33199001234'],
  ] as const)('%s in %s is kept as %s', (text, country, kept) => {
    expect(toE164(text, country)).toBe(kept)
  })

  it.each(phoneSamples)('of someone in %s that is written %j is kept as %s', (country, text, kept) => {
    expect(toE164(text, country)).toBe(kept)
  })

  it.each(['12', 'abc', '', '01 99 00 12 34 56 78 90', '+999 1'])('is not "%s"', (text) => {
    expect(toE164(text, 'FR')).toBeUndefined()
  })

  it('is written the national way at home and the international way abroad', () => {
    expect(phoneInWords('+33199001234', 'FR')).toBe('01\u00a099\u00a000\u00a012\u00a034')
    expect(phoneInWords('+33199001234', 'US')).toBe('+33\u00a01\u00a099\u00a000\u00a012\u00a034')
    expect(phoneInWords('+12025550142', 'US')).toBe('(202)\u00a0555-0142')
  })
})
