import { describe, expect, it } from 'vitest'
import { searchWords, searchQuery, searchVector } from './search-words.ts'

describe('the search words of a case', () => {
  const words = searchWords({
    reference: 'CM-7F3K-92QD',
    names: ['Élodie-Anne', 'd’Évrard'],
    phones: ['+33199005678', '+12025550142'],
    emails: ['Elodie@Exemple.example'],
  })

  it('are the words of its names without accents, each notation of its numbers, its address and its reference', () => {
    expect(words).toEqual([
      'cm',
      '7f3k',
      '92qd',
      'elodie',
      'anne',
      'd',
      'evrard',
      '33199005678',
      '330199005678',
      '0199005678',
      '12025550142',
      '2025550142',
      'elodie@exemple.example',
    ])
  })
})

describe('the typed text', () => {
  it.each([
    ['evr elo', `'evr':* & 'elo':*`],
    ['ÉVRARD', `'evrard':*`],
    ['01 99 00 56 78', `'0199005678':*`],
    ['01·99·00–56 78', `'0199005678':*`],
    ['\u202a01 99 00 56 78\u202c', `'0199005678':*`],
    ['+33 1 99 00 56 78', `'33199005678':*`],
    ['0033 1 99 00', `'3319900':*`],
    ['(202) 555-0142', `'2025550142':*`],
    ['Elodie@exemple', `'elodie@exemple':*`],
    ['mailto:Elodie@exemple.example', `'elodie@exemple.example':*`],
    ['cm-7f3k', `'cm':* & '7f3k':*`],
    ["o'n:* & !x", `'o':* & 'n':* & 'x':*`],
    ['Ng', `'ng'`],
    ['O N', `'o' & 'n'`],
    ['王', `'王'`],
    ['王伟', `'王' & '伟'`],
    ['王小明', `'王':* & '小':* & '明':*`],
  ])('%j is searched as %s', (typed, query) => {
    expect(searchQuery(typed)).toBe(query)
  })

  it.each(['', '  ', 'a', '%', '%%%', '12', 'a1', '\u0000', '\u200b\u2800\u3164'])('%j is too short', (typed) => {
    expect(searchQuery(typed)).toBeUndefined()
  })
})

it('quotes and backslashes in a word are escaped', () => {
  expect(searchVector(["a'b", 'c\\d'])).toBe(String.raw`'a''b' 'c\\d'`)
})
