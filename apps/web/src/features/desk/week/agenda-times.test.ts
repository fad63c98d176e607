import type { DeskWeek } from '@clairmemoire/api-client/schema'
import { describe, expect, it } from 'vitest'
import { callInWeek, halvesWith, timeByKey } from './agenda-times.ts'

const times = (...all: string[]) => all.map((startsAt) => ({ starts_at: startsAt, held: 0, calls: [] }))
const day: DeskWeek['days'][number] = {
  date: '2027-03-08',
  is_holiday: false,
  halves: [
    { half: 'morning', places: null, is_set: false, times: times('2027-03-08T14:00:00.000Z') },
    { half: 'afternoon', places: null, is_set: false, times: times('2027-03-08T19:00:00.000Z') },
  ],
}

describe('the times of a day', () => {
  const shown = (offered: string[], zone = 'America/New_York') =>
    halvesWith(day, zone, offered).map((half) => half.times.map(({ starts_at: startsAt }) => startsAt.slice(5, 16)))

  it('include each offered time once, in the order of the day', () => {
    expect(shown(['2027-03-08T14:00:00.000Z', '2027-03-08T17:00:00.000Z', '2027-03-08T22:00:00.000Z'])).toEqual([
      ['03-08T14:00', '03-08T17:00'],
      ['03-08T19:00', '03-08T22:00'],
    ])
  })

  it('are on the same day in the time zone of the week', () => {
    expect(shown(['2027-03-09T01:00:00.000Z', '2027-03-08T03:00:00.000Z'])).toEqual([
      ['03-08T14:00'],
      ['03-08T19:00', '03-09T01:00'],
    ])
  })
})

it('a call is found at its time', () => {
  const call = { reference: 'CM-7F3K-92QD', name: 'Camille', version: 1, time_zone: 'Europe/Paris' }
  const [morning, afternoon] = day.halves
  const startsAt = '2027-03-08T14:00:00.000Z'
  const taken = { ...morning, times: [{ starts_at: startsAt, held: 0, calls: [call] }] }
  const week = { country: 'US', time_zone: 'America/New_York', days: [{ ...day, halves: [taken, afternoon] }] }
  expect(callInWeek(week as DeskWeek, call.reference)).toEqual({ call, startsAt })
  expect(callInWeek(week as DeskWeek, 'CM-2M8X-45TR')).toBeUndefined()
})

describe('an arrow key', () => {
  // Daylight saving time begins between the two days.
  const friday = ['2027-03-26T08:00:00.000Z', '2027-03-26T08:30:00.000Z', '2027-03-26T13:00:00.000Z']
  const monday = ['2027-03-29T07:00:00.000Z', '2027-03-29T09:00:00.000Z']
  const offered = [...friday, ...monday]
  const timeZone = 'Europe/Paris'
  const after = (startsAt: string | undefined, key: string) =>
    timeByKey(offered, { startsAt: startsAt ?? '', timeZone, key })

  it('moves up and down through all offered times, and stops at the ends', () => {
    expect(after(friday[0], 'ArrowDown')).toBe(friday[1])
    expect(after(friday[2], 'ArrowDown')).toBe(monday[0])
    expect(after(monday[0], 'ArrowUp')).toBe(friday[2])
    expect([after(friday[0], 'ArrowUp'), after(monday[1], 'ArrowDown')]).toEqual([undefined, undefined])
  })

  it('moves to the same clock time on another day, else to the next later time, else to the last time', () => {
    expect(after(friday[0], 'ArrowRight')).toBe(monday[0])
    expect(after(friday[1], 'ArrowRight')).toBe(monday[1])
    expect(after(friday[2], 'ArrowRight')).toBe(monday[1])
    expect(after(monday[0], 'ArrowLeft')).toBe(friday[0])
    expect(after(monday[0], 'ArrowRight')).toBeUndefined()
  })

  it('moves to another time, but other keys do not', () => {
    expect(after(friday[0], 'Tab')).toBeUndefined()
  })
})
