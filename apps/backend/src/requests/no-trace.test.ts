import { randomUUID } from 'node:crypto'
import type { Contact, Receipt } from '@clairmemoire/api-client/schema'
import { eventually } from '@clairmemoire/vitest'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  applicationRequest,
  consultationRequest,
  preconsultationRequest,
  referralRequest,
  secondaryRequest,
} from '../../testing/care-requests.ts'
import { contactRequest, friday, signup } from '../../testing/requests.ts'
import { storeStaff } from '../../testing/staff-at-work.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'
import { handOver } from '../desk/desk.table.ts'
import { deleteOldNews } from '../features/news/alerts/delete-news.ts'
import { sendNews } from '../features/news/alerts/send-news.ts'
import { contact, newsMail } from '../features/news/news.table.ts'
import { visitorMail } from '../mail/mail.table.ts'
import { personCommand } from '../operator/person-command.ts'
import { hashOfCapability } from '../platform/capability.ts'
import { personRecords } from '../server/kinds.ts'
import { sms } from '../sms/sms.table.ts'
import { staff } from '../staff/staff.table.ts'
import { remindOfCalls } from './call-reminders.ts'
import { eraseOldRequests } from './erase-requests.ts'
import { requestMail } from './request.table.ts'

/** Text that a person typed and that must not be found anywhere after erasing. */
const typed = {
  first_name: 'Quenelline',
  last_name: 'Trouvetout',
  email: 'quenelline@trouvetout.example',
  phone: '06 12 34 77 55',
  sms: true,
} as const
const helper = { first_name: 'Aidantine', phone: '06 39 98 66 44', relation: 'sa cousinette' }
const words = 'motsrarissimes'
const canaries =
  /quenelline|trouvetout|34.?77.?55|612347755|aidantine|639986644|cousinette|motsrarissimes|motifrare|10003456786|759312345|villeperdue/i

const requests: Record<string, readonly [string, object]> = {
  trial: [
    '/api/trials/signup',
    signup({
      ...typed,
      helper,
      relation: 'cousinette',
      answers: { respondent: 'self', country: 'FR', age: 72, postal_code: null },
    }),
  ],
  consultation: [
    '/api/consultations/memoire?consultation_type=video',
    consultationRequest({ ...typed, reason: words }),
  ],
  'another opinion': ['/api/forms/secondary_consultation/submit', secondaryRequest({ ...typed, said: words, helper })],
  referral: [
    '/api/consultations/general_practitionner',
    referralRequest({
      ...typed,
      rpps: '10003456786',
      patient_first_name: 'Aidantine',
      patient_phone: '06 39 98 66 44',
      words: 'motifrare',
      callback: { kind: 'slot', starts_at: '2027-03-08T08:00:00Z', time_zone: 'Europe/Paris' },
    }),
  ],
  application: [
    '/api/healthcare_professionals/new',
    applicationRequest({ ...typed, town: 'Villeperdue', message: words }),
  ],
  preconsultation: [
    '/api/forms/preconsultation/submit',
    preconsultationRequest({ ...typed, answers: { medicines: words } }),
  ],
}

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday, calls: { atOnce: 9 }, delivery: () => async () => undefined })
  await storeStaff(backend.database)
})
beforeEach(async () => {
  backend.setNow(friday)
  // All requests have the same number, which gets three text messages a day.
  await backend.database.delete(visitorMail)
})
afterAll(() => backend[Symbol.asyncDispose]())

/** Returns each row that contains the word, as text, from all tables in all schemas. */
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

/** Creates a hand-over to a site whose name was typed. */
async function passOn({ id: subjectId }: Receipt): Promise<void> {
  const hashes = { capabilityHash: randomUUID(), codeHash: '' }
  const link = { id: randomUUID(), subjectId, staffId: await staffId(), site: 'Centre de Villeperdue' }
  await backend.database.insert(handOver).values({ ...link, ...hashes, wrongCodes: 0, createdAt: new Date(friday) })
}

async function staffId(): Promise<string> {
  const [person] = await backend.database.select({ id: staff.id }).from(staff)
  return person?.id ?? ''
}

/** Sends a request, and does everything else that stores data about it, such as changes, mails, a device key and a hand-over. */
async function createFullRequest([url, body]: readonly [string, object], key: string): Promise<Receipt> {
  const receipt = (await backend.post(url, body, { 'idempotency-key': `${key}-no-trace-0123` })).body as Receipt
  await backend.call('PATCH', `/api/requests/${receipt.private_link_id}`, {
    headers: { 'content-type': 'application/json', 'idempotency-key': `${key}-no-trace-change` },
    payload: JSON.stringify({ version: 1, last_name: 'Trouvetoutdeux', helper }),
  })
  await remindOfCalls(backend.whole, new Date('2027-03-07T09:00:00Z'))
  const [mailed] = await backend.database.select().from(requestMail).where(eq(requestMail.id, receipt.id))
  await backend.post(`/api/requests/${mailed?.capability}/device-key`, {})
  await passOn(receipt)
  backend.setNow('2027-03-05T11:00:00Z')
  await backend.post('/api/mail/send/', { template: 'private_link', reference: receipt.reference, email: typed.email })
  await vi.waitUntil(() => backend.database.$count(sms, eq(sms.requestId, receipt.id)), eventually)
  return receipt
}

/** Removes the audit trail and mail jobs. The ids in mail jobs mean nothing without their records; a week later they are deleted. */
function withoutAuditTrail(found: readonly string[]): string[] {
  return found.filter((trace) => !/^public\.audit_entry |^pgboss\.\S* .*"subject_id"/.test(trace))
}

describe.each(Object.entries(requests))('a request: %s', (name, request) => {
  it('leaves no trace in any table except the audit trail after it was erased', async () => {
    const receipt = await createFullRequest(request, `${name} erased`)
    expect(await traces(canaries)).not.toEqual([])
    await backend.call('DELETE', `/api/requests/${receipt.private_link_id}`)
    const { private_link_id: key, id, reference } = receipt
    const named = new RegExp(`${key}|${hashOfCapability(key)}|${id}|${reference}`)
    expect([await traces(canaries), withoutAuditTrail(await traces(named))]).toEqual([[], []])
  })

  it('is erased just as completely at the end of its retention period, and not before', async () => {
    const receipt = await createFullRequest(request, `${name} forgotten`)
    await eraseOldRequests(backend.whole, new Date('2029-03-04T08:00:00Z'))
    expect(await traces(canaries)).not.toEqual([])
    await eraseOldRequests(backend.whole, new Date('2029-03-05T12:00:00Z'))
    const named = new RegExp(`${receipt.private_link_id}|${receipt.id}|${receipt.reference}`)
    expect([await traces(canaries), withoutAuditTrail(await traces(named))]).toEqual([[], []])
  })
})

/** Does everything that stores data about a news subscription. Returns a pattern of all its identifiers, and its latest key. */
async function createFullNews(
  lists: ('new_studies' | 'programme')[],
  key: string,
): Promise<{ named: RegExp; key: string }> {
  const { email, first_name } = typed
  const matching = { age_band: '70-74', area: '021', radius: 50 } as const
  const asks = [{ matching }, { matching: { ...matching, memory_state: 'alzheimer', stage: 'mild' } }] as const
  const names: string[] = []
  const latestKey = async () => {
    const mails = await backend.database.select().from(newsMail)
    names.push(...mails.flatMap(({ id, capability, capabilityHash }) => [id, capability ?? '', capabilityHash]))
    return mails.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0]?.capability ?? ''
  }
  for (const [index, asked] of asks.entries()) {
    backend.setNow(`2027-03-05T1${index}:00:00Z`)
    const body = contactRequest({ email, first_name, country: 'US', lists, ...asked })
    const answer = await backend.post('/api/mail/create-contact/', body, {
      'idempotency-key': `news that ${key} ${index}`,
    })
    const { id, reference } = answer.body as Contact
    names.push(id, reference)
    await backend.post(`/api/news/${await latestKey()}/confirm`, {})
  }
  const [study] = backend.whole.studies.current().filter(({ code }) => code === 'TRONTIER_1')
  for (const [day, status] of [[6, 'closed'] as const, [7, 'recruiting'] as const])
    await sendNews(backend.whole, study ? [{ ...study, status }] : [], new Date(`2027-03-0${day}T15:00:00Z`))
  const mailedKey = await latestKey()
  const [storedContact] = await backend.database.select().from(contact)
  return { named: new RegExp([...names, storedContact?.id ?? 'nobody'].join('|')), key: mailedKey }
}

const tablesOf = (found: readonly string[]) => [...new Set(found.map((trace) => trace.split(' ')[0]))]
const stopNews = (key: string, list = '') =>
  backend.call('POST', `/api/mail/stop/news/${key}${list}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

describe('news of studies', () => {
  it.each<[string, (key: string) => Promise<unknown>]>([
    ['are stopped', (key) => stopNews(key)],
    [
      'are erased by the operator on request',
      () => {
        const { database } = backend
        return personCommand(['erase', typed.email], personRecords, { database, now: new Date(friday) })
      },
    ],
    ['expire', () => deleteOldNews(backend.whole, new Date('2029-03-05T12:00:00Z'))],
  ])('leave no trace in any table except the audit trail after they %s', async (name, end) => {
    const { named, key } = await createFullNews(['new_studies'], name)
    expect(tablesOf(await traces(named))).toEqual(expect.arrayContaining(['public.news_alert', 'public.news_mail']))
    await end(key)
    expect([await traces(canaries), withoutAuditTrail(await traces(named))]).toEqual([[], []])
  })

  it('leave no trace after they are stopped while other news go to the same address', async () => {
    const { named, key } = await createFullNews(['new_studies', 'programme'], 'programme')
    await stopNews(key, '?list=new_studies')
    expect(tablesOf(await traces(/"70-74"/))).toEqual([])
    expect(tablesOf(await traces(named)).filter((table) => table === 'public.news_alert')).toEqual([])
    expect(tablesOf(await traces(canaries))).toEqual(['public.contact'])
    await deleteOldNews(backend.whole, new Date('2029-03-05T12:00:00Z'))
  })
})

it('the key of a mail is deleted within a week', async () => {
  const receipt = await createFullRequest(requests['consultation'] ?? ['', {}], 'keys in mails')
  const capabilities = () => traces(new RegExp(`"capability": "`))
  expect(await capabilities()).not.toEqual([])
  await eraseOldRequests(backend.whole, new Date('2027-03-12T11:00:00Z'))
  expect(await capabilities()).toEqual([])
  expect((await backend.call('GET', `/api/requests/${receipt.private_link_id}`)).status).toBe(200)
})
