import { expect, it } from 'vitest'
import { clinic } from '../../testing/test-backend.ts'
import { hoursOf } from './clinic.ts'

it.each([
  ['morning', 9, 12],
  ['afternoon', 14, 17],
  ['any', 9, 17],
] as const)('the hours of %s are from %i to %i', (part, opens, closes) => {
  expect(hoursOf(clinic.calls, part)).toEqual({ opens: opens * 60, closes: closes * 60 })
})
