import { describe, expect, it } from 'vitest'
import { createDraftClient } from './drafts.ts'
import type { Reason } from './reasons/reason.ts'
import { article, many } from './testing/wire.ts'

/** A draft client of a service with one constant answer, and the requests it made. */
function draftsOf(answer: () => Response) {
  const asked: { url: string; authorization: string | undefined }[] = []
  const fetch = async (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ url, authorization: headers['authorization'] })
    return answer()
  }
  return { asked, drafts: createDraftClient({ origin: 'https://cms.example', timeout: 1_000, token: 'secret', fetch }) }
}

it('a draft is requested with the token, and an unreviewed article is a sample', async () => {
  const unreviewed = article({ reviewer: { data: null }, reviewedOn: null, nextReview: null, sample: false })
  const { asked, drafts } = draftsOf(() => Response.json(many(unreviewed)))
  expect(await drafts.readArticle('en', 'memory-and-age')).toMatchObject({ sample: true, reviewedOn: '2026-11-01' })
  expect(asked).toEqual([{ url: expect.stringMatching(/&status=draft$/), authorization: 'Bearer secret' }])
})

describe('a draft is unreadable, not unreachable', () => {
  const failing = (field: string, reason: Reason) => ({
    failure: { kind: 'unreadable', document: 'en/articles/sleep', field, reason },
  })

  it.each([
    ['HTML', '<!doctype html><p>Sign in</p>', failing('answer', { code: 'not_json' })],
    ['a list with a null entry', '{"data":[null]}', failing('data[0]', { code: 'missing' })],
    ['a document without fields', '{"data":[{"attributes":null}]}', failing('data[0].attributes', { code: 'missing' })],
  ])('when the answer is %s', async (_, body, failure) => {
    const { drafts } = draftsOf(() => new Response(body))
    await expect(drafts.readArticle('en', 'sleep')).rejects.toMatchObject(failure)
  })

  it('when the answer never ends: reading stops at the same limit as for published texts', async () => {
    let chunks = 0
    const { drafts } = draftsOf(() => {
      const chunk = new Uint8Array(1024 * 1024).fill(32)
      const pull = (stream: ReadableStreamDefaultController) => {
        chunks += 1
        if (chunks < 100) stream.enqueue(chunk)
        else stream.close()
      }
      return new Response(new ReadableStream({ pull }))
    })
    const failure = failing('answer', { code: 'too_many_bytes', max: 4_194_304 })
    await expect(drafts.readArticle('en', 'sleep')).rejects.toMatchObject(failure)
    expect(chunks).toBeLessThan(10)
  })
})

it('a deleted draft is undefined, and an error status of the service is reported', async () => {
  const missing = { data: null, error: { status: 404 } }
  const { drafts } = draftsOf(() => Response.json(missing, { status: 404 }))
  expect(await drafts.readArticle('en', 'sleep')).toBeUndefined()
  const refused = draftsOf(() => Response.json(missing, { status: 401 }))
  await expect(refused.drafts.readPage('en', 'team')).rejects.toMatchObject({
    failure: { kind: 'status', status: 401 },
  })
})
