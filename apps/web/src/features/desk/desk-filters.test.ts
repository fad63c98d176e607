import { expect, it } from 'vitest'
import { type DeskFilters, deskFiltersIn, searchOf } from './desk-filters.ts'

it.each<[string, Record<string, string>, DeskFilters]>([
  ['no filters', {}, { list: 'now', page: 1 }],
  [
    'every filter',
    {
      list: 'closed',
      page: '3',
      kind: 'trial_call',
      trial_code: 'PRECISE_AD',
      language: 'en',
      country: 'US',
      mine: 'true',
      sort: 'name',
      order: 'descending',
    },
    {
      list: 'closed',
      page: 3,
      kind: 'trial_call',
      trial_code: 'PRECISE_AD',
      language: 'en',
      country: 'US',
      mine: 'true',
      sort: 'name',
      order: 'descending',
    },
  ],
])('an address with %s shows the same list again', (_, search, filters) => {
  expect(deskFiltersIn(search)).toEqual(filters)
  expect(searchOf(filters)).toEqual(search)
})

it.each([
  { list: 'constructor' },
  { page: '0' },
  { page: '1e3' },
  { kind: 'Camille Exemple' },
  { trial_code: 'exemple' },
  { language: 'de' },
  { country: 'GB' },
  { mine: 'false' },
  { sort: 'phone' },
  { order: 'random' },
  { query: '0639981235' },
])('%j in an address is ignored', (search) => {
  expect(searchOf(deskFiltersIn(search))).toEqual({})
})
