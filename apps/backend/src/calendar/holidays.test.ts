import { describe, expect, it } from 'vitest'
import { isHolidayOf } from './holidays.ts'

describe('public holidays', () => {
  it.each(['2027-01-01', '2027-03-29', '2027-05-06', '2027-05-17', '2027-07-14', '2027-11-11', '2027-12-25'])(
    'are kept in France on %s',
    (date) => {
      expect(isHolidayOf('FR')(date)).toBe(true)
    },
  )

  it.each(['2027-01-18', '2027-06-18', '2027-07-05', '2027-11-25', '2027-12-24', '2027-12-31'])(
    'are kept or observed in the United States on %s',
    (date) => {
      expect(isHolidayOf('US')(date)).toBe(true)
    },
  )

  it('of one country are working days in the other', () => {
    expect(isHolidayOf('US')('2027-07-14')).toBe(false)
    expect(isHolidayOf('FR')('2027-11-25')).toBe(false)
  })

  it('leave Christmas Eve a working day where no holiday is observed on it', () => {
    expect(isHolidayOf('FR')('2027-12-24')).toBe(false)
    expect(isHolidayOf('US')('2026-12-24')).toBe(false)
  })
})
