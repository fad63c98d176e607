import type { Receipt } from '@clairmemoire/api-client/schema'
import { eventually } from '@clairmemoire/vitest'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { consultationRequest } from '../../../testing/care-requests.ts'
import { contactRequest, friday } from '../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { remindOfCalls, stopToken } from '../../requests/call-reminders.ts'
import { requestLetters } from '../../requests/letters/request-letters.ts'
import { requestMail } from '../../requests/request.table.ts'

const ask = '/api/consultations/memoire?consultation_type=video'
const send = '/api/mail/send/'
const later = '2027-03-05T11:00:00Z'
const sunday = new Date('2027-03-07T09:00:00Z')

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
afterAll(() => backend[Symbol.asyncDispose]())

const requestAs = async (email: string, changes: Parameters<typeof consultationRequest>[0] = {}) =>
  (await backend.post(ask, consultationRequest({ email, ...changes }))).body as Receipt
const ordered = async (letter: string, { id }: Receipt) => {
  const { rows } = await backend.database.execute<{ id: string }>(
    sql`select request_mail.id from pgboss.job join request_mail on request_mail.id::text = data ->> 'subject_id'
        where data ->> 'letter' = ${letter} and request_id = ${id}`,
  )
  return rows.map((row) => row.id)
}
const change = (id: string, body: object) =>
  backend.call('PATCH', `/api/requests/${id}`, {
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })

describe('a private link that is requested again', () => {
  it('is sent to the address of the request, at most once an hour, and opens the request', async () => {
    const receipt = await requestAs('again@exemple.example')
    const spoken = receipt.reference.toLowerCase().replaceAll('-', ' ')
    backend.setNow(later)
    for (const email of ['Again@exemple.example', 'again@exemple.example'])
      await backend.post(send, { template: 'private_link', reference: spoken, email })
    backend.setNow(friday)
    const mails = await ordered('request_link', receipt)
    expect(mails).toHaveLength(1)
    const [mail] = await backend.database
      .select()
      .from(requestMail)
      .where(eq(requestMail.id, mails[0] ?? ''))
    for (const key of [receipt.private_link_id, mail?.capability ?? ''])
      expect((await backend.call('GET', `/api/requests/${key}`)).status).toBe(200)
  })

  it('is sent to an address with an internationalized domain', async () => {
    const email = 'camille@clinique-santé.example'
    const receipt = await requestAs(email)
    backend.setNow(later)
    await backend.post(send, { template: 'private_link', reference: receipt.reference, email })
    backend.setNow(friday)
    expect(await ordered('request_link', receipt)).toHaveLength(1)
  })

  it('has the same response after the same time for an unknown request', async () => {
    const receipt = await requestAs('there@exemple.example')
    const { reference } = receipt
    backend.setNow(later)
    const took: number[] = []
    const answers = []
    for (const given of [
      { reference, email: 'else@exemple.example' },
      { reference: 'CM-2222-2222', email: 'there@exemple.example' },
      { reference: 'no reference', email: 'there@exemple.example' },
    ]) {
      const before = performance.now()
      answers.push(await backend.post(send, { template: 'private_link', ...given }))
      took.push(performance.now() - before)
    }
    expect(await ordered('request_link', receipt)).toEqual([])
    const before = performance.now()
    answers.push(await backend.post(send, { template: 'private_link', reference, email: 'there@exemple.example' }))
    took.push(performance.now() - before)
    expect(await ordered('request_link', receipt)).toHaveLength(1)
    backend.setNow(friday)
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['202 {"accepted":true,"mail":"may_leave"}']),
    )
    expect(Math.min(...took)).toBeGreaterThan(390)
  })

  it('is sent to the number of the request with the consent to text messages, and its key is limited', async () => {
    const phone = '06 12 34 56 78'
    const request = async (sms: boolean) => {
      const body = consultationRequest({ email: undefined, phone, ...(sms && { sms }) })
      return (await backend.post(ask, body)).body as Receipt
    }
    const [agreed, silent] = [await request(true), await request(false)]
    backend.setNow(later)
    for (const { reference } of [agreed, silent])
      for (const typed of ['06 12 34 56 79', phone, '+33 6 12 34 56 78'])
        await backend.post(send, { template: 'private_link', reference, phone: typed })
    backend.setNow(friday)
    expect(await ordered('request_link_sms', silent)).toEqual([])
    const texts = await ordered('request_link_sms', agreed)
    expect(texts).toHaveLength(1)
    const [text] = await backend.database
      .select()
      .from(requestMail)
      .where(eq(requestMail.id, texts[0] ?? ''))
    expect((await backend.call('GET', `/api/requests/${text?.capability}`)).status).toBe(403)
    expect((await backend.call('GET', `/api/requests/${text?.capability}/call`)).status).toBe(200)
  })

  it.each([
    ['neither an address nor a number', { email: undefined }, 'email'],
    ['an address and a number', { phone: '06 39 98 12 34' }, 'phone'],
    ['another template', { template: 'free_text' }, 'template'],
    ['a text of the sender', { text: 'Bonjour' }, 'text'],
    ['a recipient in a header', { email: 'a@b.test\r\nBcc: c@d.test' }, 'email'],
  ])('is refused with %s', async (_, changes, field) => {
    const request = { template: 'private_link', reference: 'CM-2222-2222', email: 'a@b.test', ...changes }
    const { status, body } = await backend.post(send, request)
    expect([status, Object.keys(body as object)]).toEqual([400, [field]])
  })
})

describe('the mails about changes by a person', () => {
  it('are all sent without delay, also when the limit for strangers is reached', async () => {
    const sent: string[] = []
    await using own = await testBackend({
      now: friday,
      delivery:
        () =>
        async ({ to, letter }) => {
          if (to === address) sent.push(letter.subject)
        },
    })
    const address = 'own@exemple.example'
    const done = async (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count), eventually)
    for (let time = 0; time < 3; time += 1)
      await own.post('/api/mail/create-contact/', contactRequest({ email: address }))
    await done(1)
    const { private_link_id: id } = (await own.post(ask, consultationRequest({ email: address }))).body as Receipt
    await done(2)
    const parts = ['morning', 'afternoon', 'any', 'morning'] as const
    for (const [index, part] of parts.entries()) {
      const callback = { kind: 'part_of_day', part_of_day: part, time_zone: 'Europe/Paris' }
      const { body } = await own.call('PATCH', `/api/requests/${id}`, {
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ version: index + 1, callback }),
      })
      expect(body).toMatchObject({ mail: 'leaves' })
      await done(3 + index)
    }
  })

  it('have no limit if the change is made with a key that was mailed to this address', async () => {
    const receipt = await requestAs('mailed@exemple.example')
    backend.setNow(later)
    await backend.post(send, {
      template: 'private_link',
      reference: receipt.reference,
      email: 'mailed@exemple.example',
    })
    backend.setNow(friday)
    const [link] = await ordered('request_link', receipt)
    const [{ capability } = { capability: null }] = await backend.database
      .select()
      .from(requestMail)
      .where(eq(requestMail.id, link ?? ''))
    await change(capability ?? '', { version: 1, cancel_call: true })
    const letters = requestLetters
    const mailText = async (letter: string) => {
      const [mail = ''] = await ordered(letter, receipt)
      return letters[letter]?.write(backend.database, mail, backend.whole.clinic)
    }
    expect(await mailText('request_changed')).toMatchObject({ isOrderedByReader: true })
    expect(await mailText('request_link')).toMatchObject({ isOrderedByReader: false })
  })

  it('are announced only if one is sent: a corrected number causes no mail', async () => {
    const { private_link_id: id } = await requestAs('quiet@exemple.example')
    expect((await change(id, { version: 1, phone: '01 99 00 56 79' })).body).toMatchObject({ mail: 'none' })
  })
})

describe('a reminder', () => {
  it('is sent once on the day before the call, also after several runs', async () => {
    const receipt = await requestAs('once@exemple.example')
    for (const now of ['2027-03-06T12:00:00Z', '2027-03-07T07:30:00Z'])
      await remindOfCalls(backend.whole, new Date(now))
    expect(await ordered('call_reminder', receipt)).toEqual([])
    await Promise.all([remindOfCalls(backend.whole, sunday), remindOfCalls(backend.whole, sunday)])
    await remindOfCalls(backend.whole, new Date('2027-03-07T15:00:00Z'))
    expect(await ordered('call_reminder', receipt)).toHaveLength(1)
  })

  it('counts as known to the reader only if a key mailed to this address was used, for any request', async () => {
    const letters = requestLetters
    const isKnown = async (receipt: Receipt) => {
      const [mail = ''] = await ordered('call_reminder', receipt)
      return (await letters['call_reminder']?.write(backend.database, mail, backend.whole.clinic))?.isKnownToReader
    }
    const [first, second] = [await requestAs('reader@exemple.example'), await requestAs('reader@exemple.example')]
    const other = await requestAs('other-reader@exemple.example')
    await remindOfCalls(backend.whole, sunday)
    await backend.post(`/api/requests/${first.private_link_id}/device-key`, {})
    expect([await isKnown(first), await isKnown(second), await isKnown(other)]).toEqual([false, false, false])
    const [mail = ''] = await ordered('call_reminder', first)
    const [{ capability } = { capability: null }] = await backend.database
      .select()
      .from(requestMail)
      .where(eq(requestMail.id, mail))
    await backend.post(`/api/requests/${capability}/device-key`, {})
    expect([await isKnown(first), await isKnown(second), await isKnown(other)]).toEqual([true, true, false])
  })

  it('is not sent for a time chosen today, for a call without a chosen time, or for a cancelled call', async () => {
    backend.setNow('2027-03-07T08:00:00Z')
    const today = await requestAs('today@exemple.example')
    backend.setNow(friday)
    const part = { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' } as const
    const open = await requestAs('open@exemple.example', { callback: part })
    const cancelled = await requestAs('cancelled@exemple.example')
    await change(cancelled.private_link_id, { version: 1, cancel_call: true })
    await remindOfCalls(backend.whole, sunday)
    const found = await Promise.all([today, open, cancelled].map((receipt) => ordered('call_reminder', receipt)))
    expect(found).toEqual([[], [], []])
  })

  it('contains the time and the private link, and can be stopped with one click', async () => {
    await using own = await testBackend({ now: friday })
    const { body } = await own.post(ask, consultationRequest({ email: 'click@exemple.example' }))
    await own.mails(2)
    await remindOfCalls(own.whole, sunday)
    const mails = await own.mails(3)
    const mail = mails.find(({ text }) => text?.includes('votre appel est demain'))
    const html = String(mail?.html)
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&#160;', '\u00a0')
    for (const form of [mail?.text, html]) {
      expect(form).toMatch(/choisissez «\u00a0Ne plus recevoir de rappels\u00a0»[^#]+\/votre-demande#[\w-]{22}/)
    }
    expect(mail?.text).not.toContain((body as Receipt).private_link_id)
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? ''
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const path = /^<https:\/\/sample\.fr\.example(\/api\/mail\/stop\/[\w-]{22})>$/.exec(header('list-unsubscribe'))?.[1]
    const clicked = await own.call('POST', path ?? '', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(clicked.status).toBe(204)
    await own.post(ask, consultationRequest({ email: 'click@exemple.example' }))
    await own.mails(4)
    await remindOfCalls(own.whole, sunday)
    await expect
      .poll(
        async () =>
          (await own.database.execute(sql`select 1 from pgboss.job where name = 'mail' and state <> 'completed'`)).rows
            .length,
      )
      .toBe(0)
    const all = await own.mails(4)
    expect(all.filter(({ text }) => text?.includes('votre appel est demain'))).toHaveLength(1)
  })

  it.each(['x', 'A'.repeat(22), stopToken('3b0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c11')])(
    'has the same response for an invalid stop token: %s',
    async (token) => {
      const { status, text } = await backend.call('POST', `/api/mail/stop/${token}`)
      expect([status, text]).toEqual([204, ''])
    },
  )

  it('cannot be stopped with the id of the first mail, which is that of the request', async () => {
    const receipt = await requestAs('first@exemple.example')
    await backend.call('POST', `/api/mail/stop/${stopToken(receipt.id)}`)
    expect(await backend.database.execute(sql`select 1 from mail_stop`)).toMatchObject({ rows: [] })
  })
})

it('no other operation accepts the content type of one-click requests', async () => {
  const { status } = await backend.call('POST', send, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'template=private_link',
  })
  expect(status).toBe(415)
})
