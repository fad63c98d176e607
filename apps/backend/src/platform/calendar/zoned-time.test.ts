import { describe, expect, it } from 'vitest'
import { dateIn, instantAt, isTimeZone } from './zoned-time.ts'

const nine = 9 * 60

describe('the time in a zone', () => {
  it('is converted to an instant', () => {
    expect(instantAt('2027-03-08', nine, 'Europe/Paris').toISOString()).toBe('2027-03-08T08:00:00.000Z')
    expect(instantAt('2027-03-08', nine, 'Asia/Kolkata').toISOString()).toBe('2027-03-08T03:30:00.000Z')
    expect(instantAt('2027-03-08', nine, 'Pacific/Kiritimati').toISOString()).toBe('2027-03-07T19:00:00.000Z')
  })

  it('follows daylight saving time', () => {
    expect(instantAt('2027-03-13', nine, 'America/New_York').toISOString()).toBe('2027-03-13T14:00:00.000Z')
    expect(instantAt('2027-03-15', nine, 'America/New_York').toISOString()).toBe('2027-03-15T13:00:00.000Z')
    expect(instantAt('2027-03-14', nine, 'America/Los_Angeles').toISOString()).toBe('2027-03-14T16:00:00.000Z')
    expect(instantAt('2027-10-31', nine, 'Europe/Paris').toISOString()).toBe('2027-10-31T08:00:00.000Z')
  })

  it('has the local date of the zone', () => {
    const instant = new Date('2027-03-08T23:30:00Z')
    expect(dateIn('Europe/Paris', instant)).toBe('2027-03-09')
    expect(dateIn('America/New_York', instant)).toBe('2027-03-08')
  })
})

describe('a time zone', () => {
  it.each(['Europe/Paris', 'America/Argentina/Buenos_Aires', 'UTC'])('is %s', (name) => {
    expect(isTimeZone(name)).toBe(true)
  })

  it.each(['', 'Mars/Base', '+02:00', 'Europe/Paris\u0000', '../etc'])('is not "%s"', (name) => {
    expect(isTimeZone(name)).toBe(false)
  })
})
