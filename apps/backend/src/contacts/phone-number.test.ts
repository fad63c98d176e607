import { describe, expect, it } from 'vitest'
import { phoneInWords, toE164 } from './phone-number.ts'

describe('a telephone number', () => {
  it.each([
    ['01 99 00 12 34', 'fr', '+33199001234'],
    ['01.99.00.12.34', 'fr', '+33199001234'],
    ['0033 1 99 00 12 34', 'fr', '+33199001234'],
    ['+33 (0)6 39 98 12 34', 'fr', '+33639981234'],
    ['(202) 555-0142', 'en', '+12025550142'],
    ['202.555.0142', 'en', '+12025550142'],
    ['+1 202 555 0142', 'fr', '+12025550142'],
    ['+33 1 99 00 12 34', 'en', '+33199001234'],
  ] as const)('%s on the %s site is kept as %s', (text, locale, kept) => {
    expect(toE164(text, locale)).toBe(kept)
  })

  it.each(['12', 'abc', '', '01 99 00 12 34 56 78 90', '+999 1'])('is not "%s"', (text) => {
    expect(toE164(text, 'fr')).toBeUndefined()
  })

  it('is written the national way at home and the international way abroad', () => {
    expect(phoneInWords('+33199001234', 'fr')).toBe('01 99 00 12 34')
    expect(phoneInWords('+33199001234', 'en')).toBe('+33 1 99 00 12 34')
    expect(phoneInWords('+12025550142', 'en')).toBe('(202) 555-0142')
  })
})
