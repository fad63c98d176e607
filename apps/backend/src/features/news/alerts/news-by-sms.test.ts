import type { Study } from '@clairmemoire/domain/study'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactRequest, friday } from '../../../../testing/requests.ts'
import { gatewaySignIn, type TestBackend, testBackend } from '../../../../testing/test-backend.ts'
import { toNumber } from '../../../mail/mail-stop.ts'
import { visitorMail } from '../../../mail/mail.table.ts'
import { sms } from '../../../sms/sms.table.ts'
import { personContacts } from '../contacts.ts'
import { contact, newsMail } from '../news.table.ts'
import { deleteOldNews } from './delete-news.ts'
import { sendNews } from './send-news.ts'

const start = new Date(friday).getTime()
const after = (days: number) => new Date(start + days * 24 * 3_600_000)
const path = '/api/mail/create-contact/'

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday, delivery: () => async () => undefined })
})
afterAll(() => backend[Symbol.asyncDispose]())

const bySms = (phone: string, changes: Parameters<typeof contactRequest>[0] = {}) => {
  const { email: _, ...request } = contactRequest({ locale: 'fr', country: 'FR', ...changes })
  return { ...request, phone }
}
const stored = async (phone: string) =>
  (await backend.database.select().from(contact).where(eq(contact.phone, phone)))[0]

/** Requests news and returns the key in the text message. */
async function keyFor(phone: string, number: string): Promise<string> {
  const before = (await backend.texts(0)).length
  expect((await backend.post(path, bySms(number))).status).toBe(201)
  const message = (await backend.texts(before + 1)).at(-1)
  expect(message).toMatchObject({ to: phone })
  return /\/n#([\w-]{22})/.exec(message?.text ?? '')?.[1] ?? ''
}

describe('news by text message', () => {
  it('are confirmed with the link, sent once for an opened study, and never say that nothing opened', async () => {
    const phone = '+33612345601'
    const key = await keyFor(phone, '06 12 34 56 01')
    expect(await stored(phone)).toMatchObject({ email: null, lists: [], firstName: null })
    expect((await backend.post(`/api/news/${key}/confirm`, {})).body).toMatchObject({
      lists: ['new_studies'],
      number_ends: '5601',
    })
    const study = backend.whole.studies.current().find(({ code }) => code === 'PREDICTOM') as Study
    const sent = (await backend.texts(0)).length
    const sendNewsOn = async (status: Study['status'], day: number) => {
      // The limit of messages uses the clock of the database, where no day has passed.
      await backend.database.delete(visitorMail)
      await sendNews(backend.whole, [{ ...study, status }], after(day))
    }
    await sendNewsOn('closed', 1)
    await sendNewsOn('recruiting', 2)
    const messages = await backend.texts(sent + 1)
    expect(messages.at(-1)).toMatchObject({ to: phone, text: expect.stringContaining('un projet qui peut') })
    await sendNewsOn('recruiting', 3)
    await sendNewsOn('recruiting', 190)
    expect(await backend.texts(sent + 1)).toHaveLength(sent + 1)
    const { id = '' } = (await stored(phone)) ?? {}
    expect(await backend.database.$count(newsMail, eq(newsMail.contactId, id))).toBe(2)
    const ofPerson = await personContacts.find(backend.database, { email: null, phone, reference: null })
    const letters = ['news_confirm_sms', 'news_opened_sms'].map((letter) => ({ letter, state: 'sent' }))
    expect(ofPerson).toMatchObject([{ messages: letters }])
    await backend.call('POST', `/api/mail/stop/news/${key}`, {})
    expect(await stored(phone)).toBeUndefined()
    expect(await backend.database.$count(sms, eq(sms.number, toNumber(phone)))).toBe(0)
  })

  it('end with the answer STOP, and then their number is erased', async () => {
    const phone = '+33612345605'
    await backend.post(`/api/news/${await keyFor(phone, '06 12 34 56 05')}/confirm`, {})
    const answer = new URLSearchParams({ id: 'answer-1', from: phone, text: 'STOP svp' })
    await backend.call('GET', `/api/messages/answered?${answer.toString()}`, { headers: gatewaySignIn })
    expect(await stored(phone)).toBeUndefined()
    const sent = (await backend.texts(0)).length
    expect((await backend.post(path, bySms('06 12 34 56 05'))).status).toBe(201)
    await keyFor('+33612345606', '06 12 34 56 06')
    expect(await backend.texts(sent + 1)).toHaveLength(sent + 1)
  })

  it('wait at night until eight in the morning', async () => {
    const sent = (await backend.texts(0)).length
    backend.setNow('2027-03-05T22:30:00Z')
    await backend.post(path, bySms('06 12 34 56 07'))
    backend.setNow(friday)
    const { rows } = await backend.database.execute(
      sql`select round(extract(epoch from start_after - created_on) / 60)::int as minutes from pgboss.job
          where data ->> 'letter' = 'news_confirm_sms' order by created_on desc limit 1`,
    )
    expect(rows).toEqual([{ minutes: 8.5 * 60 }])
    expect((await backend.texts(sent + 1)).at(-1)?.to).toBe('+33612345607')
  })

  it('leave their state for eight days', async () => {
    await keyFor('+33612345602', '06 12 34 56 02')
    await deleteOldNews(backend.whole, after(7))
    expect(await backend.database.$count(sms)).toBeGreaterThan(0)
    await deleteOldNews(backend.whole, after(9))
    expect(await backend.database.$count(sms)).toBe(0)
  })

  it.each([
    ['with an address too', { ...bySms('06 12 34 56 03'), email: 'sam@sample.example' }, { phone: 'invalid' }],
    ['for the programme', bySms('06 12 34 56 03', { lists: ['programme'] }), { lists: 'invalid' }],
    ['to a landline', bySms('01 99 00 56 78'), { phone: 'invalid' }],
    ['to a country without text messages', bySms('+44 7400 123456'), { phone: 'invalid' }],
    ['to an incomplete number', bySms('06 39 98'), { phone: 'invalid_phone' }],
  ])('are refused %s', async (_, request, problems) => {
    const expected = Object.entries(problems).map(([field, code]) => [field, [expect.objectContaining({ code })]])
    expect(await backend.post(path, request)).toMatchObject({ status: 400, body: Object.fromEntries(expected) })
  })

  it('need an address or a number', async () => {
    const { phone: _, ...neither } = bySms('')
    expect(await backend.post(path, neither)).toMatchObject({ status: 400, body: { email: [{ code: 'required' }] } })
  })

  it('are refused if the operator sends no text messages', async () => {
    await using silent = await testBackend({ now: friday, sms: { sms: 'off' } })
    expect((await silent.post(path, bySms('06 12 34 56 04'))).status).toBe(400)
  })
})
