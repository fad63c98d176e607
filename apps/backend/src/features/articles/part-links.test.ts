import { expect, it } from 'vitest'
import { partLinks } from './part-links.ts'

const list = { locale: 'fr', category: undefined, pageSize: 20, total: 45 } as const
const linksOf = (part: Partial<Parameters<typeof partLinks>[0]>) =>
  Object.fromEntries(
    Array.from(partLinks({ ...list, page: 1, ...part }).matchAll(/<([^>]+)>; rel="(\w+)"/g), ([, href, rel]) => [
      rel,
      href,
    ]),
  )
const at = (page: number) => `/api/articles?locale=fr&page=${page}&page_size=20`

it('a part names its neighbours and both ends', () => {
  expect(linksOf({ page: 2 })).toEqual({ first: at(1), prev: at(1), next: at(3), last: at(3) })
})

it('the first part has none before it, the last none after it', () => {
  expect(linksOf({ page: 1 })).toEqual({ first: at(1), next: at(2), last: at(3) })
  expect(linksOf({ page: 3 })).toEqual({ first: at(1), prev: at(2), last: at(3) })
})

it('a part beyond the end leads back to the last', () => {
  expect(linksOf({ page: 9 })).toEqual({ first: at(1), prev: at(3), last: at(3) })
})

it('an empty list is one part', () => {
  expect(linksOf({ total: 0 })).toEqual({ first: at(1), last: at(1) })
})

it('a topic stays chosen', () => {
  expect(linksOf({ category: 'memory' })['next']).toBe('/api/articles?locale=fr&category=memory&page=2&page_size=20')
})
