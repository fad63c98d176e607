import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readersOf } from '../../../../testing/readers-of-news.ts'
import { friday } from '../../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../../testing/test-backend.ts'
import { deleteOldNews } from './delete-news.ts'

const start = new Date(friday).getTime()
const after = (days: number) => new Date(start + days * 24 * 3_600_000)
const boston = { area: '021', radius: 50 } as const

let backend: TestBackend
let readers: ReturnType<typeof readersOf>

beforeAll(async () => {
  backend = await testBackend({ now: friday, delivery: () => async () => undefined })
  readers = readersOf(backend)
})
afterAll(() => backend[Symbol.asyncDispose]())

/** Returns the letters about the request, to the visitor and the desk. */
async function lettersOnRequest(email: string): Promise<string[]> {
  const { rows } = await backend.database.execute<{ letter: string }>(
    sql`select data ->> 'letter' as letter from pgboss.job
        join contact_request on contact_request.id::text = data ->> 'subject_id'
        join contact on contact.id = contact_id where email = ${email} order by letter`,
  )
  return rows.map(({ letter }) => letter)
}

describe('news', () => {
  it('change nothing if a stranger requests them for a confirmed address, also when they are rejected', async () => {
    const email = 'owner@sample.example'
    await readers.confirm(await readers.requestNews(email, { first_name: 'Sam' }))
    const before = await readers.stored(email)
    backend.setNow(after(1).toISOString())
    const key = await readers.requestNews(email, { first_name: 'Stranger', locale: 'fr', lists: ['programme'] })
    expect(await readers.stored(email)).toEqual(before)
    await readers.stop(key)
    expect(await readers.stored(email)).toEqual(before)
    expect((await readers.read(key)).status).toBe(404)
    backend.setNow(friday)
  })

  it('do not keep an address whose only confirmed list has ended', async () => {
    const email = 'one-click@sample.example'
    const key = await readers.requestNews(email)
    await readers.confirm(key)
    await readers.requestNews(email, { lists: ['programme'] })
    await readers.stop(key, '?list=new_studies')
    expect(await readers.stored(email)).toBeUndefined()
  })

  it('need a confirmation for the programme, and only then the desk learns that it may write', async () => {
    const email = 'programme@sample.example'
    const key = await readers.requestNews(email, { lists: ['programme'], first_name: 'Sam' })
    expect(await lettersOnRequest(email)).toEqual(['news_requested_desk'])
    expect((await readers.confirm(key)).body).toMatchObject({ asked: [], lists: ['programme'], opened: [] })
    expect(await lettersOnRequest(email)).toEqual(['news_requested', 'news_requested_desk', 'news_requested_desk'])
    expect(await readers.stored(email)).toMatchObject({
      contact: { firstName: 'Sam', lists: ['programme'] },
      alert: null,
    })
  })

  it.each([
    ['new_studies', 'programme'],
    ['programme', 'new_studies'],
  ] as const)('can be stopped for one list (%s) without the other list', async (ended, left) => {
    const email = `both-${ended}@sample.example`
    await readers.confirm(await readers.requestNews(email, { lists: ['programme'] }))
    backend.setNow(after(1).toISOString())
    await readers.confirm(await readers.requestNews(email, { matching: boston }))
    const key = ended === 'programme' ? await readers.latestKey(email) : await readers.firstKey(email)
    expect((await readers.read(key)).body).toMatchObject({ lists: ['new_studies', 'programme'] })
    await readers.stop(key, `?list=${ended}`)
    expect((await readers.read(key)).body).toMatchObject({ lists: [left] })
    expect(await readers.stored(email)).toMatchObject({ contact: { lists: [left] } })
    await readers.stop(key)
    expect(await readers.stored(email)).toBeUndefined()
    backend.setNow(friday)
  })

  it('can be stopped for all lists together', async () => {
    const email = 'together@sample.example'
    const key = await readers.requestNews(email, { lists: ['programme', 'new_studies'] })
    await readers.confirm(key)
    await readers.stop(key)
    expect(await readers.stored(email)).toBeUndefined()
  })
})

describe('stored data for news', () => {
  const exists = async (email: string) => (await readers.stored(email)) !== undefined

  it('are erased after a week without confirmation, else after two years', async () => {
    await readers.requestNews('unconfirmed@sample.example')
    await readers.confirm(await readers.requestNews('confirmed@sample.example'))
    await deleteOldNews(backend.whole, after(6))
    expect(await exists('unconfirmed@sample.example')).toBe(true)
    await deleteOldNews(backend.whole, after(8))
    expect([await exists('unconfirmed@sample.example'), await exists('confirmed@sample.example')]).toEqual([
      false,
      true,
    ])
    await deleteOldNews(backend.whole, after(731))
    expect(await exists('confirmed@sample.example')).toBe(false)
  })

  it('expire in the same way for the programme, and separately for each list', async () => {
    await readers.requestNews('unconfirmed-programme@sample.example', { lists: ['programme'] })
    const email = 'each-list@sample.example'
    await readers.confirm(await readers.requestNews(email, { lists: ['programme'] }))
    backend.setNow(after(100).toISOString())
    await readers.confirm(await readers.requestNews(email))
    backend.setNow(friday)
    await deleteOldNews(backend.whole, after(8))
    expect([await exists('unconfirmed-programme@sample.example'), await exists(email)]).toEqual([false, true])
    await deleteOldNews(backend.whole, after(731))
    expect(await readers.stored(email)).toMatchObject({
      contact: { lists: ['new_studies'], programmeConfirmedAt: null },
    })
    await deleteOldNews(backend.whole, after(831))
    expect(await exists(email)).toBe(false)
  })

  it('are erased after a week for an unconfirmed request, and a confirmed address stays', async () => {
    const email = 'asked-again@sample.example'
    await readers.confirm(await readers.requestNews(email))
    backend.setNow(after(1).toISOString())
    const key = await readers.requestNews(email, { matching: boston })
    backend.setNow(friday)
    await deleteOldNews(backend.whole, after(9))
    expect((await readers.read(key)).status).toBe(404)
    expect(await readers.stored(email)).toMatchObject({
      contact: { lists: ['new_studies'] },
      alert: { selection: { matching: null } },
    })
  })

  it('do not contain the key of a mail after five days', async () => {
    const email = 'key@sample.example'
    const key = await readers.requestNews(email)
    await deleteOldNews(backend.whole, after(5))
    expect(await readers.latestKey(email)).toBe('')
    expect((await readers.read(key)).status).toBe(200)
  })
})
