import { describe, expect, it } from 'vitest'
import { isReached, reachedOutcomes, stepAfter, unreachedOutcomes } from './call-outcome.ts'

const rule = { days: 3 }
const once = { days: ['2027-03-05'], last: 'morning' } as const

describe('after a call that was answered', () => {
  it.each(reachedOutcomes.filter((each) => each !== 'wants_time'))('with %s nothing is left to do', (outcome) => {
    expect([isReached(outcome), stepAfter(outcome, once, rule)]).toEqual([true, 'close'])
  })

  it('is a call at the time the person asked for', () => {
    expect(stepAfter('wants_time', once, rule)).toBe('call_when_asked')
  })
})

describe('after a call that was not answered', () => {
  const repeated = unreachedOutcomes.filter((each) => each !== 'wrong_number')

  it.each(repeated)('with %s the next one is in the other half of the day', (outcome) => {
    expect([isReached(outcome), stepAfter(outcome, once, rule)]).toEqual([false, { callAgainIn: 'afternoon' }])
    expect(stepAfter(outcome, { ...once, last: 'afternoon' }, rule)).toEqual({ callAgainIn: 'morning' })
  })

  it.each(repeated)('on the third day with %s the person gets a mail', (outcome) => {
    const days = ['2027-03-05', '2027-03-08', '2027-03-09']
    expect(stepAfter(outcome, { days, last: 'morning' }, rule)).toBe('wait')
  })

  it('counts several tries on one day once', () => {
    const days = ['2027-03-05', '2027-03-05', '2027-03-05', '2027-03-08']
    expect(stepAfter('no_answer', { days, last: 'morning' }, rule)).toEqual({ callAgainIn: 'afternoon' })
  })

  it('is not another call for a wrong number', () => {
    expect(stepAfter('wrong_number', once, rule)).toBe('wait')
  })
})
