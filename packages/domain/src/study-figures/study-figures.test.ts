import { describe, expect, it } from 'vitest'
import { type CountedCall, countStudy, shownWeeks, weekOf } from './study-figures.ts'

const now = { day: '2027-03-19', at: new Date('2027-03-19T12:00:00Z') }

/** Asked on Monday at eight, promised until Thursday. */
const call = (changes: Partial<CountedCall> = {}): CountedCall => ({
  askedOn: '2027-03-08',
  askedAt: new Date('2027-03-08T08:00:00Z'),
  promisedAt: new Date('2027-03-11T23:00:00Z'),
  isClosed: false,
  outcome: null,
  tries: [],
  ...changes,
})

const tried = (outcome: CountedCall['tries'][number]['outcome'], at: string, why?: string) => ({
  outcome,
  at: new Date(at),
  why,
})

const closed = (outcome: 'passed_on' | 'not_eligible' | 'not_interested', why?: string) =>
  call({ isClosed: true, outcome, tries: [tried(outcome, '2027-03-09T08:00:00Z', why)] })

const totalOf = (...calls: CountedCall[]) => countStudy(calls, [], now).total

it.each([
  ['2027-03-08', '2027-03-08'],
  ['2027-03-14', '2027-03-08'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(weekOf(day)).toBe(monday)
})

describe('a call', () => {
  it('that is open counts as asked, and as open', () => {
    expect(totalOf(call())).toMatchObject({ asked: 1, reached: 0, passedOn: 0, open: 1 })
  })

  it('is reached when somebody answered once, whatever came before and after', () => {
    const tries = [tried('no_answer', '2027-03-08T10:00:00Z'), tried('wants_time', '2027-03-09T10:00:00Z')]
    expect(totalOf(call({ tries }))).toMatchObject({ reached: 1, open: 1 })
  })

  it.each(['passed_on', 'appointment'] as const)('that is closed with %s is passed on', (outcome) => {
    expect(totalOf(call({ isClosed: true, outcome }))).toMatchObject({ passedOn: 1, open: 0 })
  })

  it('that the person withdrew is not passed on any more', () => {
    const { passedOn, not, reached } = totalOf({ ...closed('passed_on'), outcome: 'withdrawn' })
    expect([passedOn, not.withdrawn, reached]).toEqual([0, 1, 1])
  })

  it('that led no further has one reason, and the reasons say why', () => {
    const calls = [closed('not_eligible', 'age'), closed('not_eligible', 'mri'), closed('not_eligible', 'mri')]
    const { total, reasons } = countStudy([...calls, closed('not_interested')], [], now)
    expect(total.not).toMatchObject({ not_eligible: 3, not_interested: 1, cancelled: 0 })
    expect(reasons).toEqual([
      { reason: 'not_eligible', why: 'mri', count: 2 },
      { reason: 'not_eligible', why: 'age', count: 1 },
    ])
  })
})

describe('the promise', () => {
  it.each([
    ['kept by a first try in time', '2027-03-11T23:00:00Z', { kept: 1, broken: 0 }],
    ['broken by one that is late', '2027-03-11T23:00:01Z', { kept: 0, broken: 1 }],
  ])('is %s', (_, at, promise) => {
    expect(totalOf(call({ tries: [tried('busy', at)] })).promise).toEqual(promise)
  })

  it('is broken once its time is over, and not before', () => {
    expect(totalOf(call()).promise).toEqual({ kept: 0, broken: 1 })
    expect(totalOf(call({ promisedAt: new Date('2027-03-20T23:00:00Z') })).promise).toEqual({ kept: 0, broken: 0 })
  })

  it('is not broken to who asked not to be called', () => {
    expect(totalOf(call({ isClosed: true, outcome: 'cancelled' })).promise).toEqual({ kept: 0, broken: 0 })
  })
})

describe('times', () => {
  const after = (minutes: number) =>
    call({ tries: [tried('settled', new Date(Date.parse('2027-03-08T08:00:00Z') + minutes * 60_000).toISOString())] })

  it('half and nine of ten of the people waited no longer', () => {
    const calls = [10, 100, 20, 90, 30, 80, 40, 70, 50, 60].map(after)
    expect(totalOf(...calls).toReached).toEqual({ count: 10, median: 50, ninthDecile: 90 })
  })

  it('of one call are its own, and of none there are none', () => {
    expect(totalOf(after(7)).toFirstTry).toEqual({ count: 1, median: 7, ninthDecile: 7 })
    expect(totalOf(call()).toFirstTry).toEqual({ count: 0, median: null, ninthDecile: null })
  })
})

describe('the weeks', () => {
  it('follow each other from the first request to this week, with who was included in each', () => {
    const inclusions = [{ week: '2027-03-15', count: 2 }]
    const { weeks, total } = countStudy([call({ askedOn: '2027-03-07' })], inclusions, now)
    expect(weeks.map(({ week, asked, included }) => [week, asked, included])).toEqual([
      ['2027-03-01', 1, 0],
      ['2027-03-08', 0, 0],
      ['2027-03-15', 0, 2],
    ])
    expect([total.asked, total.included]).toEqual([1, 2])
  })

  it('are those of half a year, and so is their total', () => {
    const { weeks, total } = countStudy([call({ askedOn: '2026-01-01' }), call()], [], now)
    expect([weeks.length, weeks.at(-1)?.week, total.asked]).toEqual([shownWeeks, '2027-03-15', 1])
  })

  it('are this week alone when nobody asked', () => {
    expect(countStudy([], [], now).weeks.map(({ week }) => week)).toEqual(['2027-03-15'])
  })
})
