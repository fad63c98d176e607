import { describe, expect, it } from 'vitest'
import { callsLeft, callsMade } from './desk-day.ts'

const at = (time: string, day = '2027-03-05') => new Date(`${day}T${time}:00Z`)
const day = { now: at('09:10'), end: at('23:00') }
const calls = (dueAt: Date, callableUntil: Date | null = null, count = 1) => ({ dueAt, callableUntil, count })
const shown = (...args: Parameters<typeof callsLeft>) =>
  callsLeft(...args).lateBy.map(({ at: hour, count }) => [hour.toISOString().slice(11, 16), count])

describe('the calls that are left', () => {
  it('are none if no call is open', () => {
    expect(callsLeft([], day)).toEqual({ left: 0, late: 0, lateBy: [] })
  })

  it('are late from the moment at which they are due', () => {
    const all = [calls(at('09:10'), null, 2), calls(at('09:11')), calls(at('08:00', '2027-03-02'))]
    expect(callsLeft(all, day)).toMatchObject({ left: 4, late: 3 })
  })

  it('are counted as late at the full hour after they become late, together with those already late', () => {
    const all = [calls(at('08:00')), calls(at('09:30'), null, 2), calls(at('10:00')), calls(at('10:01'), null, 5)]
    expect(shown(all, day)).toEqual([
      ['10:00', 4],
      ['11:00', 9],
    ])
  })

  it('become late when the last time to call ends before their deadline', () => {
    expect(shown([calls(at('23:00'), at('17:00'))], day)).toEqual([['17:00', 1]])
  })

  it('become late at their deadline if the last time to call is already over', () => {
    expect(shown([calls(at('23:00'), at('09:00'))], day)).toEqual([['23:00', 1]])
  })

  it('do not become late today if they can still be made on another day', () => {
    expect(shown([calls(at('23:00', '2027-03-08'), at('17:00', '2027-03-08'))], day)).toEqual([])
  })

  it('are counted by elapsed time, so a day on which the clocks change has 23 or 25 hours', () => {
    const spring = { now: at('00:30', '2027-03-28'), end: at('22:00', '2027-03-28') }
    const all = [calls(at('00:45', '2027-03-28')), calls(at('01:45', '2027-03-28'))]
    expect(shown(all, spring)).toEqual([
      ['01:00', 1],
      ['02:00', 2],
    ])
  })
})

describe('a call that was made today', () => {
  const first = { id: 'a', staffId: 'dominique', outcome: 'busy', corrects: null } as const

  it('counts once, with its last corrected outcome', () => {
    const corrected = { ...first, id: 'b', outcome: 'settled', corrects: 'a' } as const
    const again = { ...first, id: 'c', outcome: 'appointment', corrects: 'b' } as const
    expect(callsMade([first, corrected, again])).toEqual([again])
  })

  it('is not counted when an outcome of yesterday is corrected', () => {
    expect(
      callsMade([
        { ...first, corrects: 'of yesterday' },
        { ...first, id: 'd' },
      ]),
    ).toEqual([{ ...first, id: 'd' }])
  })
})
