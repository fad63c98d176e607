import { describe, expect, test } from 'vitest'
import { createSubmissionKeys } from './draft-ids.ts'

const request = { email: 'zoe@canari.example', answers: { stage: 'mild' } }

describe.each([
  ['on a page over https', crypto],
  ['on a page over plain http', {}],
])('%s the key of a submission', (_, browser) => {
  test('is the same for the same content of a draft', async () => {
    const keys = createSubmissionKeys(browser)
    expect(await keys('draft-1', request)).toBe(await keys('draft-1', { ...request }))
  })

  test('differs for other content, and for the same content in another draft', async () => {
    const keys = createSubmissionKeys(browser)
    const all = [
      await keys('draft-1', request),
      await keys('draft-2', request),
      await keys('draft-1', { ...request, email: 'jo@canari.example' }),
    ]
    expect(new Set(all).size).toBe(3)
  })

  test('reveals nothing of draft and content, and fits the header', async () => {
    expect(await createSubmissionKeys(browser)('draft-1', request)).toMatch(/^[A-Za-z0-9+/=]{32,44}$/)
  })
})

test('is equal in independent tabs of a device', async () => {
  const [one, other] = [createSubmissionKeys(crypto), createSubmissionKeys(crypto)]
  expect(await one('draft-1', request)).toBe(await other('draft-1', request))
})
