import { eventually } from '@clairmemoire/vitest'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { databaseAndJobs } from '../../testing/database-and-jobs.ts'
import { contactRequest } from '../../testing/requests.ts'
import { clinic, testBackend } from '../../testing/test-backend.ts'
import { migratedDatabase } from '../../testing/test-database.ts'
import { connect, type Database } from '../platform/database/connect.ts'
import { sendMail } from './delivery.ts'
import { visitorMail } from './mail.table.ts'
import { privateLink } from './private-link.ts'
import { oldMailsQueue, deleteOldVisitorMails, permissionToWrite } from './visitor-mail-limit.ts'

describe('one mailbox', () => {
  let database: Database
  let close = async (): Promise<void> => undefined

  beforeAll(async () => {
    const url = await migratedDatabase()
    ;({ database, close } = connect(url))
  })
  afterAll(() => close())

  const ask = (address: string, mail: string) => permissionToWrite(database, address, mail, 'anybody')
  const confirm = (address: string, mail: string) => permissionToWrite(database, address, mail, 'sender')
  const hoursLater = (hours: number) =>
    database.execute(sql.raw(`update visitor_mail set at = at - interval '${hours} hours'`))

  it('gets at most one mail an hour and three a day, however its address is written', async () => {
    expect(await ask('camille@exemple.example', 'a')).toBe('now')
    expect(await ask('Camille+2@Exemple.example', 'b')).toBe('later')
    await hoursLater(1)
    expect(await ask('camille@exemple.example', 'b')).toBe('now')
    await hoursLater(1)
    expect(await ask('camille@exemple.example', 'c')).toBe('now')
    await hoursLater(2)
    expect(await ask('camille@exemple.example', 'd')).toBe('never')
    expect(await ask('somebody-else@exemple.example', 'e')).toBe('now')
    await hoursLater(24)
    expect(await ask('camille@exemple.example', 'f')).toBe('now')
  })

  it('gets at most nine mails in seven days', async () => {
    const given: string[] = []
    for (let hour = 0; hour < 6 * 24; hour += 1) {
      given.push(await ask('week@exemple.example', `week ${hour}`))
      await hoursLater(1)
    }
    expect(given.filter((permission) => permission === 'now')).toHaveLength(9)
    expect(given.slice(3 * 24)).not.toContain('now')
    await hoursLater(24)
    expect(await ask('week@exemple.example', 'next week')).toBe('now')
  })

  it('gets up to ten confirmations of requests a day at once; the others are sent later', async () => {
    const address = 'sender@exemple.example'
    const given = []
    for (let request = 0; request < 12; request += 1) given.push(await confirm(address, `request ${request}`))
    expect(given).toEqual([...Array.from({ length: 10 }, () => 'now'), 'later', 'later'])
    await hoursLater(24)
    expect(await confirm(address, 'request 11')).toBe('now')
  })

  it('gets at most ten mails a day and thirty in seven days, counting all mails that strangers can cause', async () => {
    const address = 'all@exemple.example'
    const given: string[] = []
    const firstDay = 3 * 24
    for (let hour = 0; hour < 6 * 24; hour += 1) {
      for (const orderedBy of ['anybody', 'sender', 'clock'] as const)
        given.push(await permissionToWrite(database, address, `${orderedBy} ${hour}`, orderedBy))
      await hoursLater(1)
    }
    const counted = (permissions: readonly string[]) => permissions.filter((permission) => permission === 'now').length
    expect([counted(given.slice(0, firstDay)), counted(given)]).toEqual([10, 30])
  })

  it('has separate limits for confirmations and for other mails', async () => {
    await confirm('both@exemple.example', 'confirmation')
    expect(await ask('both@exemple.example', 'news of both')).toBe('now')
  })

  it('counts a retried mail once', async () => {
    expect(await ask('again@exemple.example', 'g')).toBe('now')
    expect(await ask('again@exemple.example', 'g')).toBe('now')
  })

  it('gets one mail when many are requested at once', async () => {
    const many = Array.from({ length: 20 }, (_, index) => index)
    // Opens all connections first, so that the calls below run at the same time.
    await Promise.all(many.map(() => database.execute(sql`select pg_sleep(0.1)`)))
    for (const name of ['first', 'second', 'third', 'fourth', 'fifth']) {
      const answers = await Promise.all(many.map((index) => ask(`${name}@exemple.example`, `${name}${index}`)))
      expect(answers.filter((answer) => answer === 'now')).toHaveLength(1)
    }
  })

  it('is stored as a hash', async () => {
    await ask('trace@exemple.example', 'h')
    const { rows } = await database.execute(sql`select * from visitor_mail`)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('exemple')
  })
})

it('ten requests with a stranger’s address are all stored and reported to the desk, and the stranger gets one mail', async () => {
  const sent: string[] = []
  const lines: string[] = []
  await using backend = await testBackend({
    delivery:
      () =>
      async ({ to }) =>
        void sent.push(to),
    onFailure: (line) => void lines.push(line),
  })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => backend.post('/api/mail/create-contact/', contactRequest())),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  await vi.waitUntil(() => sent.filter((to) => to === 'desk@sample.example').length === 10, eventually)
  const held = sql`select 1 from pgboss.job where name = 'mail' and state = 'retry' and output ->> 'code' = 'HELD_BACK'`
  await vi.waitUntil(async () => (await backend.database.execute(held)).rows.length === 9, eventually)
  expect(sent.filter((to) => to === 'sam@sample.example')).toHaveLength(1)
  expect(lines).toEqual([])
})

it.each([
  ['a reminder', { expiresSameDay: true }, {}, 10, 0],
  ['another scheduled mail', {}, {}, 10, 6],
  ['a reminder whose reader has opened a key', { expiresSameDay: true }, { isKnownToReader: true }, 16, 0],
] as const)(
  'for sixteen requests %s is sent as often as the limit of its mailbox allows',
  async (_, ofKind, ofMail, left, waiting) => {
    await using backend = await testBackend()
    const letter = privateLink(
      { locale: 'fr', country: 'FR', reference: 'ABC', page: 'https://sample.fr.example' },
      clinic,
    )
    const sent: string[] = []
    const send = sendMail(backend.database, {
      clinic,
      letters: {
        some: {
          to: 'visitor',
          orderedBy: 'clock',
          ...ofKind,
          write: async () => ({ to: 'box@exemple.example', letter, ...ofMail }),
        },
      },
      deliver: async ({ to }) => void sent.push(to),
    })
    let held = 0
    for (let request = 0; request < 16; request += 1)
      await send({ letter: 'some', subject_id: `${request}` }).catch(() => (held += 1))
    expect([sent.length, held]).toEqual([left, waiting])
  },
)

it('the recipients of mails are deleted at night, eight days later', async () => {
  await using jobs = await databaseAndJobs()
  const { database, boss, schedule } = jobs
  const sentBefore = (hours: number) => ({
    id: `${hours} hours`,
    mailbox: '',
    at: sql`now() - make_interval(hours => ${hours})`,
  })
  await database.insert(visitorMail).values([1, 191, 193, 900].map(sentBefore))
  await boss.createQueue(oldMailsQueue)
  // Starts the job that is otherwise scheduled at night.
  await boss.send(oldMailsQueue)
  await deleteOldVisitorMails(schedule, database)
  const storedIds = async () => (await database.select().from(visitorMail)).map(({ id }) => id).toSorted()
  await expect.poll(storedIds).toEqual(['1 hours', '191 hours'])
  expect(await boss.getSchedules(oldMailsQueue)).toMatchObject([{ timezone: 'Europe/Paris' }])
})
