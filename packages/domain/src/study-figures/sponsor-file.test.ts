import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf, minPublishedCount, publishedWeek, sponsorFile } from './sponsor-file.ts'
import { type CountedWeek, notReasons } from './study-figures.ts'

const none = { count: 0, median: null, ninthDecile: null }

interface Parts {
  passedOn: number
  notEligible: number
  notInterested: number
  otherwise: number
  unreached: number
}

function week({ passedOn, notEligible, notInterested, otherwise, unreached }: Parts): CountedWeek {
  const reached = passedOn + notEligible + notInterested + otherwise
  const not = Object.fromEntries(notReasons.map((reason) => [reason, 0])) as CountedWeek['not']
  return {
    week: '2027-03-08',
    included: 0,
    asked: reached + unreached,
    reached,
    passedOn,
    open: otherwise + unreached,
    not: { ...not, not_eligible: notEligible, not_interested: notInterested },
    toFirstTry: none,
    toReached: none,
    promise: { kept: 0, broken: 0 },
  }
}

const parts = ['passedOn', 'notEligible', 'notInterested', 'otherwise', 'unreached'] as const
const count = integer({ min: 0, max: 12 })
const someParts = record({
  passedOn: count,
  notEligible: count,
  notInterested: count,
  otherwise: count,
  unreached: count,
})

describe("a week in the sponsor's file", () => {
  it('has all counts when none is small', () => {
    const large = week({ passedOn: 9, notEligible: 5, notInterested: 6, otherwise: 7, unreached: 8 })
    expect(publishedWeek(large).slice(0, 9)).toEqual(['2027-03-08', '35', '27', '9', '5', '6', '7', '8', '<5'])
  })

  it('has no total if one of its parts is less than five', () => {
    const one = week({ passedOn: 9, notEligible: 4, notInterested: 6, otherwise: 7, unreached: 8 })
    expect(publishedWeek(one).slice(1, 8)).toEqual(['', '', '9', '<5', '6', '7', '8'])
    const other = week({ passedOn: 9, notEligible: 5, notInterested: 6, otherwise: 7, unreached: 0 })
    expect(publishedWeek(other).slice(1, 8)).toEqual(['', '27', '9', '5', '6', '7', '<5'])
  })

  it('does not depend on the number below five that "<5" replaces', () => {
    assert(
      property(
        someParts,
        constantFrom(...parts),
        integer({ min: 0, max: minPublishedCount - 1 }),
        (given, part, small) => {
          const isSmall = given[part] < minPublishedCount
          const changed = isSmall ? { ...given, [part]: small } : given
          expect(publishedWeek(week(changed))).toEqual(publishedWeek(week(given)))
        },
      ),
    )
  })

  it('has durations only for five people or more', () => {
    const times = (people: number) => {
      const durations = { count: people, median: 90, ninthDecile: 200 }
      const zero = week({ passedOn: 0, notEligible: 0, notInterested: 0, otherwise: 0, unreached: 0 })
      return publishedWeek({ ...zero, toFirstTry: durations, toReached: none }).slice(9)
    }
    expect(times(5)).toEqual(['90', '200', '', ''])
    expect(times(4)).toEqual(['', '', '', ''])
  })
})

const someWeek = record({ parts: someParts, people: count, minutes: integer({ min: 0, max: 9_999 }), included: count })

const cell = /^(?:PREDICTOM|\d{4}-\d{2}-\d{2}|\d+|<5|)$/

it('the file contains only study name, weeks, numbers and "<5"', () => {
  assert(
    property(array(someWeek, { maxLength: 26 }), (some) => {
      const weeks = some.map(({ parts: given, people, minutes, included }) => {
        const durations = { count: people, median: minutes, ninthDecile: minutes }
        // Callers must not pass these fields; the file leaves them out anyway.
        const person = { name: 'Camille', reasons: ['=1+1'] }
        return { ...week(given), ...person, included, toFirstTry: durations, toReached: durations }
      })
      const [, ...lines] = sponsorFile('PREDICTOM', weeks).trimEnd().split('\r\n')
      expect(lines.flatMap((line) => line.split(',')).filter((each) => !cell.test(each))).toEqual([])
      expect(lines.flatMap((line) => line.split(',').slice(2, 10)).filter((each) => /^[1-4]$/.test(each))).toEqual([])
    }),
  )
})

it.each([
  ['=1+1', "'=1+1"],
  ['+33 6', "'+33 6"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  [' =1', "' =1"],
  ['\n=HYPERLINK("https://sample.example")', `"'\n=HYPERLINK(""https://sample.example"")"`],
])('%j is not a formula in a spreadsheet', (cell, escaped) => {
  expect(csvOf([[cell]])).toBe(`${escaped}\r\n`)
})

it('cells are quoted when they contain commas, quotes or line breaks', () => {
  expect(
    csvOf([
      ['a', 'b,c'],
      ['d"e', 'f\ng'],
      ['', '<5'],
    ]),
  ).toBe('a,"b,c"\r\n"d""e","f\ng"\r\n,<5\r\n')
})
