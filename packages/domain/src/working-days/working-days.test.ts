import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWeekend } from '../calendar-date/calendar-date.ts'
import { addWorkingDays, nextWorkingDays } from './working-days.ts'

const noHoliday = () => false
const friday = '2026-11-20'

describe('the next working days (A-19)', () => {
  it('exclude Saturday and Sunday', () => {
    expect(nextWorkingDays(friday, 3, noHoliday)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25'])
  })

  it('exclude holidays', () => {
    const thanksgiving = (date: string) => date === '2026-11-26'
    expect(nextWorkingDays('2026-11-25', 2, thanksgiving)).toEqual(['2026-11-27', '2026-11-30'])
  })

  it('do not include the day itself, working day or not', () => {
    expect(nextWorkingDays('2026-11-18', 1, noHoliday)).toEqual(['2026-11-19'])
    expect(nextWorkingDays('2026-11-21', 1, noHoliday)).toEqual(['2026-11-23'])
  })

  it.each([0, -1, Number.NaN])('are empty for a count of %d', (count) => {
    expect(nextWorkingDays(friday, count, noHoliday)).toEqual([])
  })

  it('are empty after an invalid date', () => {
    expect(nextWorkingDays('2026-02-30', 3, noHoliday)).toEqual([])
  })

  it('are empty in a calendar that never opens', () => {
    expect(nextWorkingDays(friday, 3, () => true)).toEqual([])
  })

  it('are found for a large count too', () => {
    expect(nextWorkingDays(friday, 1500, noHoliday)).toHaveLength(1500)
  })

  it('end with the year 9999', () => {
    expect(nextWorkingDays('9999-12-29', 3, noHoliday)).toEqual(['9999-12-30', '9999-12-31'])
  })

  it('are as many as asked for, in order, and never on a weekend', () => {
    assert(
      property(integer({ min: 1, max: 60 }), integer({ min: 1, max: 28 }), (count, day) => {
        const from = `2026-02-${String(day).padStart(2, '0')}`
        const days = nextWorkingDays(from, count, noHoliday)
        expect(days).toHaveLength(count)
        expect([from, ...days]).toEqual([from, ...days].toSorted())
        expect(days.some(isWeekend)).toBe(false)
      }),
    )
  })
})

describe('the third working day (R9-06)', () => {
  it('after a Friday is the next Wednesday', () => {
    expect(addWorkingDays(friday, 3, noHoliday)).toBe('2026-11-25')
  })

  it('is a day later when a holiday comes before it', () => {
    expect(addWorkingDays('2026-12-23', 3, (date) => date === '2026-12-25')).toBe('2026-12-29')
  })

  it.each(['not a date', friday])('is the day itself when there is no next working day (%s)', (from) => {
    expect(addWorkingDays(from, 3, () => true)).toBe(from)
  })
})
