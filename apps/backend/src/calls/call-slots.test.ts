import { describe, expect, it } from 'vitest'
import { type CallCalendar, callSlots, isCallSlot } from './call-slots.ts'

const paris = (now: string): CallCalendar => ({ country: 'FR', timeZone: 'Europe/Paris', now: new Date(now) })
const newYork = (now: string): CallCalendar => ({ country: 'US', timeZone: 'America/New_York', now: new Date(now) })
const dates = (calendar: CallCalendar) => callSlots(calendar).days.map((day) => day.date)

describe('the days on which the clinic can call', () => {
  it('are the next three working days', () => {
    expect(dates(paris('2027-03-05T09:00:00Z'))).toEqual(['2027-03-08', '2027-03-09', '2027-03-10'])
  })

  it('leave out the holidays of the country', () => {
    expect(dates(paris('2027-03-26T09:00:00Z'))).toEqual(['2027-03-30', '2027-03-31', '2027-04-01'])
    expect(dates(newYork('2027-03-26T09:00:00Z'))).toEqual(['2027-03-29', '2027-03-30', '2027-03-31'])
  })

  it('start from today at the visitor’s place', () => {
    expect(dates(newYork('2027-03-09T03:00:00Z'))[0]).toBe('2027-03-09')
    expect(dates(paris('2027-03-08T23:30:00Z'))[0]).toBe('2027-03-10')
  })

  it('end with the day by which the clinic calls', () => {
    expect(callSlots(paris('2027-03-05T09:00:00Z')).call_by).toBe('2027-03-10')
  })
})

describe('the times of a day', () => {
  const [monday] = callSlots(paris('2027-03-05T09:00:00Z')).days

  it('begin every half hour from 9 to 12 and from 14 to 17', () => {
    expect(monday?.times.map((time) => time.starts_at.slice(11, 16)).join(' ')).toBe(
      '08:00 08:30 09:00 09:30 10:00 10:30 13:00 13:30 14:00 14:30 15:00 15:30',
    )
  })

  it('say which part of the day they belong to', () => {
    expect(monday?.times.map((time) => time.part_of_day)).toEqual([
      ...Array.from({ length: 6 }, () => 'morning'),
      ...Array.from({ length: 6 }, () => 'afternoon'),
    ])
  })

  it('are those of the visitor’s zone', () => {
    const [day] = callSlots(newYork('2027-03-12T15:00:00Z')).days
    expect(day).toMatchObject({ date: '2027-03-15', times: { 0: { starts_at: '2027-03-15T13:00:00.000Z' } } })
  })
})

describe('a chosen time', () => {
  it('stands while it is offered', () => {
    expect(isCallSlot(new Date('2027-03-08T08:30:00Z'), paris('2027-03-05T09:00:00Z'))).toBe(true)
  })

  it('still stands when midnight has passed since it was offered', () => {
    expect(isCallSlot(new Date('2027-03-08T08:30:00Z'), paris('2027-03-08T00:10:00Z'))).toBe(true)
  })

  it.each([
    ['less than an hour ahead', '2027-03-08T08:00:00Z', '2027-03-08T07:30:00Z'],
    ['in the past', '2027-03-08T08:00:00Z', '2027-03-08T10:00:00Z'],
    ['on a weekend', '2027-03-06T08:00:00Z', '2027-03-05T09:00:00Z'],
    ['on a holiday', '2027-03-29T07:00:00Z', '2027-03-26T09:00:00Z'],
    ['at lunch', '2027-03-08T11:30:00Z', '2027-03-05T09:00:00Z'],
    ['beyond the third working day', '2027-03-11T08:00:00Z', '2027-03-05T09:00:00Z'],
    ['in a leap second', '2016-12-31T23:59:60Z', '2027-03-05T09:00:00Z'],
    ['between two half hours', '2027-03-08T08:10:00Z', '2027-03-05T09:00:00Z'],
  ])('does not stand %s', (_, startsAt, now) => {
    expect(isCallSlot(new Date(startsAt), paris(now))).toBe(false)
  })
})
