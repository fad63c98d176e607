import { describe, expect, it } from 'vitest'
import { scoreOf, sentencesOf, wordsIn } from './score.ts'

describe('a sentence', () => {
  it('ends with a full stop, question mark, colon or semicolon', () => {
    expect(sentencesOf('Oui.\u00a0Pourquoi\u202f? Voici\u00a0: un mot\u202f; un autre.')).toEqual([
      'Oui.',
      'Pourquoi\u202f?',
      'Voici\u00a0:',
      'un mot\u202f;',
      'un autre.',
    ])
  })

  it('does not end inside a number or an address', () => {
    expect(sentencesOf('Tau 2.5 at www.example.org')).toHaveLength(1)
  })

  it('has a large number as one word, and no isolated sign as a word', () => {
    expect(wordsIn('Parmi 4\u00a0000 adultes – «\u00a0oui\u00a0»\u00a0:')).toEqual(['Parmi', '4000', 'adultes', 'oui'])
  })
})

describe('a score', () => {
  it('is Kandel-Moles in French', () => {
    // 4 words, 6 syllables.
    expect(scoreOf('fr', ['Le médicament aide.', 'Oui.'])?.reading).toBeCloseTo(207 - 1.015 * 2 - 73.6 * 1.75)
  })

  it('is Flesch-Kincaid in English', () => {
    expect(scoreOf('en', ['The memory is good.'])?.reading).toBeCloseTo(0.39 * 4 + 11.8 * (6 / 4) - 15.59)
  })

  it('has the longest sentence first', () => {
    expect(scoreOf('en', ['One. One two three. One two.'])).toMatchObject({
      longest: 3,
      mean: 2,
      sentences: ['One two three.', 'One two.', 'One.'],
    })
  })

  it('is undefined without a sentence', () => {
    expect(scoreOf('fr', ['', '–'])).toBeUndefined()
  })
})
