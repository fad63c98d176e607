import { assert, constantFrom, pre, property, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import calledPlans from '../generated/called-plans.json' with { type: 'json' }
import * as called from './called-phone-number.ts'
import * as world from './phone-number.ts'

/** Numbers of countries that share +1 with the United States are checked by their length alone. */
function isElsewhereInAmerica(number = ''): boolean {
  return number.startsWith('+1') && world.writePhoneNumber(number, 'US').startsWith('+1')
}

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
    ['Tél. : 06/39/98/12/34 (maison)', 'FR'],
    ['33 6 39 98 12 34', 'FR'],
    ['011 33 6 39 98 12 34', 'US'],
    ['٠٦٣٩٩٨١٢٣٤', 'FR'],
  ] as const)('is read and written as with the numbering plans of all countries: %s in %s', (text, country) => {
    const number = world.readPhoneNumber(text, country)
    expect(called.readPhoneNumber(text, country)).toBe(number)
    expect(called.writePhoneNumber(number ?? text, country)).toBe(world.writePhoneNumber(number ?? text, country))
  })

  it('is read and written as with the numbering plans of all countries, whichever its digits are', () => {
    const digits = stringMatching(/^(?:0?[1-9]\d{8}|[2-9]\d{5}|(?:26|59|6[39]|70|80|97)\d{7}|[2-9]\d{9})$/)
    const start = constantFrom('', ...calledPlans.map(({ code }) => `+${code} `))
    assert(
      property(start, digits, constantFrom('FR', 'US'), (code, number, country) => {
        const read = called.readPhoneNumber(code + number, country)
        const known = world.readPhoneNumber(code + number, country)
        pre(!isElsewhereInAmerica(known ?? read))
        expect(read).toBe(known)
        expect(called.writePhoneNumber(read ?? number, country)).toBe(world.writePhoneNumber(known ?? number, country))
      }),
      { numRuns: 5000 },
    )
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
