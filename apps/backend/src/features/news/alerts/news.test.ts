import type { News } from '@clairmemoire/api-client/schema'
import { sampleStudies } from '@clairmemoire/cms-client/testing/repository-studies'
import type { Study } from '@clairmemoire/domain/study'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readersOf } from '../../../../testing/readers-of-news.ts'
import { contactRequest as aRequest, friday } from '../../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../../testing/test-backend.ts'
import { waitingForLock } from '../../../../testing/waiting-for-lock.ts'
import { connect } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { eraseContact } from '../contacts.ts'
import { contact, newsMail } from '../news.table.ts'
import { sendNews } from './send-news.ts'

const createContactPath = '/api/mail/create-contact/'
const day = 24 * 3_600_000
const start = new Date(friday).getTime()
const after = (days: number) => new Date(start + days * day)
const [sample] = sampleStudies.filter(({ code }) => code === 'TRONTIER_1')
const open: Study = { ...(sample as Study), code: 'OPENING', slug: 'opening', status: 'recruiting' }
const closed: Study = { ...open, status: 'closed' }
const boston = { area: '021', radius: 50 } as const
const losAngeles = { area: '900', radius: 50 } as const

let backend: TestBackend
let readers: ReturnType<typeof readersOf>

beforeAll(async () => {
  backend = await testBackend({ now: friday, delivery: () => async () => undefined })
  readers = readersOf(backend)
})
afterAll(() => backend[Symbol.asyncDispose]())

async function ordered(email: string): Promise<string[]> {
  const { rows } = await backend.database.execute<{ letter: string }>(
    sql`select data ->> 'letter' as letter from pgboss.job
        join news_mail on news_mail.id::text = data ->> 'subject_id'
        join contact on contact.id = contact_id where email = ${email} order by news_mail.created_at, letter`,
  )
  return rows.map(({ letter }) => letter)
}
/** Closes a study on one day and opens it on the next. */
async function opens(study: Study, days: number) {
  await sendNews(backend.whole, [{ ...study, status: 'closed' }], after(days - 0.5))
  await sendNews(backend.whole, [study], after(days))
}

describe('news of studies', () => {
  it('are not sent to unconfirmed addresses', async () => {
    const email = 'silent@sample.example'
    await readers.requestNews(email)
    await opens(open, 1)
    expect(await ordered(email)).toEqual(['news_confirm'])
  })

  it('are sent once, in one mail for all opened studies', async () => {
    const email = 'once@sample.example'
    const key = await readers.requestNews(email)
    expect((await readers.confirm(key)).body).toMatchObject({ confirmed: true, matched: false, opened: [] })
    const second: Study = { ...open, code: 'SECOND' }
    await sendNews(backend.whole, [closed, { ...second, status: 'closed' }], after(2))
    await sendNews(backend.whole, [open, second], after(3))
    await sendNews(backend.whole, [open, second], after(4))
    expect(await ordered(email)).toEqual(['news_confirm', 'news_opened'])
    const [mail] = await backend.database
      .select()
      .from(newsMail)
      .where(eq(newsMail.capability, await readers.latestKey(email)))
    expect(mail?.studies.toSorted()).toEqual(['OPENING', 'SECOND'])
  })

  it('are sent again when a study opens again', async () => {
    const email = 'again@sample.example'
    await readers.confirm(await readers.requestNews(email))
    await opens(open, 5)
    await opens(open, 6)
    expect(await ordered(email)).toEqual(['news_confirm', 'news_opened', 'news_opened'])
  })

  it.each([
    ['within the radius', { ...boston }, true],
    ['outside of it', { ...losAngeles }, false],
    ['with a stage that the study excludes', { ...boston, memory_state: 'alzheimer', stage: 'severe' }, false],
    ['with an age band below the ages of the study', { age_band: '45-49' }, false],
    ['with only an age that fits', { age_band: '65-69' }, true],
  ] as const)('go to people whom the study may suit, as in the finder: %s', async (name, matching, isNotified) => {
    const email = `${name.replaceAll(' ', '-')}@sample.example`
    const key = await readers.requestNews(email, { matching })
    expect((await readers.confirm(key)).body).toMatchObject({ matched: true })
    await opens(open, 7)
    expect(await ordered(email)).toEqual(isNotified ? ['news_confirm', 'news_opened'] : ['news_confirm'])
  })

  it('show the country of the unconfirmed request, else that of the confirmed request', async () => {
    const email = 'lives@sample.example'
    const first = await readers.requestNews(email, { country: 'FR' })
    expect((await readers.read(first)).body).toMatchObject({ country: 'FR' })
    await readers.confirm(first)
    const second = await readers.requestNews(email, { country: 'US' })
    expect((await readers.read(first)).body).toMatchObject({ country: 'FR' })
    expect((await readers.read(second)).body).toMatchObject({ country: 'US' })
    expect((await readers.confirm(second)).body).toMatchObject({ country: 'US' })
  })

  it('are not sent about a study of another country', async () => {
    const email = 'paris@sample.example'
    await readers.confirm(await readers.requestNews(email, { locale: 'fr', country: 'FR' }))
    await opens(open, 8)
    expect(await ordered(email)).toEqual(['news_confirm'])
  })

  it('change only after the change is confirmed with its mailed key', async () => {
    const email = 'changing@sample.example'
    const first = await readers.requestNews(email, { first_name: 'Sam' })
    await readers.confirm(first)
    const before = await readers.stored(email)
    backend.setNow(after(1).toISOString())
    const second = await readers.requestNews(email, { matching: losAngeles, first_name: 'Somebody', locale: 'fr' })
    expect((await readers.read(first)).body).toMatchObject({ confirmed: true, matched: false })
    await readers.confirm(first)
    expect(await readers.stored(email)).toEqual(before)
    expect((await readers.read(second)).body).toMatchObject({ confirmed: false, matched: true, asked: ['new_studies'] })
    expect((await readers.confirm(second)).body).toMatchObject({ confirmed: true, matched: true, asked: [] })
    expect(await readers.stored(email)).toMatchObject({
      contact: { firstName: 'Somebody', locale: 'fr' },
      alert: { selection: { matching: losAngeles } },
    })
    backend.setNow(friday)
  })

  it('can be confirmed and stopped twice with the same response', async () => {
    const email = 'twice@sample.example'
    const key = await readers.requestNews(email)
    const answers = [await readers.confirm(key), await readers.confirm(key)]
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual([
      `200 ${answers[0]?.text}`,
      `200 ${answers[0]?.text}`,
    ])
    expect([(await readers.stop(key)).status, (await readers.stop(key)).status]).toEqual([204, 204])
    const answersOfErased = [
      await readers.read(key),
      await readers.confirm(key),
      await readers.read('q8Zk3vJ0Tn-2hY_5aXw7Lg'),
      await readers.read('no key'),
    ]
    expect(new Set(answersOfErased.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answersOfErased[0]?.status).toBe(404)
    expect(await backend.database.select().from(contact).where(eq(contact.email, email))).toEqual([])
  })

  it('need an area for a radius', async () => {
    const { status, body } = await backend.post(
      createContactPath,
      aRequest({ country: 'US', matching: { radius: 50 } }),
    )
    expect([status, body]).toEqual([400, { 'matching.area': [expect.objectContaining({ code: 'required' })] }])
  })

  it('are replaced by a mail "nothing new" after half a year', async () => {
    const email = 'patient@sample.example'
    await readers.confirm(await readers.requestNews(email, { matching: losAngeles }))
    await sendNews(backend.whole, [open], after(181))
    expect(await ordered(email)).toEqual(['news_confirm'])
    await sendNews(backend.whole, [open], after(183))
    await sendNews(backend.whole, [open], after(184))
    expect(await ordered(email)).toEqual(['news_confirm', 'news_nothing'])
  })

  it('reach all other people when one person is erased at that moment', async () => {
    const [answersOfErased, stays] = ['gone@sample.example', 'stays@sample.example']
    for (const email of [answersOfErased, stays]) await readers.confirm(await readers.requestNews(email))
    const other: Study = { ...open, code: 'OTHER', slug: 'other' }
    await sendNews(backend.whole, [{ ...other, status: 'closed' }], after(20))
    let sending: Promise<void> | undefined
    const holder = connect(backend.databaseUrl)
    await inTransaction(holder.database, async (tx) => {
      const [left] = await tx.select({ id: contact.id }).from(contact).where(eq(contact.email, answersOfErased))
      await eraseContact(tx, left?.id ?? '', after(21))
      sending = sendNews(backend.whole, [other], after(21))
      await waitingForLock(backend.database.$client, 'from "contact"')
    })
    await holder.close()
    await sending
    expect(await ordered(stays)).toContain('news_opened')
  })

  it('have a page with the opened studies that still recruit', async () => {
    const email = 'page@sample.example'
    await readers.confirm(await readers.requestNews(email))
    const real = sampleStudies.find(({ code }) => code === 'MK2214') as Study
    await opens(real, 9)
    expect(((await readers.read(await readers.latestKey(email))).body as News).opened).toEqual([
      { trial_code: 'MK2214', name: 'MK-2214', slug: 'mk2214', locale: 'en' },
    ])
  })
})
