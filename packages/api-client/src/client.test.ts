import { describe, expect, it } from 'vitest'
import { cookieReader, createApiClient } from './client.ts'

function recordingClient(state: { cookies?: string; token?: string }) {
  const requests: Request[] = []
  const client = createApiClient({
    baseUrl: 'https://clinic.example',
    readCookie: cookieReader(() => state.cookies ?? ''),
    accessToken: () => state.token,
    fetch: async (request) => {
      requests.push(request)
      return Response.json({ status: 'ok' })
    },
  })
  return { client, requests }
}

describe('the client of the backend', () => {
  it('sends credentials', async () => {
    const { client, requests } = recordingClient({})
    await client.GET('/healthz')
    expect(requests[0]?.credentials).toBe('include')
  })

  it('sends the current value of the cookie csrftoken', async () => {
    const state = { cookies: 'csrftoken=first' }
    const { client, requests } = recordingClient(state)
    await client.GET('/healthz')
    state.cookies = 'lang_override=en; csrftoken=sec%2Bond'
    await client.GET('/healthz')
    expect(requests.map((request) => request.headers.get('X-CSRFToken'))).toEqual(['first', 'sec+ond'])
  })

  it('sends no csrf header without the cookie', async () => {
    const { client, requests } = recordingClient({ cookies: 'xcsrftoken=other' })
    await client.GET('/healthz')
    expect(requests[0]?.headers.has('X-CSRFToken')).toBe(false)
  })

  it('sends a bearer token only while one is stored', async () => {
    const state: { token?: string } = { token: 'abc' }
    const { client, requests } = recordingClient(state)
    await client.GET('/healthz')
    delete state.token
    await client.GET('/healthz')
    expect(requests.map((request) => request.headers.get('Authorization'))).toEqual(['Bearer abc', null])
  })

  it('returns the body of an error and its response', async () => {
    const client = createApiClient({
      baseUrl: '',
      readCookie: () => undefined,
      accessToken: () => undefined,
      fetch: async () => Response.json({ detail: 'Not found.', code: 'not_found' }, { status: 404 }),
    })
    const { error, response } = await client.GET('/api/survey/{id}/', {
      baseUrl: 'https://clinic.example',
      params: { path: { id: 'none' } },
    })
    expect(response.status).toBe(404)
    expect(error).toEqual({ detail: 'Not found.', code: 'not_found' })
  })
})

describe('reading cookies', () => {
  it('treats a badly encoded value as absent', () => {
    expect(cookieReader(() => 'csrftoken=%E0%A4%A')('csrftoken')).toBeUndefined()
  })
})
