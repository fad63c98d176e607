import type { Receipt } from '@clairmemoire/api-client/schema'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  applicationRequest,
  consultationRequest,
  preconsultationRequest,
  referralRequest,
  secondaryRequest,
} from '../../testing/care-requests.ts'
import { friday, signup } from '../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'
import { hashOfCapability } from '../../capabilities/capability.ts'
import { remindOfCalls } from '../reminders/remind-of-calls.ts'
import { forgetOldRequests } from './forget-old-requests.ts'

/** Words that a person typed, none of which may be found anywhere afterwards. */
const typed = {
  first_name: 'Quenelline',
  last_name: 'Trouvetout',
  email: 'quenelline@trouvetout.example',
  phone: '06 39 98 77 55',
}
const helper = { first_name: 'Aidantine', phone: '06 39 98 66 44', relation: 'sa cousinette' }
const words = 'motsrarissimes'
const canaries =
  /quenelline|trouvetout|98.?77.?55|639987755|aidantine|639986644|cousinette|motsrarissimes|compagnonne|motifrare|10003456786|759312345|villeperdue/i

const requests: Record<string, readonly [string, object]> = {
  trial: [
    '/api/trials/signup',
    signup({
      ...typed,
      helper,
      relation: 'cousinette',
      answers: { respondent: 'self', country: 'FR', age: 72, postal_code: null },
      questionnaire_version: '2',
    }),
  ],
  consultation: [
    '/api/consultations/memoire?consultation_type=video',
    consultationRequest({ ...typed, reason: words }),
  ],
  'another opinion': [
    '/api/forms/secondary_consultation/submit',
    secondaryRequest({ ...typed, said: words, seeks_more: words, helper }),
  ],
  referral: [
    '/api/consultations/general_practitionner',
    referralRequest({
      doctor: { ...typed, rpps: '10003456786' },
      patient: { first_name: 'Aidantine', phone: '06 39 98 66 44', birth_date: '1950-02-17' },
      reason: 'motifrare',
      callback: { kind: 'slot', starts_at: '2027-03-08T08:00:00Z', time_zone: 'Europe/Paris' },
    }),
  ],
  application: [
    '/api/healthcare_professionals/new',
    applicationRequest({ ...typed, town: 'Villeperdue', message: words }),
  ],
  preconsultation: [
    '/api/forms/preconsultation/submit',
    preconsultationRequest({
      ...typed,
      answers: { medicines: words },
      companion: { first_name: 'Compagnonne', phone: '06 39 98 66 44', agreed: true },
    }),
  ],
}

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday, calls: { atOnce: 9 }, delivery: () => async () => undefined })
})
beforeEach(() => backend.setNow(friday))
afterAll(() => backend[Symbol.asyncDispose]())

/** Every row of every table of every schema in which a word is found, as text. */
async function traces(word: RegExp): Promise<string[]> {
  const { rows: tables } = await backend.database.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await backend.database.execute<{ row: string }>(
        sql.raw(`select to_jsonb(each)::text as row from ${name} as each`),
      )
      return rows.filter(({ row }) => word.test(row)).map(({ row }) => `${name} ${row}`)
    }),
  )
  return found.flat()
}

/** Everything that can happen to a request before it is erased. */
async function live([url, body]: readonly [string, object], key: string): Promise<Receipt> {
  const receipt = (await backend.post(url, body, { 'idempotency-key': `${key}-no-trace-0123` })).body as Receipt
  await backend.call('PATCH', `/api/requests/${receipt.private_link_id}`, {
    headers: { 'content-type': 'application/json', 'idempotency-key': `${key}-no-trace-change` },
    payload: JSON.stringify({ version: 1, last_name: 'Trouvetoutdeux', helper }),
  })
  await remindOfCalls(backend.whole, new Date('2027-03-07T09:00:00Z'))
  backend.setNow('2027-03-05T11:00:00Z')
  await backend.post('/api/mail/send/', { template: 'private_link', reference: receipt.reference, email: typed.email })
  return receipt
}

/** A job names its mail by an id alone: without its record it says nothing of anybody, and a week later it is gone. */
function allButTheTrail(found: readonly string[]): string[] {
  return found.filter((trace) => !/^public\.audit_entry |^pgboss\.\S* .*"subject_id"/.test(trace))
}

describe.each(Object.entries(requests))('a request: %s', (name, request) => {
  it('once erased leaves no trace in any table but the trail', async () => {
    const receipt = await live(request, `${name} erased`)
    expect(await traces(canaries)).not.toEqual([])
    await backend.call('DELETE', `/api/requests/${receipt.private_link_id}`)
    const { private_link_id: key, id, reference } = receipt
    const named = new RegExp(`${key}|${hashOfCapability(key)}|${id}|${reference}`)
    expect([await traces(canaries), allButTheTrail(await traces(named))]).toEqual([[], []])
  })

  it('is erased as wholly when its time is over, and not before', async () => {
    const receipt = await live(request, `${name} forgotten`)
    await forgetOldRequests(backend.whole, new Date('2029-03-04T08:00:00Z'))
    expect(await traces(canaries)).not.toEqual([])
    await forgetOldRequests(backend.whole, new Date('2029-03-05T12:00:00Z'))
    const named = new RegExp(`${receipt.private_link_id}|${receipt.id}|${receipt.reference}`)
    expect([await traces(canaries), allButTheTrail(await traces(named))]).toEqual([[], []])
  })
})

it('a key stands in no mail any more once the mail has left', async () => {
  const receipt = await live(requests['consultation'] ?? ['', {}], 'keys in mails')
  const kept = () => traces(new RegExp(`"capability": "`))
  expect(await kept()).not.toEqual([])
  await forgetOldRequests(backend.whole, new Date('2027-03-12T11:00:00Z'))
  expect(await kept()).toEqual([])
  expect((await backend.call('GET', `/api/requests/${receipt.private_link_id}`)).status).toBe(200)
})
