import { describe, expect, it } from 'vitest'
import type { SlotReservationRow } from './call-slots.table.ts'
import { freePosition } from './slot-reservations.ts'

const now = new Date('2027-03-05T09:00:00Z')
const soon = new Date('2027-03-05T09:05:00Z')
const startsAt = new Date('2027-03-08T08:00:00Z')
const row = (position: number, changes: Partial<SlotReservationRow>): SlotReservationRow => ({
  country: 'FR',
  startsAt,
  position,
  since: now,
  ...changes,
})
const taken = (position: number, subjectId: string) => row(position, { subjectId })
const held = (position: number, holdHash: string, heldUntil = soon) => row(position, { holdHash, heldUntil })

describe('at a time at which two calls may begin', () => {
  const two = (rows: SlotReservationRow[], attempt = {}) => freePosition(rows, { now, ...attempt }, 2)

  it('the first and the second person find a place, the third does not', () => {
    expect([two([]), two([taken(1, 'one')]), two([taken(1, 'one'), taken(2, 'two')])]).toEqual([1, 2, undefined])
  })

  it('a held place is taken until the hold expires, except for the holder', () => {
    const rows = [held(1, 'key'), taken(2, 'two')]
    expect([two(rows), two(rows, { holdHash: 'other' }), two(rows, { holdHash: 'key' })]).toEqual([
      undefined,
      undefined,
      1,
    ])
    expect(two([held(1, 'key', now), taken(2, 'two')])).toBe(1)
  })

  it('a subject with a place gets the same place again', () => {
    expect(two([taken(1, 'one'), taken(2, 'two')], { subjectId: 'two' })).toBe(2)
  })

  it('a key that was already used to take a place takes no second one', () => {
    const rows = [row(1, { subjectId: 'one', holdHash: 'key' }), taken(2, 'two')]
    expect(two(rows, { subjectId: 'three', holdHash: 'key' })).toBeUndefined()
  })

  it('a released place goes to the next attempt', () => {
    expect(two([taken(2, 'two')])).toBe(1)
  })
})
