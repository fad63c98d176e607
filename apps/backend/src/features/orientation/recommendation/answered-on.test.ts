import { expect, it } from 'vitest'
import type { OrientationResultRow } from '../orientation.table.ts'
import { answeredOn } from './recommendation.ts'

it.each([
  ['fr', 'FR', '2027-03-05'],
  ['en', 'FR', '2027-03-05'],
  ['fr', 'US', '2027-03-04'],
  ['en', 'US', '2027-03-04'],
  ['fr', null, '2027-03-05'],
] as const)('a result in the language %s has the date in the country %s (R0-63)', (locale, country, day) => {
  const row = { locale, country, createdAt: new Date('2027-03-05T03:00:00Z') } as OrientationResultRow
  expect(answeredOn(row)).toBe(day)
})
