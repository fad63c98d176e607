import { describe, expect, it } from 'vitest'
import { readPhoneNumber, writePhoneNumber, writtenDigits } from './phone-number.ts'

/** Numbers as people in the country type them. An extension cannot be stored, so a number with one is refused. */
const phoneSamples: readonly (readonly [country: 'FR' | 'US', typed: string, stored: string | undefined])[] = [
  ['FR', '06 39 98 12 34', '+33639981234'],
  ['FR', '06\u202f39\u202f98\u202f12\u202f34', '+33639981234'],
  ['FR', '06·39·98·12·34', '+33639981234'],
  ['FR', '\u202a06 39 98 12 34\u202c', '+33639981234'],
  ['FR', '0033 6 39 98 12 34', '+33639981234'],
  ['FR', '+33 (0)6 39 98 12 34', '+33639981234'],
  ['US', '(202) 555-0178', '+12025550178'],
  ['US', '+33 6 39 98 12 34', '+33639981234'],
  ['US', '(202) 555-0178 ext. 12', undefined],
  ['US', '202-555-0178 x12', undefined],
  ['US', '202 555 0178 #12', undefined],
  ['US', '+12025550178;ext=12', undefined],
  ['FR', '01 99 00 12 34 poste 12', undefined],
  ['FR', '01 99 00 12 34 ext 12', undefined],
  ['FR', '01 99 00 12 34, 12', undefined],
  ['FR', '12', undefined],
  ['FR', 'zoe@example.org', undefined],
  ['FR', '', undefined],
  ['FR', '06 39 98 12 34 56 78', undefined],
]

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
  ] as const)('%s in %s is stored as %s', (text, country, stored) => {
    expect(readPhoneNumber(text, country)).toBe(stored)
  })

  it.each(phoneSamples)('of someone in %s typed as %j is stored as %s', (country, text, stored) => {
    expect(readPhoneNumber(text, country)).toBe(stored)
  })

  it.each(['12', 'abc', '', '01 99 00 12 34 56 78 90', '+999 1'])('is not "%s"', (text) => {
    expect(readPhoneNumber(text, 'FR')).toBeUndefined()
  })

  it('is written in national form for its own country and in international form for others', () => {
    expect(writePhoneNumber('+33199001234', 'FR')).toBe('01 99 00 12 34')
    expect(writePhoneNumber('+33199001234', 'US')).toBe('+33 1 99 00 12 34')
    expect(writePhoneNumber('+12025550142', 'US')).toBe('(202) 555-0142')
  })

  it.each(['06 3', '+33 6', ''])('is shown unchanged while it is incomplete: "%s"', (text) => {
    expect(writePhoneNumber(text, 'FR')).toBe(text)
  })
})

it.each([
  ['+33639981234', ['33639981234', '330639981234', '0639981234']],
  ['+12025550142', ['12025550142', '2025550142']],
  ['+594694201234', ['594694201234', '5940694201234', '0694201234']],
  ['+262692123456', ['262692123456', '2620692123456', '0692123456']],
  ['+590690001234', ['590690001234', '5900690001234', '0690001234']],
  ['+687751234', ['687751234', '751234']],
  ['+442079460018', ['442079460018', '4402079460018', '02079460018']],
  ['no number', ['']],
])('the digits of %s are %j', (number, digits) => {
  expect(writtenDigits(number)).toEqual(digits)
})
