import { describe, expect, it, test } from 'vitest'
import { createTextSearch, isNear } from './text-search.ts'

const articles = [
  { title: 'Mémoire et âge', text: 'Oublier un mot, est-ce grave ? Les oublis de tous les jours.' },
  { title: 'Sommeil et mémoire', text: 'Ce qu’une mauvaise nuit change, et les petits pas à essayer.' },
  { title: 'La ponction lombaire', text: 'Un examen, expliqué sans peur. Il sert aussi à la mémoire.' },
  { title: 'Médicaments', text: 'Ceux qui troublent la mémoire ou le sommeil. N’arrêtez rien seul.' },
  { title: 'Pour les proches', text: 'Aider sans s’épuiser.' },
]
const search = createTextSearch(articles, (article) => article)
const titlesFor = (typed: string) => search(typed).map(({ title }) => title)

describe('a search', () => {
  it.each(['ponction', 'PONCTION', 'Ponctîon', ' ponction ', 'ponct'])(
    'finds %j whatever its accents and case',
    (typed) => {
      expect(titlesFor(typed)).toEqual(['La ponction lombaire'])
    },
  )

  it.each(['ponctoin', 'poncton', 'lonbaire'])('tolerates a typing error: %s', (typed) => {
    expect(titlesFor(typed)).toEqual(['La ponction lombaire'])
  })

  it('prefers exact spelling to typing errors', () => {
    const close = createTextSearch(
      [
        { title: 'Mots', text: '' },
        { title: 'Mort', text: '' },
      ],
      (entry) => entry,
    )
    expect(close('mort').map(({ title }) => title)).toEqual(['Mort'])
  })

  it('ranks matches in the title first', () => {
    expect(titlesFor('sommeil')).toEqual(['Sommeil et mémoire', 'Médicaments'])
  })

  it('ignores words that most entries contain if a rarer word was typed', () => {
    expect(titlesFor('les oublis de mémoire')).toEqual(['Mémoire et âge'])
  })

  it('searches for a common word if no other word was typed', () => {
    expect(titlesFor('mémoire')).toHaveLength(4)
  })

  it('ignores a word that no entry contains, rather than finding nothing', () => {
    expect(titlesFor('comment dormir sommeil')).toEqual(['Sommeil et mémoire', 'Médicaments'])
  })

  it('finds nothing if no entry contains any of the words', () => {
    expect(titlesFor('parachute')).toEqual([])
  })

  it.each(['', '   ', '?!', '<>'])('returns the whole list without a word: %j', (typed) => {
    expect(search(typed)).toBe(articles)
  })

  it('is not confused by names of object properties', () => {
    expect(titlesFor('constructor __proto__')).toEqual([])
  })

  it('searches ten thousand entries', () => {
    const many = Array.from({ length: 10_000 }, (_, number) => ({
      title: `Article ${number} sur la mémoire`,
      text: `${'Une phrase avec des mots de tous les jours. '.repeat(5)} numéro${number}`,
    }))
    const searchMany = createTextSearch(many, (entry) => entry)
    expect(searchMany('numéro7777')).toEqual([many[7777]])
    expect(searchMany('memoire')).toHaveLength(10_000)
    expect(searchMany('')).toBe(many)
  })

  it('finds nothing in an empty list', () => {
    expect(createTextSearch<{ title: string; text: string }>([], (entry) => entry)('sommeil')).toEqual([])
  })
})

describe('a typed word matches with', () => {
  test.each([
    ['a missing letter', 'someil', 'sommeil'],
    ['an extra letter', 'sommmeil', 'sommeil'],
    ['another letter', 'sonmeil', 'sommeil'],
    ['two letters in the wrong order', 'smomeil', 'sommeil'],
    ['two errors in a long word', 'alzeimmer', 'alzheimer'],
    ['an error in its beginning', 'medcam', 'medicaments'],
  ])('%s', (_, typed, word) => {
    expect(isNear(typed, word)).toBe(true)
  })
})

describe('a typed word does not match with', () => {
  test.each([
    ['of three letters with an error', 'irn', 'irm'],
    ['with two errors in a short one', 'somel', 'sommeil'],
    ['that is much shorter', 'sommeil', 'son'],
    ['that is another one', 'ponction', 'audition'],
  ])('%s', (_, typed, word) => {
    expect(isNear(typed, word)).toBe(false)
  })
})
