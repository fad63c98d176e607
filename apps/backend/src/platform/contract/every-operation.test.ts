import { isDeepStrictEqual } from 'node:util'
import { conformanceTo, type SentRequest } from '@clairmemoire/openapi/conformance'
import { assert, asyncProperty, constantFrom } from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepExampleMaterial } from '../../testing/fuzz/example-material.ts'
import { keepExampleNews } from '../../testing/fuzz/example-news.ts'
import { keepExampleRequest } from '../../testing/fuzz/example-request.ts'
import { keepExampleResult } from '../../testing/fuzz/example-result.ts'
import { exampleRequests, nearRequest, otherMediaType } from '../../testing/fuzz/near-request.ts'
import { operations } from '../../testing/fuzz/operations.ts'
import { friday } from '../../testing/requests.ts'
import { storedRows } from '../../testing/stored-rows.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'
import { contractDocument } from './document.ts'

const { requestViolations } = conformanceTo(contractDocument())
const successes = [200, 201, 202, 204]
const refusals = [400, 404, 409]
const refusalsOfForbidden = [400, 404, 415]

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday, delivery: () => async () => undefined })
})
beforeEach(keepExamples)
afterAll(() => backend[Symbol.asyncDispose]())

async function keepExamples() {
  await keepExampleResult(backend.database, friday)
  await keepExampleRequest(backend.database, friday)
  await keepExampleMaterial(backend.database, friday)
  await keepExampleNews(backend.database, friday)
}

/** The answer, which `call` has held against the contract, and whether anything was stored. */
async function send({ method, url, headers, body }: SentRequest) {
  const before = await storedRows(backend.database)
  const options = { headers: { ...headers } as Record<string, string>, ...(body === '' ? {} : { payload: body }) }
  const { status } = await backend.call(method, url, options)
  const after = await storedRows(backend.database)
  return { status, stored: !isDeepStrictEqual(before, after) }
}

/** What may be answered; 429 is not among it, for a limiter that answers in place of an operation leaves it untested. */
function expectedStatuses(request: SentRequest): readonly number[] {
  return requestViolations(request).length > 0 ? refusalsOfForbidden : [...successes, ...refusals]
}

describe.each(operations)('$id', (operation) => {
  it.each(exampleRequests(operation))(
    'answers the examples of the contract with success: $url $body',
    async (request) => {
      expect(requestViolations(request)).toEqual([])
      expect(successes).toContain((await send(request)).status)
    },
  )

  it('answers whatever comes as the contract says, refuses what it forbids and stores nothing of that', async () => {
    await assert(
      asyncProperty(nearRequest(operation), async (request) => {
        const { status, stored } = await send(request)
        expect(expectedStatuses(request)).toContain(status)
        expect(stored && !successes.includes(status)).toBe(false)
        if (status === 204) await keepExamples()
      }),
      { numRuns: operation.body ? 300 : 120 },
    )
  })
})

describe.each(operations.filter(({ body }) => body !== undefined))('$id', (operation) => {
  it('takes JSON alone, so that no other site can send without asking first', async () => {
    const request = constantFrom(...exampleRequests(operation))
    await assert(
      asyncProperty(request, otherMediaType, async (example, type) => {
        const answer = await send({ ...example, headers: { 'content-type': type } })
        expect(answer).toEqual({ status: 415, stored: false })
      }),
      { numRuns: 50 },
    )
  })
})
