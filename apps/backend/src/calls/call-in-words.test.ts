import { expect, it } from 'vitest'
import { requestRow } from '../../testing/request-row.ts'
import { clinic } from '../../testing/test-backend.ts'
import { promisedCallOf } from '../requests/stored-request.ts'
import { calledInWords, partOfDayInWords } from './call-in-words.ts'

const called = (changes: Parameters<typeof requestRow>[0]) => calledInWords(promisedCallOf(requestRow(changes)))

it.each([
  ['Camille', 'Camille'],
  ['Zoé', 'Zoé'],
  ['王', '王'],
  ['Jean-Marie', null],
  ['Call 0899 12 34 56', null],
  ['Gagnez mille euros maintenant', null],
  ['a'.repeat(31), null],
])('a mail has the first name of the person we call only if it is short and all letters: %j', (firstName, named) => {
  expect(called({ firstName })?.firstName).toBe(named)
})

it('a mail contains the last digits of a number, never the whole number', () => {
  expect(called({ phone: '+33199005678', country: 'FR' })?.ending).toBe('56\u00a078')
  expect(called({ phone: '+12025550123', country: 'US' })?.ending).toBe('0123')
})

it('a mail does not name a helper', () => {
  const helper = { first_name: 'Dominique', last_name: 'Exemple', phone: '+33639981234' }
  expect(called({ helper, country: 'FR' })).toBeUndefined()
})

const paris = { kind: 'part_of_day', time_zone: 'Europe/Paris' } as const

it.each([
  ['fr', 'morning', 'le matin, entre 9\u00a0h et 12\u00a0h (heure de Paris)'],
  ['fr', 'afternoon', 'l’après-midi, entre 14\u00a0h et 17\u00a0h (heure de Paris)'],
  ['fr', 'any', 'le matin ou l’après-midi, entre 9\u00a0h et 17\u00a0h (heure de Paris)'],
  ['en', 'morning', 'in the morning, between 9:00\u00a0AM and 12:00\u00a0PM Central European Time'],
] as const)('a mail in %s says the part of day "%s" as %s', (locale, part, words) => {
  expect(partOfDayInWords(locale, { ...paris, part_of_day: part }, '2027-03-10', clinic.calls)).toBe(words)
})
