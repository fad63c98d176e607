import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it.each([
  ['=1+1', "'=1+1"],
  ['+33 6', "'+33 6"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  [' =1', "' =1"],
  ['\n=HYPERLINK("https://sample.example")', `"'\n=HYPERLINK(""https://sample.example"")"`],
])('%j is no formula in a spreadsheet', (cell, written) => {
  expect(csvOf([[cell]])).toBe(`${written}\r\n`)
})

it('a cell keeps its commas, quotes and lines', () => {
  expect(
    csvOf([
      ['a', 'b,c'],
      ['d"e', 'f\ng'],
      ['', '<5'],
    ]),
  ).toBe('a,"b,c"\r\n"d""e","f\ng"\r\n,<5\r\n')
})
