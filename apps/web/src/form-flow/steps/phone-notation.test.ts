import { expect, test } from 'vitest'
import { phoneNotation } from './phone-notation.ts'

test('a telephone number is parsed by the country of the writer', () => {
  expect(phoneNotation('FR').read('06 39 98 12 34')).toBe('+33639981234')
  expect(phoneNotation('US').read('(202) 555-0178')).toBe('+12025550178')
  expect(phoneNotation('US').read('202-555-0178 x12')).toBeUndefined()
})
