import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coverage } from './coverage.ts'
import { coverageReport } from './coverage-report.ts'
import { expressedIn } from './expressed.ts'
import { labelledRows } from './table-of-labels.ts'

const header = 'study,whole_study,section,kinds,class,text'
const rows = [
  'NCT00000001,yes,inc,AGE,E,Aged 50 or older',
  'NCT00000001,yes,exc,STK;EPI,L,"A stroke, or ""fits""\nat any time"',
  'NCT00000001,yes,inc,COG,N,A score of 20 or more',
  'NCT00000002,yes,inc,AGE,E,Aged 60 or older',
  'NCT00000003,no,exc,NUT,L,Eats liquorice',
  'NCT00000004,no,exc,STK,L,Any stroke of a twin',
]
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10)
const file = `
kinds:
  AGE: { by: [age_between] }
  STK: { by: [any_of, stroke, checked_by_team] }
  EPI: { by: [epilepsy] }
  COG: { not: The team measures it. }
  NUT: { not: Food is not asked. }
rows:
  NCT00000004:
    '${hash('Any stroke of a twin')}': { not: A twin is not asked. }
`
const covered = (table: readonly string[] = rows, yaml = file) =>
  coverage(labelledRows([header, ...table].join('\n')), expressedIn(yaml))

describe('the coverage of a table of labels', () => {
  it('counts the criteria that a person can answer, and fully labelled studies', () => {
    expect(coverageReport(covered()).slice(0, 3)).toEqual([
      'Criteria that a person can answer: 3 of 5 (60 %) are expressed.',
      'Of these, 1 leave a part to the team.',
      'Studies with all of their criteria in the table: 2 of 2 (100 %) are expressed completely.',
    ])
  })

  it('names the criterion for a kind, or the reason why no criterion exists', () => {
    const report = coverageReport(covered())
    expect(report).toContain('| AGE | 2 | 2 | age_between |')
    expect(report).toContain('| NUT | 1 | 0 | Food is not asked |')
    expect(report.at(-2)).toBe('line 7, NCT00000003, NUT: Eats liquorice — Food is not asked.')
  })

  it('needs all kinds of a row, and prefers an entry for the row itself', () => {
    const noFits = file
      .replace('[epilepsy] }', '[epilepsy] }')
      .replace('EPI: { by: [epilepsy] }', 'EPI: { not: It is not asked. }')
    expect(covered().map(({ isExpressed }) => isExpressed)).toEqual([true, true, true, false, false])
    expect(covered(rows, noFits).map(({ isExpressed }) => isExpressed)).toEqual([true, false, true, false, false])
  })

  it("knows every kind in the register's tables", () => {
    const ours = expressedIn(readFileSync(new URL('expressed.yaml', import.meta.url), 'utf8'))
    expect(Object.keys(ours.kinds)).toEqual(expect.arrayContaining(['AGE', 'STG', 'TRI', 'EMP', 'OTH']))
  })
})

describe('a table of labels', () => {
  it('names a missing column', () => {
    expect(() => labelledRows('study,section,text\na,b,c')).toThrow(
      'The table has no column whole_study, kinds, class.',
    )
    expect(() => labelledRows('')).toThrow('The table has no column study')
  })

  it('with a truncated row names its line', () => {
    expect(() => covered(['NCT00000001,yes,inc,AGE,E,"Two\nlines"', 'NCT00000001,yes'])).toThrow(
      'Line 4 of the table has not 6 fields, as its first line has.',
    )
  })

  it('with an unknown or missing kind names its line', () => {
    expect(() => covered(['NCT00000001,yes,inc,XYZ,E,Something', 'NCT00000001,yes,inc,,E,Something'])).toThrow(
      'Line 2 of the table has the kind XYZ, which the file of expressions does not know.\nLine 3 of the table has no kind.',
    )
  })
})

describe('a file of expressions', () => {
  it.each([
    ['kinds: [', 'The file of expressions is not valid YAML: '],
    ['- a list', 'needs “kinds”, and besides it only “rows”.'],
    [
      'kinds: { AGE: { by: [agee] } }',
      'The file of expressions, at kinds.AGE.by.0: “agee” is not one of our criteria.',
    ],
    ['kinds: { AGE: { by: [] } }', 'at kinds.AGE.by: “by” is empty.'],
    ['kinds: { AGE: { not: because } }', 'at kinds.AGE.not: “not” is not a sentence.'],
    ['kinds: { AGE: {} }', 'at kinds.AGE: needs either “by” or “not”.'],
    [
      'kinds: {}\nrows: { NCT00000001: { 12: { by: [stroke] } } }',
      'is not the beginning of a hash, of at least 8 signs.',
    ],
  ])('%s is refused with one sentence', (yaml, told) => {
    expect(() => expressedIn(yaml)).toThrow(told)
  })
})
