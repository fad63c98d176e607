import { expect, it } from 'vitest'
import { isBefore, thisRelease } from './release.ts'

it('releases are in the order of their numbers, not of their letters', () => {
  expect(isBefore('0.9.3', '0.10.0')).toBe(true)
  expect(isBefore('0.10.0', '0.9.3')).toBe(false)
  expect(isBefore('1.0.0', '1.0.1')).toBe(true)
  expect(isBefore('2.0.0', '1.9.9')).toBe(false)
  expect(isBefore(thisRelease, thisRelease)).toBe(false)
})
