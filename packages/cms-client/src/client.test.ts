import { describe, expect, it } from 'vitest'
import { createCmsClient, type Fetch, wholeList } from './client.ts'
import { ContentError, type ContentFailure } from './content-error.ts'
import type { Problem } from './problem.ts'
import {
  article,
  block,
  footer,
  footerGroup,
  many,
  one,
  paragraph,
  person,
  study,
  testContext,
} from './testing/wire.ts'

const entry = (slug: string) => ({ ...article({ slug }), readingMinutes: 4 })
const missing = { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} } }

/** A client of a service with one constant answer, and the requests it made. */
function clientOf(answer: (path: string, signal: AbortSignal) => Response | Promise<Response>) {
  const asked: string[] = []
  const problems: Problem[] = []
  const fetch: Fetch = async (url, { signal }) => {
    asked.push(url)
    return answer(url, signal)
  }
  const onProblem = (problem: Problem) => problems.push(problem)
  const client = createCmsClient({ origin: 'https://cms.example', timeout: 50, fetch, onProblem })
  return { client, asked, problems }
}

const answering = (body: unknown, init?: ResponseInit) => clientOf(() => Response.json(body, init))

async function failureOf(reading: Promise<unknown>): Promise<ContentFailure> {
  const reason = await reading.then(
    () => new Error('It was read.'),
    (error: unknown) => error,
  )
  if (reason instanceof ContentError) return reason.failure
  throw reason
}

describe('the client asks', () => {
  it('for the footer at the address in the requirements (R7-32)', async () => {
    const { client, asked } = answering(one(footer(footerGroup('/a'))))
    expect((await client.readFooter('en'))?.groups[0]?.entries[0]?.link).toBe('/a')
    expect(asked).toEqual(['https://cms.example/api/index?populate[Footer][populate]=*&locale=en'])
  })

  it('for a document by language and slug (R7-30)', async () => {
    const { client, asked } = answering(many(article()))
    expect(await client.readArticle('fr', 'memory-and-age')).toMatchObject({ title: 'Memory and age' })
    expect(asked[0]).toMatch(
      /^https:\/\/cms\.example\/api\/articles\?locale=fr&filters\[slug\]\[\$eq\]=memory-and-age&/,
    )
  })

  it('for pages, people and the glossary', async () => {
    const page = {
      slug: 'team',
      title: 'Team',
      description: 'Who we are.',
      blocks: [block('lead', { text: 'Hello.' })],
    }
    expect(await answering(many(page)).client.readPage('en', 'team')).toMatchObject({ slug: 'team' })
    expect(await answering(many(person())).client.readPerson('en', 'anna')).toMatchObject({ name: 'Anna' })
    const word = { slug: 'mci', term: 'MCI', text: [paragraph('A stage.')] }
    expect(await answering(many(word)).client.readGlossary('en')).toEqual([word])
  })

  it('for one part of the articles, or for all parts one after the other (R7-31)', async () => {
    const { client, asked } = clientOf((url) => {
      const page = Number(/\[page\]=(\d+)/.exec(url)?.[1])
      return Response.json(Array.from({ length: page < 3 ? 100 : 7 }, (_, index) => entry(`a-${page}-${index}`)))
    })
    expect(await client.readArticles('en', { page: 2, pageSize: 100 })).toHaveLength(100)
    expect(await client.readArticles('en')).toHaveLength(207)
    expect(asked[0]).toBe('https://cms.example/api/get-articles?locale=en&pagination[page]=2&pagination[pageSize]=100')
    expect(asked).toHaveLength(4)
  })

  it('for articles and keeps the order of the service (R3-11)', async () => {
    const slugs = ['sleep', 'age', 'mood']
    const { client } = clientOf(() => Response.json(slugs.map(entry)))
    expect((await client.readArticles('en')).map(({ slug }) => slug)).toEqual(slugs)
  })

  it('for nothing if a slug is invalid', async () => {
    const { client, asked } = answering(many(article()))
    for (const slug of ['../../admin', '..', 'a/b', 'a&locale=fr', 'A', ''])
      expect([
        await client.readArticle('en', slug),
        await client.readPage('en', slug),
        await client.readPerson('en', slug),
      ]).toEqual([undefined, undefined, undefined])
    expect(asked).toEqual([])
  })
})

describe('a document that the language lacks is undefined', () => {
  it('when the service answers that it is missing', async () => {
    const { client } = answering(missing, { status: 404 })
    expect([await client.readFooter('en'), await client.readArticle('en', 'a')]).toEqual([undefined, undefined])
    expect([await client.readArticles('en'), await client.readGlossary('en')]).toEqual([[], []])
  })

  it('when the service has an empty list', async () => {
    expect(await answering(many()).client.readPage('en', 'team')).toBeUndefined()
  })
})

describe('reading fails', () => {
  it('when the service is too slow', async () => {
    const { client } = clientOf(
      (_, signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    expect(await failureOf(client.readFooter('en'))).toEqual({ kind: 'unreachable' })
  })

  it('when the service stops in the middle of its answer', async () => {
    const { client } = clientOf((_, signal) => {
      const body = new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('{"data":'))
          signal.addEventListener('abort', () => stream.error(signal.reason))
        },
      })
      return new Response(body)
    })
    expect(await failureOf(client.readFooter('en'))).toEqual({ kind: 'unreachable' })
  })

  it('when the service is down', async () => {
    const { client } = clientOf(() => Promise.reject(new TypeError('fetch failed')))
    expect(await failureOf(client.readArticle('en', 'a'))).toEqual({ kind: 'unreachable' })
  })

  it.each([500, 502, 401, 403, 400, 429])('with the status %d (R8-01)', async (status) => {
    const { client } = answering({ data: null, error: { status } }, { status })
    expect(await failureOf(client.readFooter('en'))).toEqual({ kind: 'status', status })
  })

  it('when another server answers 404', async () => {
    const { client } = clientOf(() => new Response('<h1>Not found</h1>', { status: 404 }))
    expect(await failureOf(client.readArticle('en', 'a'))).toEqual({ kind: 'status', status: 404 })
  })

  it.each([
    ['truncated JSON', '{"data":{"id":1,"attrib'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
  ])('when the answer is %s', async (_, body) => {
    const { client } = clientOf(() => new Response(body))
    const failure = { kind: 'unreadable', document: 'en/footer', field: 'answer', reason: { code: 'not_json' } }
    expect(await failureOf(client.readFooter('en'))).toEqual(failure)
  })

  it('when the answer never ends', async () => {
    const { client } = clientOf(() => {
      const chunk = new Uint8Array(1024 * 1024).fill(32)
      return new Response(new ReadableStream({ pull: (stream) => stream.enqueue(chunk) }))
    })
    expect(await failureOf(client.readFooter('en'))).toMatchObject({
      reason: { code: 'too_many_bytes', max: 4_194_304 },
    })
  })

  it.each([
    ['without data', {}, 'data', { code: 'missing' }],
    ['in the flat form of the service', { data: { id: 1, Footer: [] } }, 'data.attributes', { code: 'missing' }],
    ['of another type', [], 'data', { code: 'missing' }],
    ['without its field', one({}), 'Footer', { code: 'missing' }],
    ['with its field of another type', one({ Footer: 'x' }), 'Footer', { code: 'not_list' }],
  ])('when an answer is %s', async (_, body, field, reason) => {
    const failure = { kind: 'unreadable', document: 'en/footer', field, reason }
    expect(await failureOf(answering(body).client.readFooter('en'))).toEqual(failure)
  })

  it('with an error message of one sentence, which can be logged', async () => {
    const { client } = answering(many(article({ reviewer: { data: null } })))
    await expect(client.readArticle('en', 'memory-and-age')).rejects.toThrow(
      'en/articles/memory-and-age cannot be read: reviewer',
    )
  })
})

describe('in a list', () => {
  it('an unreadable entry is skipped and reported', async () => {
    const { client, problems } = answering([entry('a'), { ...entry('b'), title: 'b'.repeat(2_000) }, entry('c'), 5])
    expect((await client.readArticles('en')).map(({ slug }) => slug)).toEqual(['a', 'c'])
    expect(problems).toEqual([
      { document: 'en/articles', field: '[1].title', reason: { code: 'too_long', max: 255 } },
      { document: 'en/articles', field: '[3]', reason: { code: 'other_type' } },
    ])
  })

  it('the first of two documents with one slug is used, and the other reported', async () => {
    const { client, problems } = answering([entry('a'), { ...entry('a'), title: 'The other' }, entry('b')])
    expect((await client.readArticles('en')).map(({ slug, title }) => [slug, title])).toEqual([
      ['a', 'Memory and age'],
      ['b', 'Memory and age'],
    ])
    expect(problems).toEqual([{ document: 'en/articles', field: '[1].slug', reason: { code: 'same_slug' } }])
  })

  it('the first of two studies or words with one slug is used, and the other reported', async () => {
    const studies = answering(many(study(), study({ title: 'The other' }), study({ slug: 'predictom' })))
    expect((await studies.client.readStudies('en')).map(({ slug, title }) => [slug, title])).toEqual([
      ['mk2214', 'MK-2214'],
      ['predictom', 'MK-2214'],
    ])
    const word = (term: string) => ({ slug: 'mci', term, text: [paragraph('A stage.')] })
    const words = answering(many(word('MCI'), word('The other')))
    expect((await words.client.readGlossary('en')).map(({ term }) => term)).toEqual(['MCI'])
    const reported = { field: '[1].slug', reason: { code: 'same_slug' } }
    expect(studies.problems).toEqual([{ document: 'en/studies', ...reported }])
    expect(words.problems).toEqual([{ document: 'en/glossary', ...reported }])
  })

  it('that never ends, reading stops at the limit and reports it', async () => {
    const { client, asked, problems } = clientOf((url) => {
      const page = /\[page\]=(\d+)/.exec(url)?.[1]
      return Response.json(Array.from({ length: 100 }, (_, index) => entry(`a-${page}-${index}`)))
    })
    expect(await client.readArticles('en')).toHaveLength(20_000)
    expect(asked).toHaveLength(200)
    const reason = { code: 'list_too_long', max: 20_000 }
    expect(problems).toEqual([{ document: 'en/articles', field: '[20000]', reason }])
  })

  it('whose only part the service repeats, the part is used once and the problem is reported', async () => {
    const { client, asked, problems } = answering(Array.from({ length: 100 }, (_, index) => entry(`a-${index}`)))
    expect(await client.readArticles('en')).toHaveLength(100)
    expect(asked).toHaveLength(2)
    const reason = { code: 'list_repeats' }
    expect(problems).toEqual([{ document: 'en/articles', field: '[100]', reason }])
  })

  it('whose last part is full, all entries are read', async () => {
    const { client, problems } = clientOf((url) =>
      Response.json(url.includes('[page]=1&') ? Array.from({ length: 100 }, (_, index) => entry(`a-${index}`)) : []),
    )
    expect(await client.readArticles('en')).toHaveLength(100)
    expect(problems).toEqual([])
  })
})

it('an unknown block is reported, and the rest of the page is shown', async () => {
  const blocks = [block('video', {}), block('lead', { text: 'Hello.' })]
  const { client, problems } = answering(many({ slug: 'team', title: 'Team', description: 'Who.', blocks }))
  expect((await client.readPage('en', 'team'))?.blocks).toEqual([{ kind: 'lead', text: 'Hello.' }])
  expect(problems).toMatchObject([
    { document: 'en/pages/team', field: 'blocks[0].__component', reason: { code: 'not_listed' } },
  ])
})

it('the first of two documents with one slug is used, and the other reported', async () => {
  const { client, problems } = answering(many(article(), article({ title: 'The other' })))
  expect(await client.readArticle('en', 'memory-and-age')).toMatchObject({ title: 'Memory and age' })
  expect(problems).toEqual([{ document: 'en/articles/memory-and-age', field: 'slug', reason: { code: 'same_slug' } }])
})

const entriesOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ slug: `a-${from + index}` }))

it('a list is read to its end even if entries move to the next part meanwhile', async () => {
  const { context, problems } = testContext()
  const parts = [entriesOf(100), entriesOf(100, 99), entriesOf(7, 199)]
  const asked: number[] = []
  const readPart = async ({ page }: { page: number }) => {
    asked.push(page)
    return parts[page - 1] ?? []
  }
  expect(await wholeList(readPart, context)).toHaveLength(207)
  expect(asked).toEqual([1, 2, 3])
  expect(problems).toEqual([])
})

it('a part that has more entries than a function call can have arguments ends the list and is reported', async () => {
  const { context, problems } = testContext()
  const many = entriesOf(300_000)
  expect(await wholeList(async () => many, context)).toHaveLength(300_000)
  expect(problems.map(({ field }) => field)).toEqual(['[300000]'])
})

it('a part of a list is reported as a repetition if its entries have no slugs', async () => {
  const { context, problems } = testContext()
  expect(await wholeList(async () => Array.from({ length: 100 }, () => ({ title: 'a' })), context)).toEqual([])
  expect(problems.map(({ field }) => field)).toEqual(['[0]'])
})
