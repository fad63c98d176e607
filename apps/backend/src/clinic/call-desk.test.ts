import { expect, it } from 'vitest'
import { clinic } from '../testing/test-backend.ts'
import { hoursOf, isClosedIn } from './call-desk.ts'

it.each([
  ['morning', 9, 12],
  ['afternoon', 14, 17],
  ['any', 9, 17],
] as const)('the hours of %s are from %i to %i', (part, opens, closes) => {
  expect(hoursOf(clinic.calls, part)).toEqual({ opens: opens * 60, closes: closes * 60 })
})

it('nobody calls on public holidays of the country, nor on the days that the clinic is closed', () => {
  const closed = ['2027-05-07', '2027-07-14', '2027-05-10'].map(
    isClosedIn('FR', { closedDays: new Set(['2027-05-07']) }),
  )
  expect(closed).toEqual([true, true, false])
  expect(isClosedIn('US', { closedDays: new Set() })('2027-07-14')).toBe(false)
})
