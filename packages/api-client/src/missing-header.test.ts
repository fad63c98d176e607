import { describe, expect, it } from 'vitest'
import { createApiClient, retryingFetch } from './client.ts'
import { missingHeader, type RenewToken } from './missing-header.ts'
import type { CookieConsentRequest } from './schema.ts'

function client(statuses: number[], renew: RenewToken) {
  const sent: { authorization: string | null; body: string }[] = []
  const refused: (string | undefined)[] = []
  const api = createApiClient({
    baseUrl: 'https://clinic.example',
    readCookie: () => undefined,
    accessToken: () => 'old',
    missing: missingHeader(
      async (token) => {
        refused.push(token)
        return renew(token)
      },
      async () => undefined,
    ),
    fetch: async (request) => {
      sent.push({ authorization: request.headers.get('Authorization'), body: await request.text() })
      return Response.json({}, { status: statuses.shift() ?? 200 })
    },
  })
  const submit = () => api.POST('/api/cookie-consents/', { body: consent })
  return { submit, sent, refused }
}

const consent: CookieConsentRequest = {
  id: '7b0c9e0e-2f4b-4f0e-9f57-0d7f1f0a4c11',
  version: 1,
  values: [],
  locale: 'fr',
}
const body = JSON.stringify(consent)

describe('a request with response 401', () => {
  it('is retried unchanged with the new token', async () => {
    const { submit, sent, refused } = client([401, 200], async () => 'new')
    const { response } = await submit()
    expect(response.status).toBe(200)
    expect(refused).toEqual(['old'])
    expect(sent).toEqual([
      { authorization: 'Bearer old', body },
      { authorization: 'Bearer new', body },
    ])
  })

  it('is not sent a third time', async () => {
    const { submit, sent } = client([401, 401, 200], async () => 'new')
    expect((await submit()).response.status).toBe(401)
    expect(sent).toHaveLength(2)
  })

  it('keeps its response 401 if the session has ended', async () => {
    const { submit, sent } = client([401], async () => undefined)
    expect((await submit()).response.status).toBe(401)
    expect(sent).toHaveLength(1)
  })

  it('rejects if the state of the session is unknown', async () => {
    const { submit } = client([401], () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(submit()).rejects.toThrow('Failed to fetch')
  })
})

it('no token is renewed after a response other than 401', async () => {
  const { submit, refused } = client([403], async () => 'new')
  await submit()
  expect(refused).toEqual([])
})

const challengeResponse = (status = 429) =>
  Response.json({ detail: '', code: 'proof_required', challenge: 'abc' }, { status })

/** Solves the challenge in the body of a response, in place of the browser. */
async function solutionOf(answer: Response): Promise<string | undefined> {
  return `${(await answer.json()).challenge}.solved`
}

function clientWithResponses(answers: Response[], solve = solutionOf) {
  const sent: { proof: string | null; body: string }[] = []
  const missing = missingHeader(async () => undefined, solve)
  const send = retryingFetch(missing, async (request) => {
    sent.push({ proof: request.headers.get('X-Proof-Of-Work'), body: await request.text() })
    return answers.shift() ?? Response.error()
  })
  const submit = () => send(new Request('https://clinic.example/api', { method: 'POST', body: 'words' }))
  return { submit, sent }
}

describe('a request with a challenge in its response', () => {
  it('is retried unchanged with the solution', async () => {
    const { submit, sent } = clientWithResponses([challengeResponse(), Response.json({}, { status: 201 })])
    expect((await submit()).status).toBe(201)
    expect(sent).toEqual([
      { proof: null, body: 'words' },
      { proof: 'abc.solved', body: 'words' },
    ])
  })

  it('is not sent a third time', async () => {
    const { submit, sent } = clientWithResponses([challengeResponse(), challengeResponse()])
    expect((await submit()).status).toBe(429)
    expect(sent).toHaveLength(2)
  })

  it('keeps its response and the body can be read if the device cannot solve the challenge', async () => {
    const { submit, sent } = clientWithResponses([challengeResponse()], async (answer) => void (await answer.text()))
    expect(await (await submit()).json()).toMatchObject({ code: 'proof_required' })
    expect(sent).toHaveLength(1)
  })
})

it.each([200, 400, 503])('a request with response %i is not retried', async (status) => {
  const answer = challengeResponse(status)
  const { submit, sent } = clientWithResponses([answer])
  expect(await submit()).toBe(answer)
  expect(sent).toHaveLength(1)
})

it('a request without a body is retried without body and content type', async () => {
  const sent: Request[] = []
  const send = retryingFetch(
    async () => undefined,
    async (request) => {
      sent.push(request)
      return new Response(null, { status: 204 })
    },
  )
  for (const method of ['GET', 'DELETE', 'POST']) await send(new Request('https://clinic.example/api', { method }))
  expect(sent.map(({ method, body, headers }) => [method, body, [...headers.keys()]])).toEqual([
    ['GET', null, []],
    ['DELETE', null, []],
    ['POST', null, []],
  ])
})
