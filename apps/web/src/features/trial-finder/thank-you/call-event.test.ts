import { createEvent } from 'ics'
import { describe, expect, test } from 'vitest'
import { signup } from '../testing/sample-draft.ts'
import { callEvent } from './call-event.ts'

const text = { title: 'Phone call (10 minutes)', description: 'Reference: CM-7F3K-92QD' }
const linesOf = (request = signup) => createEvent(callEvent(request, text)).value?.split('\r\n') ?? []

describe('the calendar entry of a call', () => {
  test('lasts the ten minutes of the time that was chosen', () => {
    expect(linesOf()).toEqual(expect.arrayContaining(['DTSTART:20261126T133000Z', 'DURATION:PT10M']))
  })

  test('is the whole last day when a part of the day was chosen', () => {
    const callback = { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' } as const
    expect(linesOf({ ...signup, callback })).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261130', 'DTEND;VALUE=DATE:20261201']),
    )
  })

  test('names neither health nor a study', () => {
    expect(linesOf().join('\n')).not.toMatch(/m[eé]mo|alzheimer|trial|study|étude|MK.?2214/i)
  })
})
