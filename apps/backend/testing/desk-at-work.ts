import { randomUUID } from 'node:crypto'
import type {
  Callback,
  DeskChanged,
  DeskChanges,
  DeskRecord,
  DeskRequests,
  NextCall,
  OutcomeRequest,
  PrivateRequest,
  Receipt,
  TrialCallSubmission,
} from '@clairmemoire/api-client/schema'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { deskCase } from '../src/desk/desk.table.ts'
import { openDeskCase } from '../src/desk/desk-cases.ts'
import { inTransaction } from '../src/platform/database/transaction.ts'
import { newReference } from '../src/references/reference.ts'
import { type RequestRow, requestTable } from '../src/requests/request.table.ts'
import { searchTerms, promisedCallOf } from '../src/requests/stored-request.ts'
import type { FilledIn } from './form-submission.ts'
import { friday, signup } from './requests.ts'
import { requestRow } from './request-row.ts'
import { bearer, dominique, storeStaff, signIn } from './staff-at-work.ts'
import { type TestBackend, testBackend, type TestBackendOptions } from './test-backend.ts'

/** A call at any time of the next three working days. */
export const anyTime: Callback = { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' }

export const slotAt = (startsAt: string): Callback => ({
  kind: 'slot',
  starts_at: startsAt,
  time_zone: 'Europe/Paris',
})

/** Stores a request with its desk case. */
export async function storeCall(
  backend: TestBackend,
  changes: Partial<RequestRow> = {},
  isUrgent = false,
): Promise<RequestRow> {
  const row = requestRow({ id: randomUUID(), reference: newReference(), callback: anyTime, ...changes })
  await backend.database.insert(requestTable).values(row)
  const call = { ...promisedCallOf(row), ...searchTerms(row), subjectId: row.id, kind: row.form }
  await inTransaction(backend.database, (tx) =>
    openDeskCase(tx, backend.whole.clinic.calls, { ...call, trialCode: 'PREDICTOM', isUrgent }, row.createdAt),
  )
  return row
}

export const alex = { email: 'alex@clairmemoire.example', password: dominique.password }

/** A backend on Friday at ten in Paris, with two signed-in staff members. */
export async function openedDesk(options: Pick<TestBackendOptions, 'delivery'> = {}) {
  const backend = await testBackend({ now: friday, ...options })
  await storeStaff(backend.database)
  await storeStaff(backend.database, alex)
  const signedIn = async () => ({
    desk: deskOf(backend, (await signIn(backend)).access),
    colleague: deskOf(backend, (await signIn(backend, alex)).access),
  })
  const team = { backend, ...(await signedIn()) }
  return {
    ...team,
    /** Signs both in again at a later time. */
    at: async (instant: string) => {
      backend.setNow(instant)
      return signedIn()
    },
    [Symbol.asyncDispose]: () => backend[Symbol.asyncDispose](),
  }
}

/** Sends a signup with answers and an address. */
export async function requestCall(backend: TestBackend, changes: FilledIn<TrialCallSubmission> = {}): Promise<Receipt> {
  const body = signup({ callback: anyTime, answers: { age: 72, memory_state: 'mci' }, ...changes })
  return (await backend.post('/api/trials/signup', body)).body as Receipt
}

export async function privatePage(backend: TestBackend, key = ''): Promise<PrivateRequest> {
  return (await backend.call('GET', `/api/requests/${key}`)).body as PrivateRequest
}

export async function caseOf(backend: TestBackend, reference: string) {
  const [row] = await backend.database.select().from(deskCase).where(eq(deskCase.reference, reference))
  return row
}

/** Operations of the desk by one staff member. */
export function deskOf(backend: TestBackend, access: string) {
  const send = async (
    method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    key?: string,
  ) => {
    const headers = {
      ...bearer(access).headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    }
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
    return backend.call(method, `/api/desk/${path}`, { headers, ...payload })
  }
  return {
    send,
    list: async (query = '') => {
      const { status, body } = await send('GET', `requests/?${query}`)
      expect(status).toBe(200)
      return body as DeskRequests
    },
    next: async () => ((await send('PUT', 'next-call/')).body as NextCall).reference,
    open: async (reference: string) => (await send('GET', `requests/${reference}/`)).body as DeskRecord,
    claim: (reference: string, takeOver = false) =>
      send('PUT', `requests/${reference}/claim/`, { take_over: takeOver }),
    agreeToPassOn: (reference: string) =>
      send('PUT', `requests/${reference}/pass-on/`, { consent: true, consent_text_version: 'pass-on-2027-01' }),
    record: async (reference: string, outcome: Partial<OutcomeRequest>, key?: string) => {
      const answer = await send('POST', `requests/${reference}/outcomes/`, { version: 1, note: '', ...outcome }, key)
      return { ...answer, body: answer.body as DeskRecord }
    },
    undo: async (reference: string, id: string) => {
      const answer = await send('DELETE', `requests/${reference}/outcomes/${id}/`)
      return { ...answer, body: answer.body as DeskRecord }
    },
    change: async (changes: DeskChanges) => {
      const answer = await send('PATCH', 'requests/', changes)
      return { ...answer, body: answer.body as DeskChanged }
    },
  }
}
