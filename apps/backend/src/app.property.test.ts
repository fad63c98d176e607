import { assert, asyncProperty, constantFrom, dictionary, jsonValue, oneof } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contactRequest, friday, recommendationRequest, signup } from './testing/requests.ts'
import { type TestBackend, testBackend } from './testing/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
afterAll(() => backend[Symbol.asyncDispose]())

const answers = { respondent: 'self', age: 72, conditions: ['none'], postal_code: '75' }

/** A good request in which some fields hold anything at all. */
function spoiled(good: object) {
  const field = constantFrom(...Object.keys(good), 'website', 'helper', 'answers', 'callback', '__proto__x')
  return dictionary(field, jsonValue(), { maxKeys: 3 }).map((changes) => ({ ...good, ...changes }))
}

it.each([
  ['/api/trials/signup', signup({ answers, questionnaire_version: '1' })],
  ['/api/mail/create-contact/', contactRequest()],
  ['/api/trials/trial-signup-recommendation', recommendationRequest()],
])(
  'whatever is sent to %s, the answer is one of the contract and never a defect',
  async (url, good) => {
    const body = oneof(
      spoiled(good),
      jsonValue(),
      spoiled(answers).map((changed) => ({ ...good, answers: changed, questionnaire_version: '1' })),
    )
    await assert(
      asyncProperty(body, async (sent) => {
        const { status } = await backend.post(url, sent)
        expect([200, 201, 400]).toContain(status)
      }),
      { numRuns: 250 },
    )
  },
  60_000,
)
