import { toNumber } from '../mail/mail-stop.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestRow } from '../../testing/request-row.ts'
import { friday } from '../../testing/requests.ts'
import { clinic, type TestBackend, testBackend } from '../../testing/test-backend.ts'
import { visitorMail } from '../mail/mail.table.ts'
import { mailId } from '../mail/mail-jobs.ts'
import { GatewayFails, SmsRefused } from '../mail/sms-failure.ts'
import { productSecret } from '../platform/secrets/product-secret.table.ts'
import { requestTable } from '../requests/request.table.ts'
import type { OutgoingSms } from './gateway.ts'
import { sendSms } from './send-sms.ts'
import { sms, smsStop } from './sms.table.ts'
import type { SmsKind, WrittenSms } from './sms-kind.ts'
import { isSmsStopped, stopSms } from './sms-stops.ts'

const phone = '+33612345678'
const [first, second] = ['3b0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c11', '3b0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c12']
const settings = { sms: 'on', smsCountries: ['FR'], smsSenders: undefined, smsSegmentsPerDay: undefined } as const

let backend: TestBackend
let logged: string[] = []
let accepted: OutgoingSms[] = []
let failure: Error | undefined
let now = new Date(friday)

beforeAll(async () => {
  backend = await testBackend()
})
afterAll(() => backend[Symbol.asyncDispose]())
beforeEach(async () => {
  ;[logged, accepted, failure, now] = [[], [], undefined, new Date(friday)]
  const { database } = backend
  await Promise.all([database.delete(requestTable), database.delete(visitorMail), database.delete(smsStop)])
  await database
    .insert(requestTable)
    .values([requestRow({ id: first, phone }), requestRow({ id: second, reference: 'CM-2222-2222', phone })])
})

interface Sending {
  written?: Partial<WrittenSms>
  kind?: Partial<SmsKind>
  ceiling?: number
}

/** Sends the text message with this id; resolves to whether it was sent, or to the code of the failure. */
async function send(id: string, { written, kind, ceiling }: Sending = {}): Promise<unknown> {
  const context = {
    clinic,
    kinds: {
      some_sms: {
        orderedBy: 'sender' as const,
        write: async () => ({
          to: phone,
          text: 'Bonjour',
          zone: 'Europe/Paris',
          requestId: first,
          isConfirmed: true,
          ...written,
        }),
        ...kind,
      },
    },
    gateway: async (message: OutgoingSms) => {
      if (failure) throw failure
      accepted.push(message)
    },
    settings: { ...settings, smsSegmentsPerDay: ceiling },
    log: {
      write: (event: string) => void logged.push(event),
      begins: (outage: string) => {
        if (!logged.includes(outage)) logged.push(outage)
        return true
      },
      ends: () => undefined,
    },
    clock: () => now,
  }
  try {
    return (await sendSms(backend.database, context)({ letter: 'some_sms', subject_id: id })) !== undefined
  } catch (error) {
    return (error as { code?: unknown }).code
  }
}

const stateOf = async (id: string) => {
  const [row] = await backend.database
    .select()
    .from(sms)
    .where(eq(sms.id, mailId({ letter: 'some_sms', subject_id: id })))
  return row?.state
}
const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const hoursLater = (hours: number) =>
  backend.database.execute(sql.raw(`update visitor_mail set at = at - interval '${hours} hours'`))

describe('a text message', () => {
  it('is recorded before the gateway gets it, and is sent once', async () => {
    let atGateway: string | undefined
    const kind = { onSent: async () => undefined }
    const whole = send('a', { kind })
    expect(await whole).toBe(true)
    atGateway = await stateOf('a')
    expect([atGateway, await send('a', { kind }), accepted.length]).toEqual(['sent', true, 1])
    expect(accepted[0]).toMatchObject({ id: mailId({ letter: 'some_sms', subject_id: 'a' }), to: phone, segments: 1 })
  })

  it('waits ten minutes for a delivery report if nobody knows whether the gateway accepted it', async () => {
    failure = new GatewayFails('TIMEOUT', true)
    expect([await send('a'), await stateOf('a')]).toEqual(['TIMEOUT', 'sending'])
    failure = undefined
    minutesLater(9)
    expect([await send('a'), accepted.length]).toEqual(['HELD_BACK', 0])
    minutesLater(1)
    expect([await send('a'), await stateOf('a'), accepted.length]).toEqual([true, 'sent', 1])
  })

  it('counts each time it is sent without an answer of the gateway, because each of them may arrive', async () => {
    failure = new GatewayFails('TIMEOUT', true)
    const given = []
    for (let times = 0; times < 4; times += 1) {
      given.push(await send('a', { written: { isConfirmed: false } }))
      minutesLater(10)
    }
    expect(given).toEqual(['TIMEOUT', 'TIMEOUT', 'TIMEOUT', 'HELD_BACK'])
  })

  it('is not sent again after its delivery report', async () => {
    failure = new GatewayFails('TIMEOUT', true)
    await send('a')
    failure = undefined
    await backend.database.update(sms).set({ state: 'delivered' })
    expect([await send('a'), accepted.length]).toEqual([true, 0])
  })

  it.each([
    ['that surely did not accept it', () => new GatewayFails('ECONNREFUSED', false)],
    ['that refuses the number', () => new SmsRefused()],
  ])('is tried again at once after a gateway %s', async (_, error) => {
    failure = error()
    expect([await send('a'), await stateOf('a')]).toEqual([error().code, 'failed'])
    failure = undefined
    expect([await send('a'), await stateOf('a'), accepted.length]).toEqual([true, 'sent', 1])
  })

  it('of an erased request is not sent', async () => {
    await backend.database.delete(requestTable).where(eq(requestTable.id, first))
    expect([await send('a'), accepted.length]).toEqual([undefined, 0])
  })

  it.each(['+33199001234', '+14165550178', '+33836699999'])('is never sent to %s', async (to) => {
    expect([await send('a', { written: { to } }), accepted.length]).toEqual([false, 0])
  })

  it('is not sent to a number that stopped text messages', async () => {
    await stopSms(backend.database, phone, now)
    expect([await send('a'), accepted.length]).toEqual([false, 0])
  })

  it('waits for the morning, and a reminder is dropped', async () => {
    now = new Date('2027-03-05T20:00:00Z')
    expect(await send('a')).toBe('HELD_BACK')
    expect(await send('b', { kind: { expiresSameDay: true } })).toBe(false)
    expect(accepted).toEqual([])
    now = new Date('2027-03-06T07:00:00Z')
    expect(await send('a')).toBe(true)
  })
})

describe('an unconfirmed number', () => {
  const unconfirmed = { written: { isConfirmed: false } }
  const aboutSecond = { written: { isConfirmed: false, requestId: second } }

  it('gets one message about a request', async () => {
    expect([await send('a', unconfirmed), await send('b', unconfirmed)]).toEqual([true, false])
    await hoursLater(24 * 30)
    expect(await send('c', unconfirmed)).toBe(false)
    expect(await send('d', aboutSecond)).toBe(true)
    expect(await send('e')).toBe(true)
  })

  it('gets three messages a day, whoever asks', async () => {
    const ids = Array.from({ length: 5 }, (_, index) => requestRow().id.replace(/..$/, `a${index}`))
    await backend.database
      .insert(requestTable)
      .values(ids.map((id, index) => requestRow({ id, phone, reference: `CM-3333-333${index}` })))
    const given = []
    for (const id of ids) given.push(await send(id, { written: { isConfirmed: false, requestId: id } }))
    expect(given).toEqual([true, true, true, 'HELD_BACK', 'HELD_BACK'])
    await hoursLater(24)
    expect(await send('next', { written: { isConfirmed: false, requestId: ids[3] ?? '' } })).toBe(true)
  })

  it('gets one message about a request if many are sent at the same time', async () => {
    const many = Array.from({ length: 20 }, (_, index) => `${index}`)
    // Opens all connections first, so that the messages below are sent at the same time.
    await Promise.all(many.map(() => backend.database.execute(sql`select pg_sleep(0.1)`)))
    await Promise.all(many.map((id) => send(id, unconfirmed)))
    expect(accepted).toHaveLength(1)
  })
})

describe('a confirmed number', () => {
  it('gets ten messages a day, also if the reader orders them', async () => {
    const given = []
    for (let index = 0; index < 11; index += 1) given.push(await send(`${index}`))
    expect(given).toEqual([...Array.from({ length: 10 }, () => true), 'HELD_BACK'])
  })

  it('gets one link an hour', async () => {
    const kind = { orderedBy: 'anybody' } as const
    expect([await send('a', { kind }), await send('b', { kind })]).toEqual([true, 'HELD_BACK'])
    await hoursLater(1)
    expect(await send('b', { kind })).toBe(true)
  })
})

describe('the ceiling of segments', () => {
  const numbers = Array.from({ length: 12 }, (_, index) => `+336123456${String(index + 10)}`)
  const sendAll = async (ceiling: number) => {
    const given = []
    for (const to of numbers) given.push(await send(to, { ceiling, written: { to } }))
    return given.filter((result) => result === true).length
  }

  it('holds for all numbers together; the log has one line before it is reached and one when it is', async () => {
    expect(await sendAll(8)).toBe(8)
    expect(logged).toEqual(['sms ceiling near', 'sms ceiling reached'])
    await hoursLater(24)
    expect(await send('later', { ceiling: 8 })).toBe(true)
  })

  it('is used up to its half by unconfirmed numbers; confirmed ones and calls of the desk have the rest', async () => {
    const given = []
    for (const to of numbers.slice(0, 6))
      given.push(await send(to, { ceiling: 8, written: { to, isConfirmed: false, requestId: null } }))
    expect(given).toEqual([true, true, true, true, 'HELD_BACK', 'HELD_BACK'])
    expect(logged).toEqual(['sms ceiling of new numbers reached'])
    expect(await send('confirmed', { ceiling: 8 })).toBe(true)
    const called = { kind: { orderedBy: 'clock' as const }, written: { isConfirmed: false, requestId: second } }
    expect(await send('not reached', { ceiling: 8, ...called })).toBe(true)
    const [to = ''] = numbers
    await hoursLater(24)
    expect(await send('again', { ceiling: 8, written: { to, isConfirmed: false, requestId: null } })).toBe(true)
  })

  it('counts a message of two segments twice', async () => {
    const text = 'a'.repeat(161)
    expect([
      await send('a', { ceiling: 3, written: { text } }),
      await send('b', { ceiling: 3, written: { text } }),
    ]).toEqual([true, 'HELD_BACK'])
  })

  it('counts a retried message once', async () => {
    failure = new GatewayFails('ECONNREFUSED', false)
    await send('a', { ceiling: 1 })
    failure = undefined
    expect(await send('a', { ceiling: 1 })).toBe(true)
  })
})

it('the number is stored as a hash only', async () => {
  await send('a')
  const rows = await Promise.all([backend.database.select().from(sms), backend.database.select().from(visitorMail)])
  expect(JSON.stringify(rows)).toContain(toNumber(phone))
  expect(JSON.stringify(rows)).not.toContain('612345678')
})

it('a number that stopped is stored as a hash that nobody can try without the secret', async () => {
  const { database } = backend
  await stopSms(database, phone, now)
  expect(JSON.stringify(await database.select().from(smsStop))).not.toMatch(`612345678|${toNumber(phone)}`)
  expect(await isSmsStopped(database, phone)).toBe(true)
  await database.delete(productSecret)
  expect(await isSmsStopped(database, phone)).toBe(false)
})
