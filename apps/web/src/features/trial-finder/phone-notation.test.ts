import { describe, expect, test } from 'vitest'
import { phoneNotation } from './phone-notation.ts'

describe('a telephone number', () => {
  test.each([
    ['fr', '06 39 98 12 34', '+33639981234'],
    ['fr', '06.39-98.12 34', '+33639981234'],
    ['fr', '0033 6 39 98 12 34', '+33639981234'],
    ['fr', '+1 (202) 555-0178', '+12025550178'],
    ['en', '(202) 555-0178', '+12025550178'],
    ['en', '202.555.0178', '+12025550178'],
    ['en', '+33 6 39 98 12 34', '+33639981234'],
  ] as const)('on the %s site may be written %s', (locale, text, number) => {
    expect(phoneNotation(locale).read(text)).toBe(number)
  })

  test.each([['12'], ['zoe@example.org'], [''], ['06 39 98 12 34 56 78']])('is not %o', (text) => {
    expect(phoneNotation('fr').read(text)).toBeUndefined()
  })

  test('is shown in national form at home and in international form elsewhere', () => {
    expect(phoneNotation('fr').write('+33639981234')).toBe('06 39 98 12 34')
    expect(phoneNotation('en').write('+33639981234')).toBe('+33 6 39 98 12 34')
  })

  test('that is still being typed is shown as it is', () => {
    expect(phoneNotation('fr').write('06 3')).toBe('06 3')
    expect(phoneNotation('fr').write('+33 6')).toBe('+33 6')
  })
})
