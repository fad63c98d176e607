import { expect, test } from 'vitest'
import { formatHours } from './formats.ts'

test('a number of hours is written out, on one line', () => {
  expect(formatHours('fr', 1.5)).toBe('1,5\u00a0heure')
  expect(formatHours('en', 2)).toBe('2\u00a0hours')
})
