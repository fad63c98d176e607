import { createApiClient } from '@clairmemoire/api-client'
import { expect, it } from 'vitest'
import { refreshToken } from './renewal.ts'

function backend(...answers: (() => Response)[]) {
  const asked: string[] = []
  const client = createApiClient({
    baseUrl: 'https://clinic.example',
    readCookie: () => undefined,
    accessToken: () => undefined,
    fetch: async ({ url }) => {
      const { pathname } = new URL(url)
      asked.push(pathname)
      return pathname === '/api/auth/csrf/' ? new Response(null, { status: 204 }) : (answers.shift() ?? broken)()
    },
  })
  return { client, asked }
}

const broken = () => Response.json({ detail: 'Server error.' }, { status: 500 })
const refreshed = () => Response.json({ access: 'new', access_expiration: '2027-03-08T08:10:00Z' })
const withoutCsrf = () => Response.json({ detail: 'CSRF Failed', code: 'csrf_failed' }, { status: 403 })
const ended = () => Response.json({ detail: 'Token is invalid.', code: 'token_not_valid' }, { status: 401 })

const refresh = '/api/auth/token/refresh/'

it('a refresh takes `access` as the new token (R7-06)', async () => {
  expect(await refreshToken(backend(refreshed).client)).toEqual({ kind: 'refreshed', accessToken: 'new' })
})

it('a refresh sends one request if the session has ended (R8-03)', async () => {
  const { client, asked } = backend(ended, refreshed)
  expect(await refreshToken(client)).toEqual({ kind: 'ended' })
  expect(asked).toEqual([refresh])
})

it('a refresh gets a new csrf cookie if it is missing, and is sent once more', async () => {
  const { client, asked } = backend(withoutCsrf, refreshed)
  expect(await refreshToken(client)).toEqual({ kind: 'refreshed', accessToken: 'new' })
  expect(asked).toEqual([refresh, '/api/auth/csrf/', refresh])
})

it.each([400, 401, 403, 404])('a refresh ends the session after a response of status %d (R4-14)', async (status) => {
  const refusal = () => Response.json({ detail: 'no' }, { status })
  expect(await refreshToken(backend(refusal, refusal).client)).toEqual({ kind: 'ended' })
})

it.each([408, 429, 500, 502, 503])('a refresh keeps the session after a response of status %d', async (status) => {
  const { client } = backend(() => Response.json({ detail: 'no' }, { status }))
  await expect(refreshToken(client)).rejects.toThrow(String(status))
})
