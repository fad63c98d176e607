import type { Receipt, Recommendation } from '@clairmemoire/api-client/schema'
import { type FormId, formIds, formNow } from '@clairmemoire/forms/every-form'
import { operationIdOf, submitPath } from '@clairmemoire/forms/form-operation'
import { eventually } from '@clairmemoire/vitest'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { consultationRequest } from '../../testing/care-requests.ts'
import { operations } from '../../testing/fuzz/operations.ts'
import { orientationRequest } from '../../testing/orientation-requests.ts'
import { contactRequest, friday, signup } from '../../testing/requests.ts'
import { studiesWith, type TestBackend, testBackend } from '../../testing/test-backend.ts'
import { visitorMail } from '../mail/mail.table.ts'
import { hashOfMailbox } from '../mail/visitor-mail-limit.ts'
import { remindOfCalls } from '../requests/call-reminders.ts'
import { lettersWith } from './kinds.ts'

const stranger = 'stranger@exemple.example'
const email = { email: stranger }
const consent = { consent: true, consent_text_version: '2026-11' } as const
const json = { 'content-type': 'application/json' }

const patch = (backend: TestBackend, url: string, body: object) =>
  backend.call('PATCH', url, { headers: json, payload: JSON.stringify(body) })
const ask = (backend: TestBackend) =>
  backend.post('/api/consultations/memoire?consultation_type=video', consultationRequest(email))

/** Sends the first example of the contract with the address of the stranger. */
function sendExample(backend: TestBackend, id: FormId) {
  const form = formNow(id)
  const [example = {}] = operations.find((operation) => operation.id === operationIdOf(form))?.body?.examples ?? []
  const callback = { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' }
  return backend.post(submitPath(form), { ...example, call: { ...Object(example['call']), ...email, callback } })
}

/** Requests that anybody can repeat with the address of another person. */
const requestsWithAddress: Record<string, (backend: TestBackend) => Promise<{ status: number }>> = {
  ...Object.fromEntries(formIds.map((form) => [operationIdOf(formNow(form)), (backend) => sendExample(backend, form)])),
  signUpForTrial: (backend) => backend.post('/api/trials/signup', signup(email)),
  createContact: (backend) => backend.post('/api/mail/create-contact/', contactRequest(email)),
  requestConsultation: ask,
  'createContact, programme': (backend) =>
    backend.post('/api/mail/create-contact/', contactRequest({ ...email, lists: ['programme'] })),
  updateRecommendation: async (backend) => {
    const { body } = await backend.post('/api/forms/orientation?user_type=patient', orientationRequest())
    const result = `/api/forms/orientation/recommendation/${(body as Recommendation).id}`
    return patch(backend, result, { ...email, ...consent, send_link: true })
  },
  changeRequest: async (backend) => {
    const { body } = await ask(backend)
    const part = { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' }
    return patch(backend, `/api/requests/${(body as Receipt).private_link_id}`, { version: 1, callback: part })
  },
  sendMail: async (backend) => {
    const { reference } = (await ask(backend)).body as Receipt
    backend.setNow('2027-03-05T11:00:00Z')
    const answer = await backend.post('/api/mail/send/', { template: 'private_link', reference, ...email })
    backend.setNow(friday)
    return answer
  },
}

/** Operations that accept an address but send nothing to it, or that only administrators may use. */
const operationsWithoutMail = ['logIn', 'inviteUser']

/** Letters that are sent only after the mailbox has confirmed that it wants them. */
const confirmedLetters = ['news_requested', 'news_opened', 'news_nothing']

/** The letters `call_not_reached` and `call_time_closed` are left out below, because they need a caller. */
const letters = lettersWith(studiesWith())
const lettersOfStrangers = Object.entries(letters)
  .filter(([name, { orderedBy }]) => orderedBy !== undefined && !/^call_(?:not|time)_/.test(name))
  .map(([name]) => name)

async function ordered({ database }: TestBackend): Promise<string[]> {
  const { rows } = await database.execute<{ letter: string }>(
    sql`select distinct data ->> 'letter' as letter from pgboss.job where name = 'mail'`,
  )
  return rows.map(({ letter }) => letter)
}

it('every operation of the contract with an address is tested', () => {
  const taking = operations.filter(({ body }) => JSON.stringify(body?.examples ?? []).includes('@')).map(({ id }) => id)
  expect(taking.length).toBeGreaterThan(5)
  expect([...Object.keys(requestsWithAddress), ...operationsWithoutMail]).toEqual(expect.arrayContaining(taking))
})

it('every mail to a visitor is limited, except those that only the owner of the mailbox can order', () => {
  const unlimited = Object.entries(letters).filter(([, { to, orderedBy }]) => to === 'visitor' && !orderedBy)
  expect(unlimited.map(([name]) => name).toSorted()).toEqual(confirmedLetters.toSorted())
})

describe('a stranger whose address is given again and again', () => {
  it('gets at most ten mails a day and thirty a week, of which at most three and nine need only an address', async () => {
    const sent: string[] = []
    await using backend = await testBackend({
      now: friday,
      delivery:
        () =>
        async ({ to }) => {
          if (to === stranger) sent.push(to)
        },
    })
    const permitted = async (which: 'all' | 'anybody') =>
      backend.database.$count(visitorMail, eq(visitorMail.mailbox, hashOfMailbox(stranger, which)))
    for (const [id, way] of Object.entries(requestsWithAddress)) {
      expect([id, (await way(backend)).status]).toEqual([id, expect.toBeOneOf([200, 201, 202])])
      expect([id, (await way(backend)).status]).toEqual([id, expect.toBeOneOf([200, 201, 202])])
    }
    await remindOfCalls(backend.whole, new Date('2027-03-07T09:00:00Z'))
    await untilAllAreTried(backend)
    expect([await permitted('all'), sent.length]).toEqual([10, 10])
    expect(await permitted('anybody')).toBeLessThanOrEqual(1)
    expect(await ordered(backend)).toEqual(expect.arrayContaining(lettersOfStrangers))
    for (let hour = 1; hour < 6; hour += 1) await anHourLater(backend)
    expect([await permitted('all'), sent.length]).toEqual([10, 10])
    for (let day = 1; day < 6; day += 1) {
      for (const way of Object.values(requestsWithAddress)) await way(backend)
      await remindOfCalls(backend.whole, new Date('2027-03-07T09:00:00Z'))
      await anHourLater(backend)
      await anHourLater(backend)
      await anHourLater(backend)
      await backend.database.execute(sql`update visitor_mail set at = at - interval '21 hours'`)
    }
    expect([await permitted('all'), sent.length]).toEqual([30, 30])
    expect(await permitted('anybody')).toBeLessThanOrEqual(9)
  })
})

async function anHourLater(backend: TestBackend): Promise<void> {
  await backend.database.execute(sql`update visitor_mail set at = at - interval '1 hour'`)
  await backend.database.execute(
    sql`update pgboss.job set start_after = now(), output = null where name = 'mail' and state = 'retry'`,
  )
  await untilAllAreTried(backend)
}

/** Waits until only rate-limited mails are queued. */
async function untilAllAreTried({ database }: TestBackend): Promise<void> {
  const open = sql`select 1 from pgboss.job where name = 'mail' and state in ('created', 'active', 'retry')
    and (state <> 'retry' or coalesce(output ->> 'code', '') <> 'HELD_BACK')`
  await vi.waitUntil(async () => (await database.execute(open)).rows.length === 0, { ...eventually, interval: 50 })
}
