import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugify } from './slugify.ts'

describe('a slug from text (R5-02)', () => {
  it.each([
    ['Mémoire et sommeil', 'memoire-et-sommeil'],
    ['ÇA VA ? ÉTÉ À NOËL', 'ca-va-ete-a-noel'],
    ['porte-clés', 'portecles'],
    ['L’oubli, c’est normal ?', 'loubli-cest-normal'],
    ['cœur', 'cur'],
    ['  deux   espaces  ', 'deux-espaces'],
    ['5 piliers', '5-piliers'],
    ['memory\ttest', 'memorytest'],
    ['--- !', ''],
    ['', ''],
  ])('%j becomes %j', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  it('holds only a–z and 0–9, in words joined by single hyphens', () => {
    assert(property(string({ unit: 'binary' }), (text) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slugify(text))))
  })

  it('is unchanged if it is one word', () => {
    assert(
      property(string(), (text) => {
        const word = slugify(text).replaceAll('-', '')
        expect(slugify(word)).toBe(word)
      }),
    )
  })
})
