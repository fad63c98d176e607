import { expect, test } from 'vitest'
import { knownUrls, queryOf } from './known-urls.ts'
import { counterpartPath } from './public-paths.ts'
import { pageOf } from './site-map.ts'

test('the counterpart of a page is its canonical path in the other locale', () => {
  expect(counterpartPath('/mentions-legales', 'en')).toBe('/legal')
  expect(counterpartPath('/trial-finder', 'fr')).toBe('/trouver-un-essai')
})

test('a page that does not exist in the other locale has no counterpart', () => {
  expect(counterpartPath('/essais-cliniques/predictom', 'en')).toBeUndefined()
  expect(counterpartPath('/nowhere', 'fr')).toBeUndefined()
})

test('articles and studies are known once their documents are loaded', () => {
  expect([...knownUrls('fr')].filter((url) => url.startsWith('/nos-articles'))).toEqual(['/nos-articles'])
  expect([...knownUrls('en')].filter((url) => url.startsWith('/clinical-trials'))).toEqual([
    '/clinical-trials',
    '/clinical-trials/compare',
  ])
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
])('of the query %j a paginated list uses %j, and other pages nothing', (query, taken) => {
  expect(queryOf(pageOf('ArticlesHome'), query)).toBe(taken)
  expect(queryOf(pageOf('About'), query)).toBe('')
})

test.each([
  ['?near=750&age=72', '?age=72&near=750'],
  ['?age=72&near=750', '?age=72&near=750'],
  ['?who=&age=72', '?age=72'],
  ['?near=75011', '?near=750'],
  ['?age=72&age=73', '?age=73'],
  ['', ''],
])('of the query %j a filtered list uses %j: one page for each choice', (query, taken) => {
  expect(queryOf(pageOf('StudiesHome'), query)).toBe(taken)
})

test.each(['utm_source=mail', 'gclid=Cj0K', 'ref=ab', 'who=zz', 'lp=2', 'mk2214=2'])(
  '%s selects nothing in any list',
  (query) => {
    for (const screen of ['StudiesHome', 'StudiesComparison', 'ArticlesHome'] as const)
      expect(queryOf(pageOf(screen), `?${query}`)).toBe('')
  },
)

test('a comparison is selected by names of studies, in one order, up to a limit', () => {
  const chosen = (query: string) => queryOf(pageOf('StudiesComparison'), query)
  expect(chosen('?trontier-1=1&mk2214=1&MK=1&a_b=1')).toBe('?mk2214=1&trontier-1=1')
  expect(chosen(`?${Array.from({ length: 50 }, (_, index) => `s${index}=1`).join('&')}`).split('&')).toHaveLength(20)
})
