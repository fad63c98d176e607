import { expect, test } from 'vitest'
import { titleLines } from './serve-share-pictures.ts'

test('a short title is large', () => {
  expect(titleLines('Nos articles')).toEqual({ size: 76, lines: ['Nos articles'] })
})

test('a longer title is smaller, and complete', () => {
  const title = 'Quand consulter un médecin pour sa mémoire, et comment s’y préparer avec un proche ?'
  const { size, lines } = titleLines(title)
  expect(size).toBeLessThan(76)
  expect(lines.join(' ')).toBe(title)
})

test('words joined by no-break spaces stay on one line', () => {
  expect(titleLines('Qui paie, et qui y gagne\u202f?').lines.at(-1)).toMatch(/gagne\u202f\?$/)
})

test.each([2000, 100_000])('a title of %i letters ends with an ellipsis', (letters) => {
  const { lines } = titleLines('anticonstitutionnellement '.repeat(letters / 25))
  expect(lines).toHaveLength(7)
  expect(lines.at(-1)).toMatch(/…$/)
})

test('a blank title has no line', () => {
  expect(titleLines('').lines).toEqual([])
})
