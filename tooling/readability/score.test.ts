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

  it('counts a large number as one word, and does not count a sign that stands alone', () => {
    expect(wordsIn('Parmi 4\u00a0000 adultes – «\u00a0oui\u00a0»\u00a0:')).toEqual(['Parmi', '4000', 'adultes', 'oui'])
  })
})

describe('a score', () => {
  it('is the ease by Kandel and Moles in French', () => {
    // The text has 4 words and 7 syllables.
    expect(scoreOf('fr', ['Le médicament aide.', 'Oui.'])?.reading).toBeCloseTo(207 - 1.015 * 2 - 73.6 * 1.75)
  })

  it('is the grade by Flesch and Kincaid in English', () => {
    expect(scoreOf('en', ['The memory is good.'])?.reading).toBeCloseTo(0.39 * 4 + 11.8 * (6 / 4) - 15.59)
  })

  it('has the longest sentence first', () => {
    expect(scoreOf('en', ['One. One two three. One two.'])).toMatchObject({
      longest: 3,
      mean: 2,
      sentences: ['One two three.', 'One two.', 'One.'],
    })
  })

  it('is undefined if there is no sentence', () => {
    expect(scoreOf('fr', ['', '–'])).toBeUndefined()
  })
})
