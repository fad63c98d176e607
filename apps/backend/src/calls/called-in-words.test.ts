import { expect, it } from 'vitest'
import { sentRequestRow } from '../../testing/sent-request-row.ts'
import { promisedCallOf } from '../requests/promised-call-of.ts'
import { calledInWords } from './called-in-words.ts'

const called = (changes: Parameters<typeof sentRequestRow>[0]) => calledInWords(promisedCallOf(sentRequestRow(changes)))

it.each([
  ['Camille', 'Camille'],
  ['Zoé', 'Zoé'],
  ['王', '王'],
  ['Jean-Marie', null],
  ['Call 0899 12 34 56', null],
  ['Gagnez mille euros maintenant', null],
  ['a'.repeat(31), null],
])('a mail names whom we call by a first name of letters alone: %j', (firstName, named) => {
  expect(called({ firstName })?.firstName).toBe(named)
})

it('a mail says the end of a number, and never the whole', () => {
  expect(called({ phone: '+33199005678', country: 'FR' })?.ending).toBe('56\u00a078')
  expect(called({ phone: '+12025550123', country: 'US' })?.ending).toBe('0123')
})

it('a mail to somebody else names nobody whom we call', () => {
  const helper = { first_name: 'Dominique', last_name: 'Exemple', phone: '+33639981234' }
  expect(called({ helper, country: 'FR' })).toBeUndefined()
})
