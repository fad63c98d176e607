import { expect, test } from 'vitest'
import { catalogueFilters } from './list-filters.ts'
import { listSearch } from './list-search.ts'

test.each<[string, Record<string, unknown>, Record<string, string>]>([
  ['short names with short values stay', { age: '72', near: '2A' }, { age: '72', near: '2A' }],
  ['an empty value is dropped', { age: '', near: '750' }, { near: '750' }],
  ['spaces around what was typed are dropped', { age: '72\u00a0', near: '91 ' }, { age: '72', near: '91' }],
  ['a whole postal code becomes its beginning', { near: '75 011' }, { near: '750' }],
  ['a typed place becomes a mark, and a typed search is dropped', { near: 'Paris', q: 'oublis' }, { near: '_' }],
  ['campaign parameters are dropped', { utm_source: 'mail', gclid: 'Cj0KCQ', page: '2' }, { page: '2' }],
  ['markup is dropped', { who: '<b>' }, {}],
  ['a value that no filter has is dropped', { who: '9', lp: '2', now: 'zz' }, {}],
  ['a name that no filter has is dropped', { x0001: '1', ref: 'ab', constructor: '1' }, {}],
  ['a list of values is dropped', { who: ['1', '2'] }, {}],
])('an address keeps only valid filters: %s', (_, search, saved) => {
  expect(listSearch(search, catalogueFilters)).toEqual(saved)
})
