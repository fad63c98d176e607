import { randomUUID } from 'node:crypto'
import type { Callback, DeskRecord, DeskRequests, NextCall, OutcomeRequest } from '@clairmemoire/api-client/schema'
import { expect } from 'vitest'
import { openDeskCase } from '../src/desk/desk-cases.ts'
import { trialSignup } from '../src/features/trials/signup/trial-signup.table.ts'
import { inTransaction } from '../src/platform/database/transaction.ts'
import { newReference } from '../src/references/reference.ts'
import { type SentRequestRow, sentRequest } from '../src/requests/sent-request.table.ts'
import { foundBy, promisedCallOf } from '../src/requests/stored-call.ts'
import { sentRequestRow } from './sent-request-row.ts'
import { bearer } from './staff-at-work.ts'
import type { TestBackend } from './test-backend.ts'

/** Any time of the next three working days. */
export const anyTime: Callback = { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' }

export const slotAt = (startsAt: string): Callback => ({
  kind: 'slot',
  starts_at: startsAt,
  time_zone: 'Europe/Paris',
})

/** A call about a study that is on the desk. */
export async function keepCall(
  backend: TestBackend,
  changes: Partial<SentRequestRow> = {},
  isUrgent = false,
): Promise<SentRequestRow> {
  const row = sentRequestRow({ id: randomUUID(), reference: newReference(), callback: anyTime, ...changes })
  await backend.database.insert(sentRequest).values(row)
  await backend.database
    .insert(trialSignup)
    .values({ id: row.id, trialCode: 'PREDICTOM', respondent: 'self', answers: null, questionnaireVersion: null })
  const call = { ...promisedCallOf(row), ...foundBy(row), subjectId: row.id, kind: row.kind }
  await inTransaction(backend.database, (tx) =>
    openDeskCase(tx, backend.whole.clinic.calls, { ...call, trialCode: 'PREDICTOM', isUrgent }, row.createdAt),
  )
  return row
}

/** What one person of the desk does. */
export function deskOf(backend: TestBackend, access: string) {
  const send = async <Body>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown, key?: string) => {
    const headers = {
      ...bearer(access).headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    }
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
    const answer = await backend.call(method, `/api/desk/${path}`, { headers, ...payload })
    return { ...answer, body: answer.body as Body }
  }
  return {
    send,
    list: async (query = '') => {
      const { status, body } = await send<DeskRequests>('GET', `requests/?${query}`)
      expect(status).toBe(200)
      return body
    },
    next: async () => (await send<NextCall>('PUT', 'next-call/')).body.reference,
    open: async (reference: string) => (await send<DeskRecord>('GET', `requests/${reference}/`)).body,
    claim: (reference: string, takeOver = false) =>
      send<unknown>('PUT', `requests/${reference}/claim/`, { take_over: takeOver }),
    record: (reference: string, outcome: Partial<OutcomeRequest>, key?: string) =>
      send<DeskRecord>('POST', `requests/${reference}/outcomes/`, { version: 1, note: '', ...outcome }, key),
  }
}
