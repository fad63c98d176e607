import { expect, test } from 'vitest'
import { problemLines } from './problem-lines.ts'

const problem = (field: string) => ({ document: 'fr/articles/sommeil', field, reason: 'is a block of an unknown kind' })
const key = 'fr article sommeil'

function told(...readings: readonly (readonly string[])[]): string[] {
  const lines: string[] = []
  const tell = problemLines((line) => lines.push(line))
  for (const fields of readings) tell(key, fields.map(problem))
  return lines
}

test('what was left out of a document is one line with document, field and reason', () => {
  expect(told(['body[0]'])).toEqual(['fr/articles/sommeil: body[0]: is a block of an unknown kind'])
  expect(told(['body[0]', 'body[1]', 'body[2]'])).toEqual([
    'fr/articles/sommeil: body[0]: is a block of an unknown kind (and 2 more)',
  ])
})

test('it is told once, however often the document is read, and again when it is something else', () => {
  expect(told(['body[0]'], ['body[0]'], ['body[0]'])).toHaveLength(1)
  expect(told(['body[0]'], ['body[1]'])).toHaveLength(2)
  expect(told(['body[0]'], [], ['body[0]'])).toHaveLength(2)
})
