import { describe, expect, it } from 'vitest'
import { clinic } from '../../testing/test-backend.ts'
import { type CallCalendar, callSlots, isCallSlot, isClosedIn } from './call-times.ts'

const desk = clinic.calls
const paris = (now: string): CallCalendar => ({ country: 'FR', timeZone: 'Europe/Paris', now: new Date(now), desk })
const newYork = (now: string): CallCalendar => ({
  country: 'US',
  timeZone: 'America/New_York',
  now: new Date(now),
  desk,
})
const dates = (calendar: CallCalendar) => callSlots(calendar).days.map((day) => day.date)

describe('the days on which the clinic can call', () => {
  it('are the next three working days', () => {
    expect(dates(paris('2027-03-05T09:00:00Z'))).toEqual(['2027-03-08', '2027-03-09', '2027-03-10'])
  })

  it('skip the holidays of the country', () => {
    expect(dates(paris('2027-03-26T09:00:00Z'))).toEqual(['2027-03-30', '2027-03-31', '2027-04-01'])
    expect(dates(newYork('2027-03-26T09:00:00Z'))).toEqual(['2027-03-29', '2027-03-30', '2027-03-31'])
  })

  it('start from today in the visitor’s time zone', () => {
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

  it('are in the visitor’s time zone', () => {
    const [day] = callSlots(newYork('2027-03-12T15:00:00Z')).days
    expect(day).toMatchObject({ date: '2027-03-15', times: { 0: { starts_at: '2027-03-15T13:00:00.000Z' } } })
  })
})

describe('a chosen time', () => {
  it('is accepted while it is offered', () => {
    expect(isCallSlot(new Date('2027-03-08T08:30:00Z'), paris('2027-03-05T09:00:00Z'))).toBe(true)
  })

  it('is still accepted when midnight has passed since it was offered', () => {
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
    ['a second past the half hour', '2027-03-08T08:00:01Z', '2027-03-05T09:00:00Z'],
    ['a millisecond past the half hour', '2027-03-08T08:00:00.001Z', '2027-03-05T09:00:00Z'],
    ['a millisecond before the half hour', '2027-03-08T07:59:59.999Z', '2027-03-05T09:00:00Z'],
  ])('is rejected %s', (_, startsAt, now) => {
    expect(isCallSlot(new Date(startsAt), paris(now))).toBe(false)
  })
})

describe('the desk', () => {
  const at = (desk: Partial<CallCalendar['desk']>): CallCalendar => ({
    ...paris('2027-03-05T09:00:00Z'),
    desk: { ...clinic.calls, ...desk },
  })

  it('calls at its configured hours', () => {
    const minutes = { morning: { opens: 510, closes: 570 }, afternoon: { opens: 930, closes: 960 } }
    const { days, hours } = callSlots(at({ hours: minutes }))
    expect(days[0]?.times.map(({ starts_at }) => starts_at.slice(11, 16))).toEqual(['07:30', '08:00', '14:30'])
    expect(hours).toEqual({
      morning: { opens: '08:30', closes: '09:30' },
      afternoon: { opens: '15:30', closes: '16:00' },
    })
    expect(isCallSlot(new Date('2027-03-08T08:30:00Z'), at({ hours: minutes }))).toBe(false)
  })

  it('promises the next working days after the days on which it is closed', () => {
    const closed = at({ closedDays: new Set(['2027-03-08', '2027-03-09']), places: new Map() })
    expect(dates(closed)).toEqual(['2027-03-10', '2027-03-11', '2027-03-12'])
    expect(callSlots(closed).call_by).toBe('2027-03-12')
    expect(isCallSlot(new Date('2027-03-08T08:30:00Z'), closed)).toBe(false)
  })

  it('offers no taken time, and no day without a free time', () => {
    const { days } = callSlots(paris('2027-03-05T09:00:00Z'), (startsAt) => startsAt < new Date('2027-03-09T13:30:00Z'))
    expect(days[0]).toMatchObject({
      date: '2027-03-09',
      times: [{ starts_at: '2027-03-09T13:30:00.000Z' }, {}, {}, {}, {}],
    })
    expect(days).toHaveLength(2)
  })
})

it('the clinic does not call on public holidays of the country, or on days when it is closed', () => {
  const closed = ['2027-05-07', '2027-07-14', '2027-05-10'].map(
    isClosedIn('FR', { closedDays: new Set(['2027-05-07']), places: new Map() }),
  )
  expect(closed).toEqual([true, true, false])
  expect(isClosedIn('US', { closedDays: new Set(), places: new Map() })('2027-07-14')).toBe(false)
})
