import { phoneSamples } from '@clairmemoire/domain/contact-samples'
import { describe, expect, test } from 'vitest'
import { phoneNotation } from './phone-notation.ts'

describe('a telephone number', () => {
  test.each([
    ['FR', '06 39 98 12 34', '+33639981234'],
    ['FR', '06.39-98.12 34', '+33639981234'],
    ['FR', '0033 6 39 98 12 34', '+33639981234'],
    ['FR', '+1 (202) 555-0178', '+12025550178'],
    ['US', '(202) 555-0178', '+12025550178'],
    ['US', '202.555.0178', '+12025550178'],
    ['US', '+33 6 39 98 12 34', '+33639981234'],
  ] as const)('of someone in %s may be written %s', (country, text, number) => {
    expect(phoneNotation(country).read(text)).toBe(number)
  })

  test.each(phoneSamples)('of someone in %s that is written %j is kept as %s', (country, text, kept) => {
    expect(phoneNotation(country).read(text)).toBe(kept)
  })

  test('is shown in national form at home and in international form elsewhere', () => {
    expect(phoneNotation('FR').write('+33639981234')).toBe('06 39 98 12 34')
    expect(phoneNotation('US').write('+33639981234')).toBe('+33 6 39 98 12 34')
  })

  test('that is still being typed is shown as it is', () => {
    expect(phoneNotation('FR').write('06 3')).toBe('06 3')
    expect(phoneNotation('FR').write('+33 6')).toBe('+33 6')
  })
})
