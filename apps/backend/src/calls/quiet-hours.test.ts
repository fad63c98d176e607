import { assert, constantFrom, date, integer, oneof, property, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { minuteOfDayIn } from '../platform/calendar/zoned-time.ts'
import { afterQuietHours, isQuietHour } from './quiet-hours.ts'

const zones = [
  'Europe/Paris',
  'America/New_York',
  'Pacific/Honolulu',
  'Indian/Reunion',
  'Pacific/Noumea',
  'America/St_Johns',
]
const zone = constantFrom(...zones)
const instant = date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2030-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const hour = 3_600_000
/** The nights in which clocks change in Paris and in New York. */
const nightOfChange = tuple(
  constantFrom('2027-03-28', '2027-10-31', '2027-03-14', '2027-11-07'),
  integer({ min: -12, max: 36 }),
).map(([day, hours]) => new Date(Date.parse(day) + hours * hour))

it('no text message is sent between 21:00 and 8:00, also in the nights in which clocks change', () => {
  assert(
    property(oneof(instant, nightOfChange), zone, (at, timeZone) => {
      const minute = minuteOfDayIn(timeZone, afterQuietHours(at, timeZone))
      expect(minute).toBeGreaterThanOrEqual(8 * 60)
      expect(minute).toBeLessThan(21 * 60)
    }),
  )
})

it('a message waits for the end of the quiet hours and no longer', () => {
  assert(
    property(oneof(instant, nightOfChange), zone, (at, timeZone) => {
      const sent = afterQuietHours(at, timeZone)
      expect(sent.getTime()).toBeGreaterThanOrEqual(at.getTime())
      expect(sent.getTime() - at.getTime()).toBeLessThanOrEqual(12 * hour)
      expect(isQuietHour(new Date(sent.getTime() - 1), timeZone) || sent.getTime() === at.getTime()).toBe(true)
    }),
  )
})

it.each([
  ['2027-03-05T20:00:00Z', '2027-03-06T07:00:00Z'],
  ['2027-03-05T19:59:59Z', '2027-03-05T19:59:59Z'],
  ['2027-03-05T06:59:00Z', '2027-03-05T07:00:00Z'],
  ['2027-03-27T21:00:00Z', '2027-03-28T06:00:00Z'],
])('in Paris, a message of %s is sent at %s', (at, sent) => {
  expect(afterQuietHours(new Date(at), 'Europe/Paris')).toEqual(new Date(sent))
})
