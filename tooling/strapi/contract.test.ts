import { contentServiceContract } from '@clairmemoire/cms-client/testing/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { repositoryContent, runningStrapi } from './testing/running-strapi.ts'

const withSamples = await runningStrapi()
const withRepository = await runningStrapi({}, repositoryContent)
afterAll(async () => {
  await withSamples[Symbol.asyncDispose]()
  await withRepository[Symbol.asyncDispose]()
})

describe.each([
  ['documents of every kind and block', withSamples],
  ['the documents of the repository', withRepository],
] as const)('over %s', (_, strapi) => {
  contentServiceContract(() => strapi.origin, strapi.documents)
})

it('only documents of Strapi are under /api', async () => {
  const paths = ['users', 'users/me', 'users-permissions/roles', 'upload/files', 'i18n/locales', 'auth/google/callback']
  const statuses = await Promise.all(
    paths.map(async (path) => (await fetch(`${withSamples.origin}/api/${path}`)).status),
  )
  expect(new Set(statuses)).toEqual(new Set([404]))
  const login = await fetch(`${withSamples.origin}/api/auth/local`, { method: 'POST' })
  expect(login.status).toBe(405)
})

it('other origins are not allowed', async () => {
  const answer = await fetch(`${withSamples.origin}/api/get-articles`, { headers: { origin: 'https://evil.example' } })
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})
