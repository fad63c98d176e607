import { describe, expect, it } from 'vitest'
import { createCmsClient, type Fetch } from './client.ts'
import { createDraftClient } from './drafts.ts'
import type { Problem } from './problem.ts'
import { article, many } from './testing/wire.ts'

/** A client of a service with one constant answer. */
function answering(body: unknown) {
  const problems: Problem[] = []
  const fetch: Fetch = async () => Response.json(body)
  const onProblem = (problem: Problem) => problems.push(problem)
  return { client: createCmsClient({ origin: 'https://cms.example', timeout: 50, fetch, onProblem }), problems }
}

describe('an article with a future date', () => {
  const today = new Date().toISOString().slice(0, 10)
  const days = [
    ['2026-11-01', true],
    [today, true],
    [new Date(Date.now() + 86_400_000).toISOString().slice(0, 10), false],
    ['9999-12-31', false],
  ] as const

  it.each(days)(
    'is shown in lists, on its page and as a related article only from that date on: %s',
    async (publishedOn, isShown) => {
      const dated = { ...article({ slug: 'sleep' }), readingMinutes: 4, publishedOn }
      expect(await answering([dated]).client.readArticles('en')).toHaveLength(isShown ? 1 : 0)
      const { client, problems } = answering(many(article({ publishedOn })))
      expect((await client.readArticle('en', 'memory-and-age')) !== undefined).toBe(isShown)
      const naming = answering(many(article({ related: many({ slug: 'sleep', title: 'Sleep', publishedOn }) })))
      expect((await naming.client.readArticle('en', 'memory-and-age'))?.related).toHaveLength(isShown ? 1 : 0)
      expect(problems).toEqual([])
    },
  )

  it('is readable as a draft', async () => {
    const fetch: Fetch = async () => Response.json(many(article({ publishedOn: '9999-12-31' })))
    const drafts = createDraftClient({ origin: 'https://cms.example', timeout: 50, fetch, token: 'token' })
    expect(await drafts.readArticle('en', 'memory-and-age')).toMatchObject({ publishedOn: '9999-12-31' })
  })
})
