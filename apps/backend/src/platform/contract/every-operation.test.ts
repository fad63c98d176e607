import { isDeepStrictEqual } from 'node:util'
import { conformanceTo, type SentRequest } from '@clairmemoire/openapi/conformance'
import { isFullTier } from '@clairmemoire/vitest'
import { assert, asyncProperty, constantFrom } from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storeExampleHandOver } from '../../../testing/fuzz/example-hand-over.ts'
import { storeExampleMaterial } from '../../../testing/fuzz/example-material.ts'
import { storeExampleNews } from '../../../testing/fuzz/example-news.ts'
import { storeExamplePasskey } from '../../../testing/fuzz/example-passkey.ts'
import { storeExampleOutcome } from '../../../testing/fuzz/example-outcome.ts'
import { storeExampleRequest } from '../../../testing/fuzz/example-request.ts'
import { storeExampleResult } from '../../../testing/fuzz/example-result.ts'
import { needsSession, headersOfStaff } from '../../../testing/fuzz/example-session.ts'
import { storeExampleUser } from '../../../testing/fuzz/example-user.ts'
import { exampleRequests, nearRequest, otherMediaType } from '../../../testing/fuzz/near-request.ts'
import { type Operation, operations } from '../../../testing/fuzz/operations.ts'
import { friday } from '../../../testing/requests.ts'
import { storeStaff } from '../../../testing/staff-at-work.ts'
import { storedRows } from '../../../testing/stored-rows.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { callPlaces } from '../../calls/call-slots.table.ts'
import { loginCount } from '../../features/auth/login-count.table.ts'
import contract from '@clairmemoire/openapi/openapi.json' with { type: 'json' }

const { requestViolations } = conformanceTo(contract)
const successes = [200, 201, 202, 204]
const refusals = [400, 404, 409]
/** The statuses of requests without a valid token or cookie. */
const refusalsOfStrangers = [401, 403]
const refusalsOfForbidden = [400, 401, 404, 415]
/** Statuses that do not end the session. */
const refusalsOfSignedIn = [400, 404, 409, 415]

let backend: TestBackend
/** The number of rows after the previous request; undefined if something else has written since. */
let lastRows: Record<string, number> | undefined
/** The headers of a session that the previous request did not end; undefined if the session may have ended. */
let lastHeaders: Record<string, string> | undefined

beforeAll(async () => {
  backend = await testBackend({ now: friday, delivery: () => async () => undefined })
  await storeStaff(backend.database)
})
beforeEach(storeExamples)
afterAll(() => backend[Symbol.asyncDispose]())

async function storeExamples() {
  lastRows = undefined
  lastHeaders = undefined
  await storeExampleResult(backend.database, friday)
  await storeExampleRequest(backend.database, friday)
  await storeExampleOutcome(backend, friday)
  await storeExampleHandOver(backend.database, friday)
  await storeExampleMaterial(backend.database, friday)
  await storeExampleNews(backend.database, friday)
  await backend.database.delete(callPlaces)
  await backend.whole.places.refresh()
  await storeExampleUser(backend.database, friday)
}

/**
 * Sends a request, by default as a staff member, and returns the status and whether anything was stored. `call` checks the
 * response against the contract.
 */
async function send(operation: Operation, { method, url, headers: given, body }: SentRequest) {
  if (operation.id === 'logIn') await backend.database.delete(loginCount)
  lastHeaders ??= await signIn(operation)
  const headers = { ...lastHeaders, ...given } as Record<string, string>
  const before = lastRows ?? (await storedRows(backend.database))
  const { status } = await backend.call(method, url, { headers, ...(body === '' ? {} : { payload: body }) })
  lastRows = await storedRows(backend.database)
  if (method !== 'GET' && !refusalsOfSignedIn.includes(status)) lastHeaders = undefined
  return { status, stored: !isDeepStrictEqual(before, lastRows) }
}

async function signIn(operation: Operation) {
  if (needsSession(operation)) lastRows = undefined
  return headersOfStaff(backend, operation)
}

/** The allowed statuses. The status 429 is not allowed, because it would mean that the operation was not tested. */
function expectedStatuses(operation: Operation, request: SentRequest): readonly number[] {
  if (requestViolations(request).length > 0) return refusalsOfForbidden
  return [...successes, ...refusals, ...(needsSession(operation) ? refusalsOfStrangers : [])]
}

/** The fast tests send few requests, the tests at night send many. */
function numberOfRequests({ body }: Operation): number {
  if (!isFullTier) return 12
  return body ? 60 : 30
}

describe.each(operations)('$id', (operation) => {
  beforeEach(() => storeExamplePasskey(backend.database, friday, operation))

  it.each(exampleRequests(operation))(
    'answers the examples of the contract with success: $url $body',
    async (request) => {
      expect(requestViolations(request)).toEqual([])
      expect(successes).toContain((await send(operation, request)).status)
    },
  )

  it('answers any request as the contract defines, and rejects invalid ones without storing anything', async () => {
    await assert(
      asyncProperty(nearRequest(operation), async (request) => {
        const { status, stored } = await send(operation, request)
        expect(expectedStatuses(operation, request)).toContain(status)
        expect(stored && !successes.includes(status)).toBe(false)
        if (status === 204) await storeExamples()
      }),
      { numRuns: numberOfRequests(operation) },
    )
  })
})

describe.each(operations.filter(({ body }) => body !== undefined))('$id', (operation) => {
  it('accepts only JSON, so that other sites need a CORS preflight', async () => {
    const request = constantFrom(...exampleRequests(operation))
    const untyped = { ...exampleRequests(operation)[0], headers: { 'content-type': '' } } as SentRequest
    expect(await send(operation, untyped)).toEqual({ status: 415, stored: false })
    await assert(
      asyncProperty(request, otherMediaType, async (example, type) => {
        const answer = await send(operation, { ...example, headers: { 'content-type': type } })
        expect(answer).toEqual({ status: 415, stored: false })
      }),
      { numRuns: isFullTier ? 15 : 5 },
    )
  })
})
