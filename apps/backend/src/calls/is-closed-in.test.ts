import { expect, it } from 'vitest'
import { isClosedIn } from './is-closed-in.ts'

it('nobody calls on public holidays of the country, nor on the days that the clinic is closed', () => {
  const closed = ['2027-05-07', '2027-07-14', '2027-05-10'].map(
    isClosedIn('FR', { closedDays: new Set(['2027-05-07']) }),
  )
  expect(closed).toEqual([true, true, false])
  expect(isClosedIn('US', { closedDays: new Set() })('2027-07-14')).toBe(false)
})
