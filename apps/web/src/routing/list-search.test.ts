import { expect, test } from 'vitest'
import { catalogueFilters } from './list-filters.ts'
import { listSearch } from './list-search.ts'

test.each<[string, Record<string, unknown>, Record<string, string>]>([
  ['short names with short values', { age: '72', near: '2A' }, { age: '72', near: '2A' }],
  ['an empty value', { age: '', near: '750' }, { near: '750' }],
  ['spaces around what was typed', { age: '72\u00a0', near: '91 ' }, { age: '72', near: '91' }],
  ['a whole postal code its beginning', { near: '75 011' }, { near: '750' }],
  ['typed text', { near: 'Paris', q: 'oublis' }, { near: '_' }],
  ['a campaign', { utm_source: 'mail', gclid: 'Cj0KCQ', page: '2' }, { page: '2' }],
  ['markup', { who: '<b>' }, {}],
  ['a value that no filter has', { who: '9', lp: '2', now: 'zz' }, {}],
  ['a name that no filter has', { x0001: '1', ref: 'ab', constructor: '1' }, {}],
  ['a list', { who: ['1', '2'] }, {}],
])('for %s an address keeps only valid filters', (_, search, saved) => {
  expect(listSearch(search, catalogueFilters)).toEqual(saved)
})
