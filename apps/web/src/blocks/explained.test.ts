import type { GlossaryEntry } from '@clairmemoire/cms-client/entries'
import { createI18n, loadCatalog } from '@clairmemoire/i18n/catalog'
import { describe, expect, it } from 'vitest'
import { explainer, explainerOf } from './explained.ts'
import { blocksCatalog } from './index.ts'

const i18n = createI18n('fr')
await loadCatalog(i18n, blocksCatalog)

const text = (words: string) => ({ type: 'text' as const, text: words })
const paragraph = (...children: readonly object[]) => ({ type: 'paragraph', children })
const entry = (term: string, meaning = `Ce que veut dire ${term}.`): GlossaryEntry => ({
  slug: 'mot',
  term,
  text: [{ type: 'paragraph', children: [text(meaning)] }],
})

/** The explained words, without their explanations. */
const explainedIn = (words: string, ...terms: readonly string[]) =>
  explainerOf(
    terms.map((term) => entry(term)),
    i18n,
  )
    .line(words)
    .filter(({ explanation }) => explanation)
    .map((part) => part.text)

describe('a hard word', () => {
  it('is explained within its sentence, which stays complete', () => {
    expect(
      explainerOf([entry('placebo', 'Un placebo ne contient rien.')], i18n).line('Un placebo a le même aspect.'),
    ).toEqual([
      text('Un '),
      {
        ...text('placebo'),
        explanation: {
          id: 'content-word-mot',
          label: 'placebo : explication',
          meaning: 'Un placebo ne contient rien.',
        },
      },
      text(' a le même aspect.'),
    ])
  })

  it.each([
    ['in the plural', 'Les biomarqueurs.', 'biomarqueur', 'biomarqueurs'],
    [
      'with several words in the plural',
      'Des ponctions\u00a0lombaires.',
      'ponction lombaire',
      'ponctions\u00a0lombaires',
    ],
    ['at the beginning of a sentence', 'Placebo ou non.', 'placebo', 'Placebo'],
    ['by its abbreviation', 'Une IRM.', 'imagerie par résonance magnétique (IRM)', 'IRM'],
    ['after an apostrophe', 'L’amyloïde.', 'amyloïde', 'amyloïde'],
  ])('is explained %s', (_, words, term, found) => {
    expect(explainedIn(words, term)).toEqual([found])
  })

  it.each([
    ['Un placebo.', '.', undefined],
    ['Un placebo, en gélule.', ',', ' en gélule.'],
    ['Un placebo\u202f; une gélule.', '\u202f;', ' une gélule.'],
    ['(ou un placebo).', ').', undefined],
    ['Un placebo a le même aspect.', undefined, ' a le même aspect.'],
  ])('takes the punctuation that follows it: %s', (words, after, rest) => {
    const [, explained, next] = explainerOf([entry('placebo')], i18n).line(words)
    expect(explained?.explanation?.after).toBe(after)
    expect(next?.text).toBe(rest)
  })

  it('is explained once on a page, at its first occurrence', () => {
    const { line } = explainerOf([entry('placebo')], i18n)
    expect(
      [...line('Un placebo, un placebo.'), ...line('Un placebo.')].filter(({ explanation }) => explanation),
    ).toHaveLength(1)
  })

  it('is explained as the longer of two words that begin at the same place', () => {
    expect(explainedIn('Un essai randomisé.', 'essai', 'essai randomisé')).toEqual(['essai randomisé'])
  })

  it('is explained in every paragraph and item, with the formatting of its words', () => {
    const { parts } = explainerOf([entry('placebo'), entry('tau')], i18n)
    const strong = { ...text('tau'), bold: true }
    expect(
      parts({ blocks: [{ kind: 'text', text: [paragraph(text('placebo')), { children: [paragraph(strong)] }] }] }),
    ).toEqual({
      blocks: [
        {
          kind: 'text',
          text: [
            paragraph({
              ...text('placebo'),
              explanation: {
                id: 'content-word-mot',
                label: 'placebo : explication',
                meaning: 'Ce que veut dire placebo.',
              },
            }),
            {
              children: [
                paragraph({
                  ...strong,
                  explanation: { id: 'content-word-mot', label: 'tau : explication', meaning: 'Ce que veut dire tau.' },
                }),
              ],
            },
          ],
        },
      ],
    })
  })
})

describe('a word is not explained', () => {
  it.each([
    ['inside another word', 'La taurine.', 'tau'],
    ['in lower case if the word is an abbreviation', 'A pet.', 'positron emission tomography (PET)'],
    ['that the glossary does not contain', 'Un placebo.', 'tau'],
  ])('%s', (_, words, term) => {
    expect(explainedIn(words, term)).toEqual([])
  })

  it('in a heading or in a link, which has its own action', () => {
    const heading = { type: 'heading', level: 2, children: [text('Le placebo')] }
    const link = paragraph({ type: 'link', url: '/a', children: [text('Le placebo')] })
    expect(explainerOf([entry('placebo')], i18n).parts([heading, link])).toEqual([heading, link])
  })
})

it('a page is shown without a glossary if it cannot be read', async () => {
  const { line } = await explainer({ glossary: () => Promise.reject(new Error('away')) }, i18n)
  expect(line('Un placebo.')).toEqual([text('Un placebo.')])
})
