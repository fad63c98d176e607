import { eventually } from '@clairmemoire/vitest'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type MailServer, mailServer } from '../../testing/mail-server.ts'
import { contactRequest } from '../../testing/requests.ts'
import { clinic, type TestBackend, testBackend } from '../../testing/test-backend.ts'
import { smtpDelivery } from './delivery.ts'

const url = '/api/mail/create-contact/'
let server: MailServer
let backend: TestBackend
const failures: { event: string; is: string; reason?: string }[] = []

beforeAll(async () => {
  server = await mailServer()
  backend = await testBackend({
    delivery: () => smtpDelivery(server.url, clinic),
    onFailure: (line) => failures.push(JSON.parse(line)),
  })
})
afterAll(async () => {
  await backend[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

const sentTo = (recipient: string) => server.received.filter((mail) => mail.recipient === recipient)

/** Returns the mails to this visitor that are not completed: queue, state and stored data. */
async function unsettled(email: string) {
  const { rows } = await backend.database.execute<{ name: string; state: string; stored: string }>(sql`
    select job.name, job.state, concat(job.output, job.data) as stored
    from pgboss.job
    join contact_request on contact_request.id = (job.data ->> 'trail_id')::uuid
    join contact on contact.id = contact_request.contact_id
    where contact.email = ${email} and job.state <> 'completed' and job.data ->> 'letter' = 'news_confirm'`)
  return rows
}

describe('a recipient whose server is slow', () => {
  it('delays no other mail, and gets its mail once, however late the server accepts it', async () => {
    const accepted = Promise.withResolvers<void>()
    server.hold(({ recipient }) => (recipient === 'slow@sample.example' ? accepted.promise : Promise.resolve()))
    await backend.post(url, contactRequest({ email: 'slow@sample.example' }))
    await vi.waitUntil(() => sentTo('slow@sample.example').length === 1, eventually)
    const others = Array.from({ length: 30 }, (_, index) => `quick-${index}@sample.example`)
    for (const email of others) await backend.post(url, contactRequest({ email }))
    await vi.waitUntil(() => others.every((email) => sentTo(email).length === 1), eventually)
    accepted.resolve()
    await expect.poll(() => unsettled('slow@sample.example')).toEqual([])
    expect(sentTo('slow@sample.example')).toHaveLength(1)
  })
})

describe('a recipient that the mail server refuses', () => {
  it('permanently gets no retry: the mail becomes undeliverable, with the code and without an address', async () => {
    const email = 'nobody@sample.example'
    server.refuse((recipient) => (recipient === email ? 550 : undefined))
    await backend.post(url, contactRequest({ email }))
    await expect.poll(() => unsettled(email)).toMatchObject([{ name: 'mail-undeliverable', state: 'created' }])
    const [{ stored } = { stored: '' }] = await unsettled(email)
    expect(stored).toContain('550')
    expect(stored).not.toContain('sample.example')
  })

  it('temporarily gets the mail on a retry', async () => {
    const email = 'later@sample.example'
    server.refuse((recipient) => (recipient === email ? 451 : undefined))
    await backend.post(url, contactRequest({ email }))
    await expect.poll(() => unsettled(email)).toMatchObject([{ name: 'mail', state: 'retry' }])
    server.refuse(() => undefined)
    await backend.database.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
    await vi.waitUntil(() => sentTo(email).length === 1, eventually)
  })
})

describe('a mail server that refuses to relay', () => {
  it('makes no mail undeliverable, and is logged once', async () => {
    const emails = ['first@sample.example', 'second@sample.example']
    failures.length = 0
    server.refuse(() => 554)
    for (const email of emails) await backend.post(url, contactRequest({ email }))
    for (const email of emails)
      await expect.poll(() => unsettled(email)).toMatchObject([{ name: 'mail', state: 'retry' }])
    expect(failures).toMatchObject([
      { event: 'mail server fails', is: 'begun', reason: expect.stringMatching('SMTP_URL') },
    ])
    server.refuse(() => undefined)
    await backend.database.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
    await vi.waitUntil(() => emails.every((email) => sentTo(email).length === 1), eventually)
  })
})
