import { describe, expect, it } from 'vitest'
import { isReached, reachedOutcomes, stepAfter, unreachedOutcomes } from './call-outcome.ts'

const rule = { days: 3 }
const once = { days: ['2027-03-05'], last: 'morning' } as const

describe('after a call that was answered', () => {
  it.each(reachedOutcomes.filter((each) => each !== 'wants_time'))('nothing is left to do after %s', (outcome) => {
    expect([isReached(outcome), stepAfter(outcome, once, rule)]).toEqual([true, 'close'])
  })

  it('the clinic calls again at the time that the person asked for', () => {
    expect(stepAfter('wants_time', once, rule)).toBe('call_when_asked')
  })
})

describe('after a call that was not answered', () => {
  const repeated = unreachedOutcomes.filter((each) => each !== 'wrong_number')

  it.each(repeated)('the next call is in the other half of the day if the outcome is %s', (outcome) => {
    expect([isReached(outcome), stepAfter(outcome, once, rule)]).toEqual([false, { callAgainIn: 'afternoon' }])
    expect(stepAfter(outcome, { ...once, last: 'afternoon' }, rule)).toEqual({ callAgainIn: 'morning' })
  })

  it.each(repeated)('the person gets a mail if the outcome is %s on a third day', (outcome) => {
    const days = ['2027-03-05', '2027-03-08', '2027-03-09']
    expect(stepAfter(outcome, { days, last: 'morning' }, rule)).toBe('wait')
  })

  it('several tries on one day count once', () => {
    const days = ['2027-03-05', '2027-03-05', '2027-03-05', '2027-03-08']
    expect(stepAfter('no_answer', { days, last: 'morning' }, rule)).toEqual({ callAgainIn: 'afternoon' })
  })

  it('a wrong number is not called again', () => {
    expect(stepAfter('wrong_number', once, rule)).toBe('wait')
  })
})
