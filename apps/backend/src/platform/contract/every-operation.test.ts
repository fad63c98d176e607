import { isDeepStrictEqual } from 'node:util'
import { conformanceTo, type SentRequest } from '@clairmemoire/openapi/conformance'
import { isFullTier } from '@clairmemoire/vitest'
import { assert, asyncProperty, constantFrom } from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepExampleHandOver } from '../../../testing/fuzz/example-hand-over.ts'
import { keepExampleMaterial } from '../../../testing/fuzz/example-material.ts'
import { keepExampleNews } from '../../../testing/fuzz/example-news.ts'
import { keepExamplePasskey } from '../../../testing/fuzz/example-passkey.ts'
import { keepExampleRequest } from '../../../testing/fuzz/example-request.ts'
import { keepExampleResult } from '../../../testing/fuzz/example-result.ts'
import { asksWho, headersOfStaff } from '../../../testing/fuzz/example-session.ts'
import { keepExampleUser } from '../../../testing/fuzz/example-user.ts'
import { exampleRequests, nearRequest, otherMediaType } from '../../../testing/fuzz/near-request.ts'
import { type Operation, operations } from '../../../testing/fuzz/operations.ts'
import { friday } from '../../../testing/requests.ts'
import { keepStaff } from '../../../testing/staff-at-work.ts'
import { storedRows } from '../../../testing/stored-rows.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { callPlaces } from '../../calls/call-slots.table.ts'
import { loginCount } from '../../features/auth/login-count.table.ts'
import { contractDocument } from './document.ts'

const { requestViolations } = conformanceTo(contractDocument())
const successes = [200, 201, 202, 204]
const refusals = [400, 404, 409]
/** Of who is not signed in, or whose cookie does not count. */
const refusalsOfStrangers = [401, 403]
const refusalsOfForbidden = [400, 401, 404, 415]
/** They end no session. */
const refusalsOfSignedIn = [400, 404, 409, 415]

let backend: TestBackend
/** After the request before this one; undefined where something else has written since. */
let rowsLeft: Record<string, number> | undefined
/** Of somebody whose session the request before this one left; undefined where it may have ended. */
let headersLeft: Record<string, string> | undefined

beforeAll(async () => {
  backend = await testBackend({ now: friday, delivery: () => async () => undefined })
  await keepStaff(backend.database)
})
beforeEach(keepExamples)
afterAll(() => backend[Symbol.asyncDispose]())

async function keepExamples() {
  rowsLeft = undefined
  headersLeft = undefined
  await keepExampleResult(backend.database, friday)
  await keepExampleRequest(backend.database, friday)
  await keepExampleHandOver(backend.database, friday)
  await keepExampleMaterial(backend.database, friday)
  await keepExampleNews(backend.database, friday)
  await backend.database.delete(callPlaces)
  await backend.whole.places.refresh()
  await keepExampleUser(backend.database, friday)
}

/** The answer, which `call` has held against the contract, and whether anything was stored. Somebody of the staff sends what does not say otherwise. */
async function send(operation: Operation, { method, url, headers: given, body }: SentRequest) {
  if (operation.id === 'logIn') await backend.database.delete(loginCount)
  headersLeft ??= await signIn(operation)
  const headers = { ...headersLeft, ...given } as Record<string, string>
  const before = rowsLeft ?? (await storedRows(backend.database))
  const { status } = await backend.call(method, url, { headers, ...(body === '' ? {} : { payload: body }) })
  rowsLeft = await storedRows(backend.database)
  if (method !== 'GET' && !refusalsOfSignedIn.includes(status)) headersLeft = undefined
  return { status, stored: !isDeepStrictEqual(before, rowsLeft) }
}

async function signIn(operation: Operation) {
  if (asksWho(operation)) rowsLeft = undefined
  return headersOfStaff(backend, operation)
}

/** What may be answered; 429 is not among it, for a limiter that answers in place of an operation leaves it untested. */
function expectedStatuses(operation: Operation, request: SentRequest): readonly number[] {
  if (requestViolations(request).length > 0) return refusalsOfForbidden
  return [...successes, ...refusals, ...(asksWho(operation) ? refusalsOfStrangers : [])]
}

/** A change is looked at with few requests, a night with many. */
function requestsTried({ body }: Operation): number {
  if (!isFullTier) return 12
  return body ? 150 : 60
}

describe.each(operations)('$id', (operation) => {
  beforeEach(() => keepExamplePasskey(backend.database, friday, operation))

  it.each(exampleRequests(operation))(
    'answers the examples of the contract with success: $url $body',
    async (request) => {
      expect(requestViolations(request)).toEqual([])
      expect(successes).toContain((await send(operation, request)).status)
    },
  )

  it('answers whatever comes as the contract says, refuses what it forbids and stores nothing of that', async () => {
    await assert(
      asyncProperty(nearRequest(operation), async (request) => {
        const { status, stored } = await send(operation, request)
        expect(expectedStatuses(operation, request)).toContain(status)
        expect(stored && !successes.includes(status)).toBe(false)
        if (status === 204) await keepExamples()
      }),
      { numRuns: requestsTried(operation) },
    )
  })
})

describe.each(operations.filter(({ body }) => body !== undefined))('$id', (operation) => {
  it('takes JSON alone, so that no other site can send without asking first', async () => {
    const request = constantFrom(...exampleRequests(operation))
    // Of no type at all.
    const untyped = { ...exampleRequests(operation)[0], headers: { 'content-type': '' } } as SentRequest
    expect(await send(operation, untyped)).toEqual({ status: 415, stored: false })
    await assert(
      asyncProperty(request, otherMediaType, async (example, type) => {
        const answer = await send(operation, { ...example, headers: { 'content-type': type } })
        expect(answer).toEqual({ status: 415, stored: false })
      }),
      { numRuns: isFullTier ? 50 : 5 },
    )
  })
})
