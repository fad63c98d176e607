import { createI18n } from '@clairmemoire/i18n/catalog'
import { describe, expect, test } from 'vitest'
import { createArticleSearch, everything } from './article-finder.tsx'
import { summaryOf } from './article-summary.ts'
import { articles, manyArticles } from './testing/sample-articles.ts'

const summaries = articles.map((entry) => summaryOf(entry, 'fr'))
const i18n = createI18n('fr', { 'articles.topic.relatives': 'Proches' })
const search = createArticleSearch(summaries, i18n)
const slugsFor = (typed: string, topic = everything.topic) => search({ typed, topic }).map(({ slug }) => slug)

describe('a search for articles', () => {
  test('finds words of the title, of the description and of the name of a topic', () => {
    expect(slugsFor('ponctoin')).toEqual(['ponction-lombaire'])
    expect(slugsFor('epuiser')).toEqual(['vivre-aupres-d-un-proche'])
    expect(slugsFor('proches')).toEqual(['vivre-aupres-d-un-proche'])
  })

  test('searches only within the chosen topic', () => {
    expect(slugsFor('', 'research')).toEqual(['ponction-lombaire'])
    expect(slugsFor('sommeil', 'research')).toEqual([])
  })

  test('keeps the list unchanged while the search is empty', () => {
    expect(slugsFor('')).toEqual(summaries.map(({ slug }) => slug))
  })

  test('handles ten thousand articles', () => {
    const many = manyArticles(10_000).map((entry) => summaryOf(entry, 'fr'))
    expect(createArticleSearch(many, i18n)({ typed: '9999', topic: 'all' }).map(({ slug }) => slug)).toEqual([
      'article-9999',
    ])
  })
})
