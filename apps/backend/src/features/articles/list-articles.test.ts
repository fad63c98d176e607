import type { ArticleEntry } from '@clairmemoire/cms-client/article'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { Unavailable } from '../../platform/contract/failures.ts'
import { partLinks } from './list-articles.ts'

const article = (index: number): ArticleEntry => ({
  slug: `article-${index}`,
  title: `Article ${index}`,
  description: 'Ce qui change, et ce qui ne change pas.',
  topics: index % 2 === 0 ? ['memory'] : ['research', 'relatives'],
  publishedOn: '2026-11-01',
  reviewedOn: '2026-11-10',
  readingMinutes: 3,
  sample: false,
})
const french = Array.from({ length: 45 }, (_, index) => article(index))

let backend: TestBackend
let isAway = false
beforeAll(async () => {
  backend = await testBackend({
    articles: async (locale) => {
      if (isAway) throw new Unavailable()
      return locale === 'fr' ? french : []
    },
  })
})
afterAll(() => backend[Symbol.asyncDispose]())

const slugsAt = async (query: string) => {
  const { body, headers } = await backend.call('GET', `/api/articles${query}`)
  return { slugs: (body as { slug: string }[]).map(({ slug }) => slug), total: headers['x-total-count'] }
}

describe('the list of articles', () => {
  it('is a plain array of articles of the contract', async () => {
    const { body } = await backend.call('GET', '/api/articles?page_size=1')
    expect(body).toEqual([
      {
        slug: 'article-0',
        title: 'Article 0',
        description: 'Ce qui change, et ce qui ne change pas.',
        topics: ['memory'],
        published_on: '2026-11-01',
        reviewed_on: '2026-11-10',
        reading_minutes: 3,
        sample: false,
      },
    ])
  })

  it('has pages of twenty and the total number', async () => {
    expect(await slugsAt('')).toEqual({ slugs: french.slice(0, 20).map(({ slug }) => slug), total: '45' })
    expect((await slugsAt('?page=3')).slugs).toEqual(french.slice(40).map(({ slug }) => slug))
    expect((await slugsAt('?page=2&page_size=2')).slugs).toEqual(['article-2', 'article-3'])
  })

  it('is empty beyond its last page', async () => {
    expect(await slugsAt('?page=4')).toEqual({ slugs: [], total: '45' })
  })

  it('has its own total for each topic', async () => {
    expect(await slugsAt('?category=relatives&page_size=2')).toEqual({ slugs: ['article-1', 'article-3'], total: '22' })
  })

  it('is in the requested language, and French by default', async () => {
    expect(await slugsAt('?locale=en')).toEqual({ slugs: [], total: '0' })
    expect((await slugsAt('?page_size=1')).slugs).toEqual((await slugsAt('?locale=fr&page_size=1')).slugs)
  })
})

it.each([
  ['?locale=de', 'locale', 'unknown_option'],
  ['?category=sport', 'category', 'unknown_option'],
  ['?page=0', 'page', 'too_small'],
  ['?page=two', 'page', 'invalid'],
  ['?page=1.5', 'page', 'invalid'],
  ['?page_size=101', 'page_size', 'too_large'],
  ['?page=1&page=2', 'page', 'invalid'],
])('a bad query is refused, and the response names its field: %s', async (query, field, code) => {
  const { status, body } = await backend.call('GET', `/api/articles${query}`)
  expect([status, body]).toEqual([400, { [field]: [{ message: expect.any(String), code }] }])
})

it('until the articles were read once, the response is 503 with Retry-After, and requests log nothing', async () => {
  isAway = true
  const { status, headers } = await backend.call('GET', '/api/articles')
  isAway = false
  expect([status, headers['retry-after'], backend.logged()]).toEqual([503, '10', ''])
})

const list = { locale: 'fr', category: undefined, pageSize: 20, total: 45 } as const
const linksOf = (part: Partial<Parameters<typeof partLinks>[0]>) =>
  Object.fromEntries(
    Array.from(partLinks({ ...list, page: 1, ...part }).matchAll(/<([^>]+)>; rel="(\w+)"/g), ([, href, rel]) => [
      rel,
      href,
    ]),
  )
const at = (page: number) => `/api/articles?locale=fr&page=${page}&page_size=20`

it('a page links to its neighbours, the first and the last page', () => {
  expect(linksOf({ page: 2 })).toEqual({ first: at(1), prev: at(1), next: at(3), last: at(3) })
})

it('the first page has no previous page, and the last page has no next page', () => {
  expect(linksOf({ page: 1 })).toEqual({ first: at(1), next: at(2), last: at(3) })
  expect(linksOf({ page: 3 })).toEqual({ first: at(1), prev: at(2), last: at(3) })
})

it('a page beyond the end links back to the last page', () => {
  expect(linksOf({ page: 9 })).toEqual({ first: at(1), prev: at(3), last: at(3) })
})

it('an empty list has one page', () => {
  expect(linksOf({ total: 0 })).toEqual({ first: at(1), last: at(1) })
})

it('the links keep the topic', () => {
  expect(linksOf({ category: 'memory' })['next']).toBe('/api/articles?locale=fr&category=memory&page=2&page_size=20')
})
