import { setTimeout as pause } from 'node:timers/promises'
import type { TrialSignup } from '@clairmemoire/api-client/schema'
import { sql } from 'drizzle-orm'
import type { Attachment } from 'postal-mime'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactRequest, friday, signup } from '../../testing/requests.ts'
import { clinic, testBackend } from '../../testing/test-backend.ts'
import { maxSendingTime, sendMail, smtpDelivery, smtpLimits } from './delivery.ts'
import { mailJobs } from './mail-jobs.ts'

interface Delivered {
  sender: string
  recipients: string[]
  content: string
}

const delivered: Delivered[] = []
let refusals = 0
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, session, done) {
    let content = ''
    stream.setEncoding('utf8').on('data', (text: string) => {
      content += text
    })
    stream.on('end', () => {
      if (refusals > 0) {
        refusals -= 1
        done(new Error('try again later'))
        return
      }
      const { mailFrom } = session.envelope
      const sender = mailFrom === false ? '' : mailFrom.address
      delivered.push({ sender, recipients: session.envelope.rcptTo.map(({ address }) => address), content })
      done()
    })
  },
})
let smtpUrl = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

/** Restores the line ends, which the mail parser normalizes. */
const textOf = (attachment: Attachment | undefined) =>
  new TextDecoder().decode(attachment?.content as ArrayBuffer | undefined).replaceAll(/\r?\n/g, '\r\n')

const until = async (isSo: () => boolean) => {
  for (let tries = 0; tries < 300 && !isSo(); tries += 1) await pause(50)
}

describe('by SMTP', () => {
  it('one mail goes to the visitor and one to the desk, each in its language', async () => {
    delivered.length = 0
    await using backend = await testBackend({ now: friday, delivery: () => smtpDelivery(smtpUrl, clinic) })
    const english = { locale: 'en', phone: '(202) 555-0123', trial_code: 'MK2214' } as const
    const callback = { kind: 'slot', starts_at: '2027-03-08T14:00:00Z', time_zone: 'America/New_York' } as const
    const { body } = await backend.post('/api/trials/signup', signup({ ...english, callback }))
    await until(() => delivered.length >= 2)
    expect(delivered.map(({ sender }) => sender)).toEqual([clinic.bouncesTo, clinic.bouncesTo])
    expect(delivered.map(({ recipients }) => recipients.join()).toSorted()).toEqual([
      'camille@exemple.example',
      'desk@sample.example',
    ])
    const mails = await Promise.all(delivered.map(({ content }) => PostalMime.parse(content)))
    const [visitor, desk] = ['camille@exemple.example', 'desk@sample.example'].map((to) =>
      mails.find((mail) => mail.to?.[0]?.address === to),
    )
    const { reference } = body as { reference: string }
    expect(visitor).toMatchObject({
      subject: 'Your call on Monday, March\u00a08, at 9:00\u00a0AM',
      from: { address: 'from@sample.example' },
    })
    expect(desk).toMatchObject({ subject: `Appel au sujet d’une étude ${reference}` })
    expect(visitor?.attachments).toMatchObject([
      { filename: 'call.ics', mimeType: 'text/calendar', disposition: 'attachment' },
    ])
    expect(textOf(visitor?.attachments[0])).toBe((body as TrialSignup).calendar)
    expect(desk?.attachments).toEqual([])
    for (const mail of [visitor, desk]) {
      expect(mail?.text).toContain(reference)
      expect(mail?.html).toContain(reference)
    }
  })

  it('a mail that the server refuses is retried until it is sent', async () => {
    delivered.length = 0
    refusals = 1
    await using backend = await testBackend({ now: friday, delivery: () => smtpDelivery(smtpUrl, clinic) })
    await backend.post('/api/mail/create-contact/', contactRequest())
    await until(() => delivered.length === 1)
    const refused = async () => {
      const query = sql`select output from pgboss.job where name = 'mail' and state = 'retry'`
      return (await backend.database.execute<{ output: unknown }>(query)).rows
    }
    await expect.poll(refused).toHaveLength(1)
    const rows = await refused()
    await backend.database.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
    await until(() => delivered.length === 2)
    expect(delivered).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain('sample.example')
  })
})

describe('without a mail server', () => {
  it('each mail becomes a file with a text and an HTML part', async () => {
    await using backend = await testBackend({ now: friday })
    await backend.post('/api/mail/create-contact/', contactRequest({ first_name: 'Camille' }))
    const mails = await backend.mails(2)
    expect(mails.map((mail) => String(mail.subject)).toSorted()).toEqual([
      'Confirm your address',
      expect.stringMatching(/^Coordonnées laissées CM-/),
    ])
    const visitor = mails.find((mail) => mail.to?.[0]?.address === 'sam@sample.example')
    expect(visitor?.text).toContain('Hello,')
    expect(visitor?.html).toContain('Hello,</p>')
    expect(visitor?.text).not.toContain('Camille')
  })

  it('the mails to the desk name the news that each request asked for, and contain no answer', async () => {
    await using backend = await testBackend({ now: friday })
    const url = '/api/mail/create-contact/'
    await backend.post(url, contactRequest({ first_name: 'Sam', matching: { memory_state: 'mci' } }))
    await backend.post(url, contactRequest())
    // The second mail to the same person is sent an hour later.
    const mails = await backend.mails(3)
    const texts = mails.filter(({ to }) => to?.[0]?.address === clinic.deskEmail).map(({ text }) => text ?? '')
    const chosen = texts.map((text) => /Nouvelles demandées\s*:\s*(toutes|celles)/.exec(text)?.[1])
    expect(new Set(chosen)).toEqual(new Set(['toutes', 'celles']))
    expect(mails.map(({ text }) => text).join()).not.toContain('mci')
  })

  it('no mail is sent about an erased record', async () => {
    const sent: string[] = []
    await using backend = await testBackend({ now: friday, delivery: () => async (mail) => void sent.push(mail.to) })
    await backend.database.execute(
      sql`create function forget() returns trigger language plpgsql as $$ begin delete from contact_request; return null; end $$`,
    )
    await backend.database.execute(
      sql`create constraint trigger forget after insert on contact_request deferrable initially deferred for each row execute function forget()`,
    )
    const { status } = await backend.post('/api/mail/create-contact/', contactRequest())
    expect(status).toBe(201)
    const pending = async () => {
      const { rows } = await backend.database.execute(
        sql`select 1 from pgboss.job where name = 'mail' and state <> 'completed'`,
      )
      return rows.length
    }
    for (let tries = 0; tries < 100 && (await pending()) > 0; tries += 1) await pause(50)
    expect([await pending(), sent]).toEqual([0, []])
  })
})

const minute = 60_000

it('SMTP timeouts are those of RFC 5321', () => {
  expect(smtpLimits.greetingTimeout).toBeGreaterThanOrEqual(5 * minute)
  expect(smtpLimits.connectionTimeout).toBeGreaterThanOrEqual(smtpLimits.greetingTimeout)
  expect(smtpLimits.socketTimeout).toBeGreaterThanOrEqual(10 * minute)
})

it('a mail job expires later than the longest time of a mail server', () => {
  expect(mailJobs.expireInSeconds * 1_000).toBeGreaterThan(maxSendingTime)
})

it('a mail with an unknown letter is retried, because another version may know the letter', async () => {
  await using backend = await testBackend()
  const delivered: unknown[] = []
  const deliver = async (mail: unknown) => void delivered.push(mail)
  const send = sendMail(backend.database, { clinic, letters: {}, deliver })
  await expect(send({ letter: 'self_test_result', subject_id: 'a' })).rejects.toMatchObject({ code: 'UNKNOWN_LETTER' })
  expect(delivered).toEqual([])
})
