import type { Locale } from '@clairmemoire/domain/locale'
import { describe, expect, it } from 'vitest'
import { judged } from './judge.ts'

const faultsOf = (locale: Locale, text: string, isTitle = false) =>
  judged({ place: 'here', locale, lines: [{ field: 'text', text, isTitle }] }).faults

const words = (count: number) => Array.from({ length: count }, () => 'mot').join(' ')

it('a plain text has no fault', () => {
  expect(faultsOf('fr', 'Vous pouvez dire non. Personne ne vous en voudra.')).toEqual([])
  expect(faultsOf('en', 'You can say no. Nobody will mind.')).toEqual([])
})

describe('a text is refused', () => {
  it('for one sentence that is too long', () => {
    expect(faultsOf('fr', `${words(31)}. Oui. Non.`)).toEqual(['a sentence of 31 words, limit 30'])
    expect(faultsOf('fr', `${words(30)}. Oui. Non.`)).toEqual([])
  })

  it('for sentences that are long on average', () => {
    expect(faultsOf('fr', `${words(21)}. ${words(21)}.`)).toEqual(['21.0 words a sentence on average, limit 20'])
  })

  it('for long French words', () => {
    expect(faultsOf('fr', 'L’hospitalisation occasionnellement recommandée nécessitera une autorisation.')).toEqual([
      expect.stringMatching(/^Kandel-Moles -\d+, at least 60$/),
    ])
  })

  it('for long English words', () => {
    expect(faultsOf('en', 'Participation necessitates comprehensive neuropsychological evaluation.')).toEqual([
      expect.stringMatching(/^grade \d\d\.\d, limit 8$/),
    ])
  })

  it('for a promise, also in a title', () => {
    expect(faultsOf('en', 'It is a breakthrough.')).toEqual(['text says “breakthrough”'])
    expect(faultsOf('fr', 'Un nouveau traitement', true)).toEqual(['text says “nouveau traitement”'])
  })
})

it('a title may have any length, because it is not a sentence', () => {
  expect(faultsOf('fr', words(31), true)).toEqual([])
})

it('a fact of the operator counts as one word', () => {
  expect(faultsOf('fr', `${words(29)} {{operatorName}}. Oui.`)).toEqual([])
})

it('a text in a group is judged by the limits of the group', () => {
  const text = {
    place: 'here',
    locale: 'en',
    lines: [{ field: 'text', text: 'One two three four.', isTitle: false }],
  } as const
  expect(judged(text, { longest: 3, mean: 20, ease: 60, grade: 8 }).faults).toEqual(['a sentence of 4 words, limit 3'])
})
