import { catalogueOf } from '@clairmemoire/studies/catalogue'
import { expect, test } from 'vitest'
import { knownUrls, queryOf } from './known-urls.ts'
import { counterpartPath, matchPath, mayExist } from './public-paths.ts'
import { pageOf } from './site-map.ts'

test('a locale has the pages of its own studies only (A-08)', () => {
  const studiesOf = (locale: 'fr' | 'en') =>
    [...knownUrls(locale)].filter((url) => /(?:cliniques|trials)\/(?!compar)/.test(url))
  const own = (locale: 'fr' | 'en', form: (slug: string) => string[]) =>
    catalogueOf(locale).flatMap(({ slug }) => form(slug))
  const french = own('fr', (slug) => ['', '/inscription', '/poster'].map((end) => `/essais-cliniques/${slug}${end}`))
  const english = own('en', (slug) => ['', '/registration', '/poster'].map((end) => `/clinical-trials/${slug}${end}`))
  expect(studiesOf('fr').toSorted()).toEqual(french.toSorted())
  expect(studiesOf('en').toSorted()).toEqual(english.toSorted())
  expect(studiesOf('fr')).toContain('/essais-cliniques/predictom')
  expect(studiesOf('en')).toContain('/clinical-trials/mk2214')
})

test('the counterpart of a page is its main form in the other locale', () => {
  expect(counterpartPath('/mentions-legales', 'en')).toBe('/legal')
  expect(counterpartPath('/trial-finder', 'fr')).toBe('/trouver-un-essai')
})

test('a page that the other locale does not have has no counterpart', () => {
  expect(counterpartPath('/essais-cliniques/predictom', 'en')).toBeUndefined()
  expect(counterpartPath('/nowhere', 'fr')).toBeUndefined()
})

test('an article may exist whatever its slug, on the French site alone, and is known of none beforehand', () => {
  const match = matchPath('/nos-articles/article/sommeil-et-memoire')
  expect(match && [mayExist(match, 'fr'), mayExist(match, 'en')]).toEqual([true, false])
  expect([...knownUrls('fr')].filter((url) => url.startsWith('/nos-articles'))).toEqual(['/nos-articles'])
  expect([...knownUrls('en')].filter((url) => url.includes('articles'))).toEqual([])
})

test.each([
  ['?page=2', '?page=2'],
  ['?page=50', '?page=50'],
  ['?page=1', ''],
  ['?page=02', ''],
  ['?page=12345', ''],
  ['?page=2&utm_source=mail', '?page=2'],
  ['?page=<script>', ''],
  ['?age=72', ''],
  ['', ''],
])('of the query %j a list in parts takes %j, and no other page anything', (query, taken) => {
  expect(queryOf(pageOf('ArticlesHome'), 'fr', query)).toBe(taken)
  expect(queryOf(pageOf('About'), 'fr', query)).toBe('')
})

test.each([
  ['?near=750&age=72', '?age=72&near=750'],
  ['?age=72&near=750', '?age=72&near=750'],
  ['?who=&age=72', '?age=72'],
  ['?near=75011', '?near=750'],
  ['?age=72&age=73', '?age=73'],
  ['', ''],
])('of the query %j a list that is searched takes %j: one page for one choice', (query, taken) => {
  expect(queryOf(pageOf('StudiesHome'), 'fr', query)).toBe(taken)
})

test.each([
  'utm_source=mail',
  'gclid=Cj0K',
  'ref=ab',
  'x0001=1',
  'who=zz',
  'lp=2',
  'page=1',
  'constructor=1',
  'mk2214=2',
])('%s chooses no page, in whatever list', (query) => {
  for (const screen of ['StudiesHome', 'StudiesComparison', 'ArticlesHome'] as const)
    for (const locale of ['fr', 'en'] as const) expect(queryOf(pageOf(screen), locale, `?${query}`)).toBe('')
})

test('a comparison is chosen by the studies of its site', () => {
  const chosen = (locale: 'fr' | 'en') => queryOf(pageOf('StudiesComparison'), locale, '?mk2214=1&predictom=1')
  expect([chosen('fr'), chosen('en')]).toEqual(['?predictom=1', '?mk2214=1'])
})
