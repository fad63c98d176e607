import { describe, expect, it } from 'vitest'
import { syllablesIn } from './score.ts'

describe('the spoken syllables of a French word are counted', () => {
  it.each([
    ...(['la', 'de', 'les', 'âge', 'peur', 'rien', 'bien', 'client', 'vient'] as const).map(
      (word) => [word, 1] as const,
    ),
    ['parle', 1],
    ['parlent', 1],
    ['aident', 1],
    ['voient', 1],
    ['mémoire', 2],
    ['moment', 2],
    ['souvent', 2],
    ['patients', 2],
    ['étaient', 2],
    ['clinique', 2],
    ['aiguille', 2],
    ['voyez', 2],
    ['maïs', 2],
    ['créer', 2],
    ['maladie', 3],
    ['différent', 3],
    ['médicament', 4],
    ['européen', 4],
  ] as const)('%s: %i', (word, syllables) => {
    expect(syllablesIn('fr', word)).toBe(syllables)
  })

  it.each([
    ['l’étude', 2],
    ['qu’elle', 1],
    ['peut-être', 2],
    ['«\u00a0mémoire\u00a0»', 2],
  ] as const)('with adjacent punctuation: %s', (word, syllables) => {
    expect(syllablesIn('fr', word)).toBe(syllables)
  })
})

it.each([
  ['memory', 3],
  ['study', 2],
  ['disease', 2],
  ['people', 2],
] as const)('the spoken syllables of an English word are counted: %s', (word, syllables) => {
  expect(syllablesIn('en', word)).toBe(syllables)
})

it('each letter of an abbreviation counts as a syllable, and a number counts as one syllable', () => {
  expect([syllablesIn('fr', 'IRM'), syllablesIn('en', '(MRI),'), syllablesIn('fr', '2026')]).toEqual([3, 3, 1])
})
