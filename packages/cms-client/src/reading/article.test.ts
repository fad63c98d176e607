import { describe, expect, it } from 'vitest'
import { checked } from '../checked.ts'
import { article, block, many, one, person } from '../testing/wire.ts'
import { readingMinutesOf } from './article.ts'
import type { Block } from './page.ts'

const reading = (fields: Record<string, unknown> = {}) =>
  checked('articles', article(fields), 'en/articles/memory-and-age')

it('an article is read completely', () => {
  expect(reading()).toEqual({
    value: {
      slug: 'memory-and-age',
      title: 'Memory and age',
      description: 'What changes, and what does not.',
      topics: ['memory'],
      publishedOn: '2026-11-01',
      reviewedOn: '2026-11-10',
      nextReview: '2027-11-10',
      readingMinutes: 1,
      sample: true,
      author: { slug: 'editors', name: 'The editors', role: 'Neurologist', sample: true },
      reviewer: { slug: 'anna', name: 'Anna', role: 'Neurologist', sample: true },
      related: [{ slug: 'sleep', title: 'Sleep' }],
      short: ['Some forgetting is normal.'],
      sources: [{ title: 'A study', href: 'https://example.org/study' }],
      body: [
        {
          kind: 'text',
          text: [{ type: 'paragraph', children: [{ type: 'text', text: 'Forgetting a name is normal.' }] }],
        },
      ],
    },
    problems: [],
  })
})

it('fields that the service adds are dropped', () => {
  const { value } = reading({
    id: 7,
    documentId: 'x',
    createdAt: 'x',
    locale: 'en',
    createdBy: one({ email: 'a@b.example' }),
  })
  expect(value).toEqual(reading().value)
})

describe('a health text is not shown', () => {
  it.each(['author', 'reviewer', 'publishedOn', 'reviewedOn', 'nextReview', 'sample', 'title', 'short'])(
    'without its %s',
    (field) => {
      const gone = {
        value: undefined,
        problems: [{ document: 'en/articles/memory-and-age', field, reason: { code: 'missing' } }],
      }
      expect(reading({ [field]: undefined })).toEqual(gone)
      expect(reading({ [field]: null })).toEqual(gone)
    },
  )

  it('whose reviewer has been deleted', () => {
    expect(reading({ reviewer: { data: null } }).value).toBeUndefined()
  })

  it.each(['2026-02-30', '22/11/2026', '2026-11-22T00:00:00Z', '', 20_261_122])('reviewed on %j', (day) => {
    expect(reading({ reviewedOn: day }).value).toBeUndefined()
  })
})

it('all faults of an article are reported at once', () => {
  const { problems } = reading({ title: 'a'.repeat(2_000), sample: 'yes', publishedOn: undefined })
  expect(problems.map(({ field, reason }) => `${field} ${reason.code}`).sort()).toEqual([
    'publishedOn missing',
    'sample not_true_or_false',
    'title too_long',
  ])
})

it('unknown and disallowed parts are skipped, and the rest of the article is read', () => {
  const sources = [{ title: 'A book' }, { title: 'A page', href: 'javascript:alert(1)' }]
  const { value, problems } = reading({ topics: ['memory', 'gossip'], sources, related: null })
  expect(value).toMatchObject({ topics: ['memory'], sources: [{ title: 'A book' }, { title: 'A page' }], related: [] })
  expect(problems.map(({ field, reason }) => `${field} ${reason.code}`)).toEqual([
    'topics[1] not_listed',
    'sources[1].href link_not_allowed',
  ])
})

it('a related article without a title makes it unreadable', () => {
  expect(reading({ related: many({ slug: 'sleep' }) }).problems).toEqual([
    { document: 'en/articles/memory-and-age', field: 'related.data[0].title', reason: { code: 'missing' } },
  ])
})

it('a person may have a portrait', () => {
  const portrait = one({ url: '/uploads/anna.webp', alternativeText: 'Anna smiles', width: null, height: null })
  expect(checked('people', person({ portrait }), 'en/people/anna').value).toMatchObject({
    portrait: { url: '/uploads/anna.webp', alt: 'Anna smiles' },
  })
  expect(checked('people', person({ portrait: { data: null } }), 'en/people/anna').value?.portrait).toBeUndefined()
})

const lead = (words: number): Block => ({ kind: 'lead', text: 'mot '.repeat(words) })

it.each([
  [0, 1],
  [180, 1],
  [360, 2],
  [1_000, 6],
])('%d words take %d minutes', (words, minutes) => {
  expect(readingMinutesOf([lead(words)])).toBe(minutes)
})

it('the reading time counts words at any depth, but neither punctuation nor addresses', () => {
  const children = [{ type: 'link', url: '/a b c', children: [{ type: 'text', text: 'mot '.repeat(180) }] }] as const
  const block: Block = { kind: 'questions', items: [{ question: '– ! ?', answer: [{ type: 'paragraph', children }] }] }
  expect(readingMinutesOf([block, lead(180)])).toBe(2)
})

it('an article never lists itself as related', () => {
  const itself = many({ slug: 'memory-and-age', title: 'Memory and age' }, { slug: 'sleep', title: 'Sleep' })
  const { value, problems } = reading({ related: itself, body: [block('related-articles', { articles: itself })] })
  expect(value?.related).toEqual([{ slug: 'sleep', title: 'Sleep' }])
  expect(value?.body).toEqual([{ kind: 'related-articles', articles: [{ slug: 'sleep', title: 'Sleep' }] }])
  expect(problems.map(({ field, reason }) => [field, reason])).toEqual(
    expect.arrayContaining([
      ['related.data[0].slug', { code: 'article_itself' }],
      [expect.stringMatching(/^body\[0\]\..*slug$/), { code: 'article_itself' }],
    ]),
  )
})
